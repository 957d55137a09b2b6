import { expect, test } from 'vitest'
import { clientOptions } from './client-options.ts'

const client = (name: string, el: string, en: string, kind: 'named' | 'any-tax-user' = 'named') => ({
  id: name,
  name,
  display_name: el,
  display_name_el: el,
  display_name_en: en,
  kind,
})
const clients = [
  client('omega', 'Ωμέγα', 'Alpha Books'),
  client('alpha', 'Άλφα', 'Zeta Works'),
  client('any', 'χρήστες', 'users', 'any-tax-user'),
]

test('G3: any authenticated user comes first, the others in Greek order whatever their accents', () => {
  expect(clientOptions(clients, 'el', 'Οποιοσδήποτε').map(({ label }) => label)).toEqual([
    'Οποιοσδήποτε',
    'Άλφα',
    'Ωμέγα',
  ])
})

test('G3: in English the English names are shown and ordered', () => {
  expect(clientOptions(clients, 'en', 'Any').map(({ label }) => label)).toEqual(['Any', 'Alpha Books', 'Zeta Works'])
})

test('G3: both names of an organisation are searched', () => {
  const zeta = clientOptions(clients, 'el', 'Οποιοσδήποτε').find(({ value }) => value === 'alpha')
  expect(zeta?.keywords).toContain('Zeta Works')
})
