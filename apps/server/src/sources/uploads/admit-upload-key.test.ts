import { expect, test } from 'vitest'
import { isAllowed } from './admit-upload-key.ts'

test('I11: without a list every address may send; with one only those of its addresses and networks', () => {
  const networks = ['192.0.2.7', '198.51.100.0/24', '2001:db8::/32']
  expect(isAllowed('203.0.113.9', [])).toBe(true)
  for (const address of ['192.0.2.7', '::ffff:192.0.2.7', '198.51.100.200', '2001:db8:1::5'])
    expect([address, isAllowed(address, networks)]).toEqual([address, true])
  for (const address of ['192.0.2.8', '::ffff:192.0.2.8', '198.51.101.1', '2001:db9::1', 'nonsense'])
    expect([address, isAllowed(address, networks)]).toEqual([address, false])
})
