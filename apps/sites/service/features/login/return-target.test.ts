import { expect, test } from 'vitest'
import { pageOfTarget, readReturnTarget, targetParameters } from './return-target.ts'

const read = (query: string) => readReturnTarget(new URLSearchParams(query))

test('O1: a token survives the login and leads back to its reading', () => {
  expect(targetParameters(read('token=abc'))).toEqual({ token: 'abc' })
  expect(pageOfTarget(read('token=abc'))).toBe('/organisation/abc')
})

test('O1: a next page survives the login', () => {
  expect(targetParameters(read('next=/organisation/verify'))).toEqual({ next: '/organisation/verify' })
})

test('a next page outside the area of organisations is not followed', () => {
  for (const next of ['https://evil.example', '//evil.example', '/organisationevil', '/error', 'javascript:alert(1)']) {
    expect(read(`next=${encodeURIComponent(next)}`)).toEqual({ kind: 'none' })
  }
})

test('without a target the login leads to the menu', () => {
  expect(pageOfTarget(read(''))).toBe('/organisation/menu')
})
