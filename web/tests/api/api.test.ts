import { describe, expect, it } from 'vitest'
import { Api } from '$/api'
import { readLink, writeLink } from '$/api/links'

/** An Api whose house gives one answer, and what it was asked. */
function answering(answer: Response | Error) {
  const asked: { url: string; init: RequestInit }[] = []
  const api = new Api('', (url, init) => {
    asked.push({ url: String(url), init: init ?? {} })
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  })
  return { api, asked }
}

describe('asking the house', () => {
  it('shows a token only where there is one', async () => {
    const { api, asked } = answering(Response.json({ link: 'l', name: 'Anna', host: true, seats: [0] }))
    expect((await api.you('t1', 'secret')).name).toBe('Anna')
    expect(asked[0]?.url).toBe('/api/tables/t1/you')
    expect(asked[0]?.init.headers).toEqual({ Authorization: 'Bearer secret' })
  })

  it('says which language is read, if one was chosen', async () => {
    const { api, asked } = answering(Response.json({ games: [] }))
    api.language = 'de'
    await api.shelf()
    expect(asked[0]?.init.headers).toEqual({ 'Accept-Language': 'de' })
  })

  it('posts JSON', async () => {
    const { api, asked } = answering(Response.json({}))
    await api.openTable({ game: 'rathulhu', seats: 2, start: true })
    expect(asked[0]?.init).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' } })
    expect(JSON.parse(String(asked[0]?.init.body))).toEqual({ game: 'rathulhu', seats: 2, start: true })
  })

  it('gives a refusal in the words of the house', async () => {
    const { api } = answering(Response.json({ cause: 'not_now', why: 'Too early.', clause: null }, { status: 409 }))
    await expect(api.record('t1')).rejects.toMatchObject({ cause: 'not_now', why: 'Too early.' })
  })

  it('says so when something else answers, or nothing does', async () => {
    await expect(answering(new Response('<h1>Bad gateway</h1>', { status: 502 })).api.shelf()).rejects.toMatchObject({
      cause: 'unavailable',
    })
    await expect(answering(new TypeError('failed to fetch')).api.shelf()).rejects.toMatchObject({
      cause: 'unreachable',
    })
  })
})

describe('links', () => {
  it('are read and written alike', () => {
    const link = { table: 'h5zybwgsa2khkx39', token: 'Tg1-_x' }
    expect(readLink(writeLink(link, 'http://house'))).toEqual(link)
    expect(writeLink({ table: 'h5', token: '' }, 'http://house')).toBe('http://house/table/h5')
  })

  it('invite to a seat; a token says more than a seat', () => {
    const invitation = { table: 'h5', token: '', seat: 11 }
    expect(writeLink(invitation, 'http://house')).toBe('http://house/table/h5#seat-12')
    expect(readLink('http://house/table/h5#seat-12')).toEqual(invitation)
    expect(writeLink({ ...invitation, token: 'Tg1' }, 'http://house')).toBe('http://house/table/h5#Tg1')
    expect(readLink('http://house/table/h5#seat-of-gold')).toEqual({ table: 'h5', token: 'seat-of-gold' })
  })

  it('of other pages are none', () => {
    expect(readLink('http://house/')).toBeNull()
    expect(readLink('http://house/tables/h5')).toBeNull()
  })
})
