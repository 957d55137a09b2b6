import { expect, test } from 'vitest'
import { startLocale } from './language.ts'

const nothing = { search: '', stored: null, cookies: '' }

test('P7: the lang query wins over the session', () => {
  expect(startLocale({ search: '?lang=en', stored: 'el', cookies: 'lang=el' })).toBe('en')
  expect(startLocale({ search: '?lang=el', stored: 'en', cookies: 'lang=en' })).toBe('el')
})

test('P7: without a query the session decides, and without a session Greek', () => {
  expect(startLocale({ ...nothing, stored: 'en' })).toBe('en')
  expect(startLocale(nothing)).toBe('el')
})

test('P7: the session storage of a tab wins over the cookie, which speaks for it in a new tab', () => {
  expect(startLocale({ ...nothing, stored: 'el', cookies: 'lang=en' })).toBe('el')
  expect(startLocale({ ...nothing, cookies: 'a=b; lang=en' })).toBe('en')
  expect(startLocale({ ...nothing, cookies: 'slang=en' })).toBe('el')
})

test('P7: any other value becomes en', () => {
  expect(startLocale({ ...nothing, search: '?lang=fr', stored: 'el' })).toBe('en')
  expect(startLocale({ ...nothing, stored: 'de' })).toBe('en')
  expect(startLocale({ ...nothing, cookies: 'lang=it' })).toBe('en')
})
