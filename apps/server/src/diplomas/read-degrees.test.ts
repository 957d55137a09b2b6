import { randomBytes } from 'node:crypto'
import type { DegreeRecord } from '@perga/domain'
import { expect, test } from 'vitest'
import { keysFromMaster } from '../platform/keys.ts'
import { createDegreeReader } from './read-degrees.ts'

const person = { ssn: '15039290109', taxNumber: '190020139', lastName: 'ΠΑΡΑΔΕΙΓΜΑΤΙΔΟΥ', firstName: 'ΕΛΕΝΗ' }
const names = { lastNameEl: 'Παραδειγματίδου', firstNameEl: 'Ελένη', lastNameEn: 'x', firstNameEn: 'x' }

async function found(record: Partial<DegreeRecord>, registry: string): Promise<number> {
  const records = [
    { ssn: person.ssn, tin: null, status: 'valid', titleID: '1', certificateID: '1', ...names, ...record },
  ]
  const options = {
    sources: { askAll: async () => [{ institution: 'x', status: 1200, records }] },
    templates: { current: async () => new Map() },
    keys: keysFromMaster(randomBytes(32)),
    onStrangers: () => undefined,
  }
  // Only these members are asked for.
  const reader = createDegreeReader(options as unknown as Parameters<typeof createDegreeReader>[0])
  return (await reader.ofPerson({ ...person, registry })).degrees.length
}

test.each([
  ['of the same name', {}, 1],
  ['of another name', { lastNameEl: 'Άλλη' }, 0],
  ['of the same tax number and another name', { tin: person.taxNumber, lastNameEl: 'Άλλη' }, 1],
  ['of the same name and another tax number', { tin: '190021449' }, 0],
])('a record %s that is found by a number which its holder only declares counts so often', async (_, record, count) => {
  expect(await found(record, 'declared')).toBe(count)
})

test('G24: a record under another name counts where a registry gave the number', async () => {
  expect(await found({ lastNameEl: 'Άλλη', tin: '190021449' }, 'found')).toBe(1)
})
