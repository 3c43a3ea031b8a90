import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '$/words/words'
import { wordsOf } from '../spoken'

describe.each(LANGUAGES)('in %s', (language) => {
  const words = wordsOf('rathulhu', language)

  it('who invokes need not bid when the track is full (8.7)', () => {
    expect(words('explain-idol')).toMatch(/unless all eight|außer wenn alle acht/)
  })

  it('as many Shoggoths for everybody score for nobody (K1)', () => {
    expect(words('explain-shoggoth')).toMatch(/nobody scores|für niemanden/)
  })

  it('a Setback strikes also whoever takes it with an Old One (K5)', () => {
    expect(words('explain-setback')).not.toMatch(/wins|gewinnt/)
  })
})
