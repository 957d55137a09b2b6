import { expect, test } from 'vitest'
import { landingPage } from './landing-page.ts'

test('O1: after the login the browser is where it wanted to be', () => {
  expect(landingPage({ token: 'ABC', next: null })).toBe('/organisation/ABC')
  expect(landingPage({ token: null, next: 'verify' })).toBe('/organisation/verify')
  expect(landingPage({ token: null, next: '/organisation/check' })).toBe('/organisation/check')
  expect(landingPage({ token: null, next: '/organisation' })).toBe('/organisation')
  expect(landingPage({ token: null, next: 'organisation' })).toBe('/organisation')
  expect(landingPage({ token: null, next: null })).toBe('/organisation/menu')
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '../../x',
  'constructor',
])('a target outside our pages is not followed: %s', (next) => {
  expect(landingPage({ token: null, next })).toBe('/organisation/menu')
})

test('a code cannot lead out of its path', () => {
  expect(landingPage({ token: '../../x?y#z', next: null })).toBe('/organisation/..%2F..%2Fx%3Fy%23z')
})
