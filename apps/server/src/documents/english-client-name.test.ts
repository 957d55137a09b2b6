import { expect, test } from 'vitest'
import type { FoundClient } from '../organisations/clients/client-store.ts'
import { englishClientName } from './english-client-name.ts'

// What stands on a page is all that is looked at.
const client = { display_name_el: 'Αιγίς', display_name_en: 'Aegis' } as FoundClient
const clients = { find: async (id: string) => (id === 'aegis' ? client : undefined) }

test('O6: the English name goes with the Greek name of the diploma; renamed since, or unknown, there is none', async () => {
  expect(await englishClientName({ id: 'aegis', nameEl: 'Αιγίς' }, clients)).toBe('Aegis')
  expect(await englishClientName({ id: 'aegis', nameEl: 'Παλαιά επωνυμία' }, clients)).toBeNull()
  expect(await englishClientName({ id: 'other', nameEl: 'Αιγίς' }, clients)).toBeNull()
})
