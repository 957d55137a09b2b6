import { createHash, generateKeyPairSync } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { childrenOf, readDer, TAG } from '../asn1/der-reader.ts'
import { derElement, derOctetString, derOid, derSequence, derSetOf } from '../asn1/der-writer.ts'
import { OID } from '../asn1/oids.ts'
import { nodeCrypto } from '../crypto/node-crypto.ts'
import { webCrypto } from '../crypto/web-crypto.ts'
import { signerFromKey } from '../signers/key-signer.ts'
import { issueCertificate } from '../test-pki/issue-certificate.ts'
import { createTestWorld } from '../test-pki/test-world.ts'
import { addUnsignedAttribute } from './add-unsigned-attribute.ts'
import { type CmsSigning, signCms } from './sign-cms.ts'
import { readSignedData } from './signed-data.ts'
import { verifySignedData } from './verify-signed-data.ts'

// Key generation, programs of others and thousands of runs take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const content = new TextEncoder().encode('content')
const world = createTestWorld()
const signing: CmsSigning = {
  signer: world.signer,
  contentType: OID.data,
  digest: createHash('sha256').update(content).digest(),
}
const sealed = async (change: Partial<CmsSigning> = {}) => (await signCms({ ...signing, ...change })).encode([])

describe('CMS signatures (RFC 5652)', () => {
  test.each([
    ['node:crypto', nodeCrypto],
    ['WebCrypto', webCrypto],
  ])('hold over their content by %s', async (_, crypto) => {
    const signedData = readSignedData(await sealed())
    expect(await verifySignedData(signedData, content, crypto)).toMatchObject({ valid: true })
    expect(await verifySignedData(signedData, content.with(0, 0), crypto)).toMatchObject({ reason: 'digest-mismatch' })
  })

  test('by an RSA key are RSASSA-PSS', async () => {
    const certified = issueCertificate({
      subject: 'RSA',
      issuer: world.root,
      keys: generateKeyPairSync('rsa', { modulusLength: 3072 }),
    })
    const signedData = readSignedData(await sealed({ signer: signerFromKey(certified.key, [certified.der]) }))
    expect(signedData.signer.scheme).toEqual({ family: 'rsa-pss', hash: 'SHA-256', saltLength: 32 })
    expect(await verifySignedData(signedData, content, webCrypto)).toMatchObject({ valid: true })
  })

  test('name their certificate by digest: another one of the same key is refused', async () => {
    const signedData = readSignedData(await sealed())
    // Same issuer, serial number and key: only the digest in signing-certificate-v2 tells them apart.
    const certificates = signedData.certificates.map((certificate) => ({
      ...certificate,
      der: certificate.der.with(20, 0),
    }))
    const swapped = { ...signedData, certificates }
    expect(await verifySignedData(swapped, content, nodeCrypto)).toMatchObject({
      reason: 'certificate-digest-mismatch',
    })
  })

  test('without signing-certificate, with another content type or without their certificate are refused', async () => {
    const signedData = readSignedData(await sealed())
    const without = (oid: string) => ({
      ...signedData,
      signer: {
        ...signedData.signer,
        signedAttributes: signedData.signer.signedAttributes.filter((attribute) => attribute.oid !== oid),
      },
    })
    const reasonOf = async (data: typeof signedData) => verifySignedData(data, content, nodeCrypto)
    expect(await reasonOf(without(OID.signingCertificateV2))).toMatchObject({ reason: 'certificate-digest-mismatch' })
    expect(await reasonOf(without(OID.messageDigest))).toMatchObject({ reason: 'digest-mismatch' })
    expect(await reasonOf({ ...signedData, contentType: OID.tstInfo })).toMatchObject({
      reason: 'content-type-mismatch',
    })
    expect(await reasonOf({ ...signedData, certificates: [] })).toMatchObject({ reason: 'signer-certificate-missing' })
  })

  test('with altered signed attributes do not hold', async () => {
    const signedData = readSignedData(await sealed())
    const signedBytes = signedData.signer.signedBytes.with(12, 0)
    const altered = { ...signedData, signer: { ...signedData.signer, signedBytes } }
    expect(await verifySignedData(altered, content, nodeCrypto)).toMatchObject({ reason: 'signature-invalid' })
  })

  test('with two signers or of another type are refused', async () => {
    const der = await sealed()
    const [type, wrapped] = childrenOf(readDer(der))
    const signedData = wrapped === undefined ? undefined : childrenOf(wrapped)[0]
    const members = signedData === undefined ? [] : childrenOf(signedData)
    const signers = members.at(-1)
    if (type === undefined || signers === undefined) throw new Error('not the structure of SignedData')
    const two = derElement(TAG.set, signers.contents, signers.contents)
    const before = members.slice(0, -1).map(({ encoded }) => encoded)
    const twoSigners = derSequence(type.encoded, derElement(0xa0, derSequence(...before, two)))
    const otherType = derSequence(derOid(OID.data), derElement(0xa0, derOctetString(content)))
    for (const refused of [twoSigners, otherType, der.subarray(1)]) {
      expect(() => readSignedData(refused)).toThrow(expect.objectContaining({ code: 'cms_malformed' }))
    }
  })

  test('take unsigned attributes later and stay valid', async () => {
    const attribute = derSequence(derOid('1.2.3'), derSetOf(derOctetString(content)))
    const once = addUnsignedAttribute(await sealed(), attribute)
    const twice = addUnsignedAttribute(once, derSequence(derOid('1.2.4'), derSetOf(derOctetString(content))))
    const signedData = readSignedData(twice)
    expect(signedData.signer.unsignedAttributes.map(({ oid }) => oid)).toEqual(['1.2.3', '1.2.4'])
    expect(await verifySignedData(signedData, content, nodeCrypto)).toMatchObject({ valid: true })
    expect(() => addUnsignedAttribute(content, attribute)).toThrow(expect.objectContaining({ code: 'cms_malformed' }))
  })
})
