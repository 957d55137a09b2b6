import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { keysFromMaster } from '../../platform/keys.ts'
import type { OrganisationUser } from '../sign-in/current-user.ts'
import type { RepresentedClient } from './client-store.ts'
import { isForAnyTaxUser, mayReadAgain, readsFor, whyNotOpen } from './reading-right.ts'

const keys = keysFromMaster(randomBytes(32))

const client = (id: string, canRead: boolean): RepresentedClient => ({
  id,
  name: id,
  kind: 'named',
  display_name_el: id,
  display_name_en: id,
  contact_email: null,
  scopes: [],
  can_read: canRead,
  can_inspect: !canRead,
})

const userOf = (...clients: RepresentedClient[]): OrganisationUser => ({
  taxNumber: '090000045',
  name: 'Ελένη',
  isCitizen: clients.length === 0,
  clients,
})

const citizen = userOf()
const reader = userOf(client('one', true))
const inspector = userOf(client('one', false))

test('a link to any tax user opens for whoever is logged in', () => {
  const link = { client_id: 'all', client_kind: 'any-tax-user' as const }
  for (const user of [citizen, reader, inspector]) expect(whyNotOpen(user, link)).toBeNull()
})

describe('a link to a named client', () => {
  const link = { client_id: 'one', client_kind: 'named' as const }

  test('opens for who reads for the client', () => expect(whyNotOpen(reader, link)).toBeNull())

  test('stays closed for a citizen and for who reads for another client', () => {
    expect(whyNotOpen(citizen, link)).toBe('another client')
    expect(whyNotOpen(userOf(client('two', true)), link)).toBe('another client')
  })

  test('stays closed for who represents the client in another service alone', () => {
    expect(whyNotOpen(inspector, link)).toBe('service not held')
    const mixed = userOf(client('one', false), client('two', true))
    expect(whyNotOpen(mixed, link)).toBe('service not held')
  })
})

test('who reads for no client learns nothing about a link from the answer', () => {
  expect(whyNotOpen(inspector, undefined)).toBe('service not held')
  expect(whyNotOpen(inspector, { client_id: 'two', client_kind: 'named' })).toBe('service not held')
})

test('an unknown code is unknown to readers and citizens', () => {
  for (const user of [citizen, reader]) expect(whyNotOpen(user, undefined)).toBe('unknown or ended')
})

test('who represents a client without the reading service is told so, and a foreign client is not theirs', () => {
  expect(readsFor(reader, 'one')).toBe(true)
  expect(readsFor(reader, 'two')).toBe(false)
  expect(() => readsFor(inspector, 'one')).toThrow(expect.objectContaining({ code: 'reading_not_permitted' }))
})

describe('what was released is seen again', () => {
  const ofAll = { client_kind: 'any-tax-user' as const, client_id: 'all' }

  test('of a link to any tax user by the one who read it alone', () => {
    const own = { ...ofAll, reader_index: keys.index('tin', citizen.taxNumber) }
    expect(mayReadAgain(citizen, own, keys)).toBe(true)
    expect(mayReadAgain({ ...citizen, taxNumber: '123456783' }, own, keys)).toBe(false)
    expect(mayReadAgain(citizen, { ...ofAll, reader_index: null }, keys)).toBe(false)
  })

  test('of a named client by whoever reads for it, whoever read it first', () => {
    const release = { client_kind: 'named' as const, client_id: 'one', reader_index: randomBytes(32) }
    expect(mayReadAgain(reader, release, keys)).toBe(true)
    expect(mayReadAgain(citizen, release, keys)).toBe(false)
  })

  test('of a holder’s own copy by nobody of an organisation', () => {
    const copy = { client_kind: 'holder' as const, client_id: 'one', reader_index: keys.index('tin', reader.taxNumber) }
    expect(mayReadAgain(reader, copy, keys)).toBe(false)
  })
})

test('only the reserved client is for any tax user', () => {
  expect((['any-tax-user', 'named', 'holder'] as const).map(isForAnyTaxUser)).toEqual([true, false, false])
})
