// Bots as people choose them: a level and a temperament, `level:3:cautious` on the wire.

import type { GameInfo, LevelInfo } from '$/wire/types'

export interface Bot {
  readonly level: number
  /** Empty where the house may choose. */
  readonly temperament: string
}

/** What somebody gets who does not choose. */
export const USUAL = 'level:3'
/** What somebody gets who has just learnt a game. */
export const GENTLE = 'level:1'

export function readBot(name: string): Bot {
  const [, level, temperament] = name.split(':')
  return { level: Number(level), temperament: temperament ?? '' }
}

export const writeBot = ({ level, temperament }: Bot): string =>
  temperament ? `level:${String(level)}:${temperament}` : `level:${String(level)}`

/** The same with another level, or another temperament. */
export const changeBot = (name: string, some: Partial<Bot>): string => writeBot({ ...readBot(name), ...some })

/** What a temperament is called at this table; one that the shelf does not know, by its plain name. */
export const temperOf = (name: string, game: GameInfo | undefined): string => {
  const { temperament } = readBot(name)
  return game?.temperaments.find((each) => each.name === temperament)?.title ?? temperament.replaceAll('_', ' ')
}

const levelOf = (name: string, game: GameInfo | undefined): LevelInfo | undefined =>
  game?.levels.find((each) => each.number === readBot(name).level)

/** How a bot's level plays, in a sentence. */
export const lineOf = (name: string, game: GameInfo | undefined): string => levelOf(name, game)?.line ?? ''

/** The same, and how strong that is. */
export const linesOf = (name: string, game: GameInfo | undefined): string =>
  [lineOf(name, game), levelOf(name, game)?.strength].filter(Boolean).join(' ')
