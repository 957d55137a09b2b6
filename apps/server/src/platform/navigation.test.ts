import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { isNavigation, navigationLanguage } from './navigation.ts'

// Only these members are read.
const asked = (part: object) => ({ method: 'GET', headers: {}, url: '/', ...part }) as FastifyRequest
const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8'

test.each([
  ['a browser that says so', { headers: { 'sec-fetch-mode': 'navigate' } }, true],
  ['an older browser, which prefers HTML', { headers: { accept: HTML } }, true],
  ['a page of ours', { headers: { 'sec-fetch-mode': 'navigate', 'x-requested-with': 'XMLHttpRequest' } }, false],
  ['a script that takes HTML too', { headers: { 'sec-fetch-mode': 'cors', accept: HTML } }, false],
  ['a program with credentials', { headers: { accept: HTML, authorization: 'Bearer x' } }, false],
  ['a program', { headers: { accept: '*/*' } }, false],
  ['a form', { method: 'POST', headers: { 'sec-fetch-mode': 'navigate' } }, false],
])('%s navigates or not', (_, request, expected) => {
  expect(isNavigation(asked(request))).toBe(expected)
})

test('P7: a navigation has the language that it names, else that of the pages before, else Greek', () => {
  expect(navigationLanguage(asked({ url: '/api?lang=en', cookies: { lang: 'el' } }))).toBe('en')
  expect(navigationLanguage(asked({ url: '/api?page=data', cookies: { lang: 'en' } }))).toBe('en')
  expect(navigationLanguage(asked({ cookies: {} }))).toBe('el')
  expect(navigationLanguage(asked({ url: '/%zz?lang=xx' }))).toBe('en')
})
