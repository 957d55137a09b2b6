import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pathWithin } from './follow-links.ts'

const ORIGIN = 'https://diplomas.example'
const service = [{ path: '/', children: [{ index: true }, { path: 'graduate' }, { path: '*' }] }]
const authorization = [{ path: '/', children: [{ path: 'data' }, { path: '*' }] }]

beforeEach(() => vi.stubGlobal('location', new URL(`${ORIGIN}/`)))
afterEach(() => vi.unstubAllGlobals())

test('a link to a page of the site is followed by the router, with query and fragment', () => {
  expect(pathWithin(service, '/', new URL('/graduate?lang=en#top', ORIGIN))).toBe('/graduate?lang=en#top')
})

test('a link to another site, the server or an unknown page loads a page', () => {
  expect(pathWithin(service, '/', new URL('/authorization/consents', ORIGIN))).toBeNull()
  expect(pathWithin(service, '/', new URL('/api/client/logout', ORIGIN))).toBeNull()
})

test('a link to another host loads a page, whatever its path', () => {
  expect(pathWithin(service, '/', new URL('https://evil.example/graduate'))).toBeNull()
})

test('below a base address the router gets the path without it', () => {
  expect(pathWithin(authorization, '/authorization', new URL('/authorization/data', ORIGIN))).toBe('/data')
  expect(pathWithin(authorization, '/authorization', new URL('/graduate', ORIGIN))).toBeNull()
})
