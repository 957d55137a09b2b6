import { expect, test } from 'vitest'
import { makeAccessLinkCode, parseAccessLinkCode } from './access-link-code.ts'
import { withoutCell } from './cell.ts'
import { formatVerificationIdentifier, parseVerificationIdentifier } from './verification-identifier.ts'

test('the name of a cell is two letters or digits and a tilde at the beginning, and nothing else is', () => {
  expect(withoutCell('A1~rest')).toBe('rest')
  for (const text of ['rest', 'A~rest', 'A12~rest', 'rest A1~', '~rest', 'Ά1~rest'])
    expect(withoutCell(text)).toBe(text)
})

test('a code or an identifier is read with and without the name of a cell', () => {
  const code = makeAccessLinkCode(new Uint8Array(17).fill(7))
  expect(parseAccessLinkCode(`A1~${code}`)).toBe(code)
  expect(parseAccessLinkCode(`https://perga.example/o/A1~${code}?lang=en`)).toBe(code)
  const identifier = { signedAuditId: 'AAAA', auditId: 'an-audit-id', clientId: 'one' }
  expect(parseVerificationIdentifier(`A1~${formatVerificationIdentifier(identifier)}`)).toEqual(identifier)
})

test('two names of cells are no code', () => {
  const code = makeAccessLinkCode(new Uint8Array(17).fill(7))
  expect(parseAccessLinkCode(`A1~A1~${code}`)).toBeNull()
})
