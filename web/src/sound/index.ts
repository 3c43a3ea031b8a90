// Sound, made by us with Web Audio; silent until somebody asks for it. `play('dice')` may be called by any board.

import { recipe, type Sound, type Stroke } from './recipes'

export type { Sound } from './recipes'

let isOn = false
let room: { readonly context: AudioContext; readonly noise: AudioBuffer } | null = null

/** Whether anything may be heard. */
export function setSound(on: boolean): void {
  isOn = on
}

/** Let something be heard now. A browser keeps silent until the page was touched; then this does, too. */
export function play(sound: Sound): void {
  if (!isOn || typeof AudioContext === 'undefined') return
  room ??= furnish(new AudioContext())
  const { context, noise } = room
  if (context.state === 'suspended') void context.resume()
  for (const stroke of recipe(sound)) strike(context, noise, stroke)
}

function furnish(context: AudioContext) {
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  return { context, noise }
}

function strike(context: AudioContext, noise: AudioBuffer, stroke: Stroke): void {
  const begin = context.currentTime + 0.01 + stroke.at
  const end = begin + stroke.lasts
  const volume = context.createGain()
  volume.gain.setValueAtTime(stroke.loud, begin)
  volume.gain.exponentialRampToValueAtTime(0.0001, end)
  volume.connect(context.destination)

  if (stroke.kind === 'tone') {
    const tone = context.createOscillator()
    glide(tone.frequency, stroke, begin, end)
    tone.connect(volume)
    tone.start(begin)
    tone.stop(end)
    return
  }
  const source = context.createBufferSource()
  source.buffer = noise
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.Q.value = stroke.narrow ?? 1
  glide(filter.frequency, stroke, begin, end)
  source.connect(filter).connect(volume)
  source.start(begin, Math.random() * 0.5)
  source.stop(end)
}

function glide(pitch: AudioParam, stroke: Stroke, begin: number, end: number): void {
  pitch.setValueAtTime(stroke.pitch, begin)
  if (stroke.to) pitch.exponentialRampToValueAtTime(stroke.to, end)
}
