// Which address an invitation carries: that of the page, one of the house's ways, or none that helps.
import { describe, expect, it } from 'vitest'
import { leadsHere, readReach } from '$/shell/reach.svelte'
import type { Reach } from '$/wire/types'

const WAY = { address: 'http://192.168.0.7:8000', network: 'wlan0', public: false }
const told = (some: Partial<Reach>): Reach => ({ at_home: true, open: true, ways: [WAY], command: '', ...some })

describe('addresses', () => {
  it.each(['localhost', 'rats.localhost', '127.0.0.1', '127.0.0.53', '[::1]'])('%s leads only here', (host) => {
    expect(leadsHere(host)).toBe(true)
  })
  it.each(['192.168.0.7', '[fd00::7]', 'rats.local', 'localhost.example.org', '127.0.0.1.example.org'])(
    '%s leads others, too',
    (host) => {
      expect(leadsHere(host)).toBe(false)
    },
  )
})

describe('what an invitation says', () => {
  it('is good as it is where nobody sits at the machine of the house', () => {
    expect(readReach(told({ at_home: false, ways: [] }))).toBe('this')
    expect(readReach(null)).toBe('this')
  })
  it('takes an address of the house', () => {
    expect(readReach(told({}))).toBe('ways')
  })
  it('says that only this machine is heard', () => {
    expect(readReach(told({ open: false, ways: [], command: 'play --friends' }))).toBe('only-here')
  })
  it('says that there is no network', () => {
    expect(readReach(told({ ways: [] }))).toBe('no-network')
  })
})
