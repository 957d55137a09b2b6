import { describe, expect, test } from 'vitest'
import { derElement, derGeneralizedTime, derInteger, derOctetString, derOid, derSequence } from '../asn1/der-writer.ts'
import { OID } from '../asn1/oids.ts'
import { hashAlgorithmIdentifier } from '../crypto/algorithms.ts'
import { extension } from '../test-pki/issue-certificate.ts'
import { testCms } from '../test-pki/test-cms.ts'
import { createTestWorld } from '../test-pki/test-world.ts'
import { readTimestampToken } from './timestamp-token.ts'

const world = createTestWorld()

function tokenWith({ version = 1, extensions = [] as readonly Uint8Array[] }) {
  const content = derSequence(
    derInteger(version),
    derOid('1.2.3'),
    derSequence(hashAlgorithmIdentifier('SHA-256'), derOctetString(new Uint8Array(32))),
    derInteger(1),
    derGeneralizedTime(world.now),
    ...(extensions.length === 0 ? [] : [derElement(0xa1, ...extensions)]),
  )
  return testCms({ signer: world.tsa, content, contentType: OID.tstInfo, encapsulated: true })
}

describe('V15: what a time-stamp token says (RFC 3161 §2.4.2)', () => {
  test('an extension that is not critical may be passed over', () => {
    const token = readTimestampToken(tokenWith({ extensions: [extension('1.2.3.4', derSequence())] }))
    expect(token.time).toEqual(world.now)
  })

  test.each([
    ['a critical extension', { extensions: [extension('1.2.3.4', derSequence(), true)] }],
    ['another version', { version: 2 }],
  ])('%s makes it unusable', (_, change) => {
    expect(() => readTimestampToken(tokenWith(change))).toThrow(
      expect.objectContaining({ code: 'timestamp_malformed' }),
    )
  })
})
