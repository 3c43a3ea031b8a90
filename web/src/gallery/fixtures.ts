// What tools/web_fixtures.py has written, by game.

import type { Scene, Told } from '$/wire/types'

export interface Fixture {
  readonly title: string
  readonly seat: number | null
  readonly names: readonly string[]
  readonly before: Scene | null
  readonly scene: Scene
  readonly told: readonly Told[]
  readonly story: readonly Told[]
}

export interface Fixtures {
  readonly game: string
  readonly scenes: readonly Fixture[]
  readonly film: {
    readonly seat: number
    readonly names: readonly string[]
    readonly states: readonly { readonly scene: Scene; readonly told: readonly Told[] }[]
  }
}

export async function loadFixtures(game: string): Promise<Fixtures> {
  const answer = await fetch(`/fixtures/${game}.json`)
  // A missing file is answered with a page by the development server.
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) {
    throw new Error(`There is no fixtures/${game}.json. Run: python -m tools.web_fixtures ${game}`)
  }
  return (await answer.json()) as Fixtures
}
