import { expect, test } from 'vitest'
import { displayName, readTaxUser } from './tax-user.ts'

const answer = (attributes: string) => `<root><userinfo ${attributes}/></root>`
const NAMES = 'lastname="ΠΑΠΑΔΟΠΟΥΛΟΥ" firstname="ΕΛΕΝΗ" fathername="" mothername="" birthyear="1990"'

test('Z2: padded attributes are trimmed and the leading zeros of eleven digits dropped', () => {
  const user = readTaxUser(answer(`userid="eleni     " taxid="00123456783   " ${NAMES}`))
  expect(user).toMatchObject({ userName: 'eleni', taxNumber: '123456783', lastName: 'ΠΑΠΑΔΟΠΟΥΛΟΥ', birthYear: 1990 })
  expect(displayName(user)).toBe('ΕΛΕΝΗ ΠΑΠΑΔΟΠΟΥΛΟΥ')
})

test.each([
  ['its check digit is wrong', answer(`userid="x" taxid="123456789" ${NAMES}`)],
  ['it is all zeros', answer(`userid="x" taxid="000000000" ${NAMES}`)],
])('a tax number is refused when %s', (_, body) => {
  expect(() => readTaxUser(body)).toThrow('tax_login_failed')
})

test.each([
  ['JSON, as the authority answers its failures', '{"error":"invalid_token"}'],
  ['a document type', `<!DOCTYPE root [<!ENTITY x "123456783">]>${answer(`userid="x" taxid="&x;" ${NAMES}`)}`],
  ['another document', '<html><body>Service unavailable</body></html>'],
  ['nothing', ''],
])('an answer that is %s is refused', (_, body) => {
  expect(() => readTaxUser(body)).toThrow('tax_login_failed')
})

test('names may be empty and the birth year absent', () => {
  const user = readTaxUser(answer('userid="nobody" taxid="123456783" lastname="" firstname="" birthyear=""'))
  expect(user.birthYear).toBeNull()
  expect(displayName(user)).toBe('nobody')
})
