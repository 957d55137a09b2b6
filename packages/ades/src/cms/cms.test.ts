import { createHash, generateKeyPairSync } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { childrenOf, readDer, TAG } from '../asn1/der-reader.ts'
import { derElement, derOctetString, derOid, derSequence, derSetOf } from '../asn1/der-writer.ts'
import { OID } from '../asn1/oids.ts'
import { hashAlgorithmIdentifier, signatureAlgorithmIdentifier } from '../crypto/algorithms.ts'
import { nodeCrypto } from '../crypto/node-crypto.ts'
import { webCrypto } from '../crypto/web-crypto.ts'
import { signerFromKey } from '../signers/key-signer.ts'
import { issueCertificate } from '../test-pki/issue-certificate.ts'
import { cmsAttribute, testCms } from '../test-pki/test-cms.ts'
import { createTestWorld } from '../test-pki/test-world.ts'
import { toBer } from '../test-pki/to-ber.ts'
import { readCertificate } from '../x509/certificate.ts'
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
    expect(() => readSignedData(twoSigners)).toThrow(expect.objectContaining({ code: 'cms_unsupported' }))
    for (const refused of [otherType, der.subarray(1)]) {
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

  test('V15: in BER are read as the DER that was signed', async () => {
    const der = await sealed({ content })
    const ber = toBer(der)
    expect(ber).not.toEqual(der)
    expect(await verifySignedData(readSignedData(ber), content, nodeCrypto)).toMatchObject({ valid: true })
  })

  test('V15: that name other algorithms than those they protect are refused (RFC 6211)', async () => {
    const protecting = (hash: 'SHA-256' | 'SHA-512') => {
      const signature = Uint8Array.from(signatureAlgorithmIdentifier({ family: 'ecdsa', hash: 'SHA-256' }))
      signature[0] = 0xa1
      const protection = derSequence(hashAlgorithmIdentifier(hash), signature)
      return testCms({
        signer: world.seal,
        content,
        moreAttributes: [cmsAttribute(OID.algorithmProtection, protection)],
      })
    }
    const verdictOf = async (der: Uint8Array) => verifySignedData(readSignedData(der), content, nodeCrypto)
    expect(await verdictOf(protecting('SHA-256'))).toMatchObject({ valid: true })
    expect(await verdictOf(protecting('SHA-512'))).toMatchObject({ reason: 'signature-invalid' })
  })

  test.each([
    ['message digest', OID.messageDigest, derOctetString(signing.digest)],
    ['content type', OID.contentType, derOid(OID.data)],
    ['signing certificate', OID.signingCertificateV2, derSequence(derSequence())],
  ])('V15: with a second %s are refused', async (_, oid, value) => {
    const doubled = testCms({ signer: world.seal, content, moreAttributes: [cmsAttribute(oid, value)] })
    const verdict = await verifySignedData(readSignedData(doubled), content, nodeCrypto)
    expect(verdict).toMatchObject({ valid: false })
  })

  test('V15: find their certificate among others of the same name and serial number', async () => {
    const der = testCms({ signer: world.seal, content })
    const read = readSignedData(der)
    const [certificate] = read.certificates
    if (certificate === undefined) throw new Error('no certificate')
    const shadow = {
      ...readCertificate(world.tsa.der),
      issuer: certificate.issuer,
      serialNumber: certificate.serialNumber,
    }
    const shadowed = { ...read, certificates: [shadow, certificate] }
    expect(await verifySignedData(shadowed, content, nodeCrypto)).toMatchObject({ valid: true, certificate })
  })

  test('V15: that carry other content than they are over are refused', async () => {
    const same = readSignedData(await sealed({ content }))
    expect(await verifySignedData(same, content, nodeCrypto)).toMatchObject({ valid: true })
    const other = readSignedData(await sealed({ content: content.with(0, 0) }))
    expect(await verifySignedData(other, content, nodeCrypto)).toMatchObject({ reason: 'digest-mismatch' })
  })
})
