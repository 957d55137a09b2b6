import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isWithin } from './follow-links.ts'

const ORIGIN = 'https://diplomas.example'
const service = {
  basename: '/',
  routes: [{ path: '/', children: [{ index: true }, { path: 'graduate' }, { path: '*' }] }],
}
const authorization = {
  basename: '/authorization',
  routes: [{ path: '/', children: [{ path: 'data' }, { path: '*' }] }],
}

beforeEach(() => vi.stubGlobal('location', new URL(`${ORIGIN}/`)))
afterEach(() => vi.unstubAllGlobals())

test('a link to a page of the site is followed without loading a page, with query and fragment', () => {
  expect(isWithin(service, new URL('/graduate?lang=en#top', ORIGIN))).toBe(true)
})

test('a link to another site, the server or an unknown page loads a page', () => {
  expect(isWithin(service, new URL('/authorization/consents', ORIGIN))).toBe(false)
  expect(isWithin(service, new URL('/api/client/logout', ORIGIN))).toBe(false)
})

test('a link to another host loads a page, whatever its path', () => {
  expect(isWithin(service, new URL('https://evil.example/graduate'))).toBe(false)
})

test('below a base address only what lies below it is within', () => {
  expect(isWithin(authorization, new URL('/authorization/data', ORIGIN))).toBe(true)
  expect(isWithin(authorization, new URL('/graduate', ORIGIN))).toBe(false)
})
