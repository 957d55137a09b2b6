import { expect, test } from 'vitest'
import { isUnderAnotherName } from './match-account-name.ts'

const degree = (lastNameEl: string | null, firstNameEl: string | null) => ({
  ...{ lastNameEl, firstNameEl },
  lastNameEn: 'Placeholder',
  firstNameEn: 'John',
})
const account = (lastName: string, firstName: string) => ({ lastName, firstName })

test.each([
  ['accents and case', degree('Παπαδοπούλου', 'Ελένη'), account('ΠΑΠΑΔΟΠΟΥΛΟΥ', 'ΕΛΕΝΗ')],
  ['the form for a man and a woman', degree('Παπαδόπουλος', 'Ελένη'), account('ΠΑΠΑΔΟΠΟΥΛΟΥ', 'ΕΛΕΝΗ')],
  ['two surnames in the other order', degree('Α-Βου', 'Ελένη'), account('ΒΟΥ Α', 'ΕΛΕΝΗ')],
  ['Latin letters only', degree(null, null), account('PLACEHOLDER', 'JOHN')],
  ['an account without a name', degree('Παπαδοπούλου', 'Ελένη'), account('', '')],
])('G24: %s are no change of name', (_, record, holder) => {
  expect(isUnderAnotherName(record, holder)).toBe(false)
})

test.each([
  ['another surname', account('ΕΙΚΟΝΙΚΙΔΟΥ', 'ΕΛΕΝΗ')],
  ['another first name', account('ΠΑΠΑΔΟΠΟΥΛΟΥ', 'ΜΑΡΙΑ')],
])('G24: %s must be declared', (_, holder) => {
  expect(isUnderAnotherName(degree('Παπαδοπούλου', 'Ελένη'), holder)).toBe(true)
})
