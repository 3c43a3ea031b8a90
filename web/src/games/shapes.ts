// Places and boxes on a board, and a map that is put on its stage so that all of it is seen.

export interface Spot {
  readonly x: number
  readonly y: number
}
export interface Box extends Spot {
  readonly width: number
  readonly height: number
}
export interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The directions of the arrow keys. */
export const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** How a map lies on its stage: as large as the stage permits, in the middle. */
export function lay(frame: Frame, stage: { readonly width: number; readonly height: number }) {
  const scale = Math.min(stage.width / frame.width, stage.height / frame.height)
  const pose =
    `translate(${stage.width / 2}px, ${stage.height / 2}px) scale(${scale}) ` +
    `translate(${-frame.left - frame.width / 2}px, ${-frame.top - frame.height / 2}px)`
  return { scale, pose }
}
