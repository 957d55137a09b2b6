import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { endSentencesOnce, withOneFullStop } from './one-full-stop.ts'

test.each([
  ['Αποδέκτης: Αιγίς Α.Ε.. Στείλτε του τον σύνδεσμο.', 'Αποδέκτης: Αιγίς Α.Ε. Στείλτε του τον σύνδεσμο.'],
  ['The form is of <0>Aegis S.A.</0>.', 'The form is of <0>Aegis S.A.</0>'],
  ['Περιμένετε...', 'Περιμένετε...'],
  ['Άλλοι φορείς: «Αιγίς Α.Ε.».', 'Άλλοι φορείς: «Αιγίς Α.Ε.».'],
  ['See ../documents', 'See ../documents'],
])('a sentence ends with one full stop after a name that ends with one: %s', (text, expected) => {
  expect(withOneFullStop(text)).toBe(expected)
})

test('names that are filled into a text of the catalogue do not double its full stop', () => {
  const i18n = setupI18n({ locale: 'el', messages: { el: { x: ['Σε ', ['name'], '.'] } } })
  endSentencesOnce(i18n)
  expect(i18n._('x', { name: 'Αιγίς Α.Ε.' })).toBe('Σε Αιγίς Α.Ε.')
  expect(i18n.t('x', { name: 'Δήμος' })).toBe('Σε Δήμος.')
})
