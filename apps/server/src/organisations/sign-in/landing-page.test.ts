import { expect, test } from 'vitest'
import { landingPage, refusalPage } from './landing-page.ts'

test('O1: after the login the browser is where it wanted to be', () => {
  expect(landingPage({ token: 'ABC', next: null })).toBe('/organisation/ABC')
  expect(landingPage({ token: null, next: 'verify' })).toBe('/organisation/verify')
  expect(landingPage({ token: null, next: '/organisation/check' })).toBe('/organisation/check')
  expect(landingPage({ token: null, next: '/organisation/check/hand-overs' })).toBe('/organisation/check/hand-overs')
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

test('O1: a login that failed or was refused keeps what it was to come back to', () => {
  const code = { token: 'ABC', next: null }
  expect(refusalPage('tax_login_failed', code)).toBe('/organisation/login?failed=1&token=ABC')
  expect(refusalPage('not_permitted', code)).toBe('/organisation/login/error?token=ABC')
  const check = { token: null, next: 'check' }
  expect(refusalPage('tax_login_failed', check)).toBe('/organisation/login?failed=1&next=%2Forganisation%2Fcheck')
  expect(refusalPage('representative_suspended', check)).toBe(
    '/organisation/login/error?reason=suspended&next=%2Forganisation%2Fcheck',
  )
})

test('a refused login keeps no target outside our pages, and no code leads to another page', () => {
  const nowhere = { token: null, next: null }
  expect(refusalPage('not_permitted', nowhere)).toBe('/organisation/login/error')
  expect(refusalPage('tax_login_failed', { token: null, next: '//evil.example' })).toBe('/organisation/login?failed=1')
  expect(refusalPage('not_permitted', { token: 'A&next=x#y', next: null })).toBe(
    '/organisation/login/error?token=A%26next%3Dx%23y',
  )
})
