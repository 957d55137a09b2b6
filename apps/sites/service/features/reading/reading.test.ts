import { expect, test } from 'vitest'
import { readingOf } from './reading.ts'

const empty = { error: null, errorCode: null, data: [], expires_at: null, status: {}, language: null } as const
const answer = { ...empty, data: [] }

test('O8: error code 1 is an invalid code', () => {
  expect(readingOf('c', { ...answer, error: 'x', errorCode: '1' })).toEqual({ state: 'invalid-code' })
})

test('O8: any other error is the general one, also without a code', () => {
  expect(readingOf('c', { ...answer, error: 'x' }).state).toBe('failed')
  expect(readingOf('c', { ...answer, errorCode: '9' }).state).toBe('failed')
})

test('G14: error code 2 asks for the PIN and says whether the last one was wrong or the link is locked', () => {
  expect(readingOf('c', { ...answer, errorCode: '2', error: 'x' })).toEqual({ state: 'pin', code: 'c', pin: 'needed' })
  expect(readingOf('c', { ...answer, errorCode: '2', error: 'x', pin: 'locked' })).toMatchObject({ pin: 'locked' })
})

test('without an error the degrees are found', () => {
  expect(readingOf('c', { ...answer, expires_at: 5, language: 'en' })).toMatchObject({ state: 'found', expiresAt: 5 })
})
