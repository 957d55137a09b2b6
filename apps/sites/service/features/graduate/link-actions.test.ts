import { expect, test } from 'vitest'
import { accessLinkAddress } from './link-actions.ts'

test('G8: the link is the origin, /o/ and the code', () => {
  expect(accessLinkAddress('https://diplomas.example', '7M3K9Q')).toBe('https://diplomas.example/o/7M3K9Q')
})
