import { expect, test } from 'vitest'
import { startLocale } from './language.ts'

test('P7: the lang query wins over the session', () => {
  expect(startLocale('?lang=en', 'el')).toBe('en')
  expect(startLocale('?lang=el', 'en')).toBe('el')
})

test('P7: without a query the session decides, and without a session Greek', () => {
  expect(startLocale('', 'en')).toBe('en')
  expect(startLocale('', null)).toBe('el')
})

test('P7: any other value becomes en', () => {
  expect(startLocale('?lang=fr', 'el')).toBe('en')
  expect(startLocale('', 'de')).toBe('en')
})
