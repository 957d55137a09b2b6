import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('R1: HTML tags are stripped from the body of a message, line breaks stay', () => {
  expect(plainText('<p>Name:<br>Tax <strong>number</strong>:</p>')).toBe('Name:\nTax number:')
})

test('R1: signs that are no tags stay', () => {
  expect(plainText('1 < 2 and 3 > 2')).toBe('1 < 2 and 3 > 2')
})
