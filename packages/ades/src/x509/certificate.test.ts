import 'reflect-metadata'
import { webcrypto, X509Certificate } from 'node:crypto'
import * as peculiar from '@peculiar/x509'
import { describe, expect, test } from 'vitest'
import { contextTag } from '../asn1/der-reader.ts'
import { derElement, derIa5String, derOctetString, derSequence } from '../asn1/der-writer.ts'
import { nodeCrypto } from '../crypto/node-crypto.ts'
import { webCrypto } from '../crypto/web-crypto.ts'
import { extension, issueCertificate } from '../test-pki/issue-certificate.ts'
import { createTestWorld } from '../test-pki/test-world.ts'
import { buildChain, isSignedBy } from './build-chain.ts'
import { readCertificate } from './certificate.ts'

const now = new Date('2026-11-20T12:00:00Z')

async function foreignCertificate() {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-384', hash: 'SHA-384' }
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const { cert } = {
    cert: await peculiar.X509CertificateGenerator.createSelfSigned(
      {
        serialNumber: '00c0ffee',
        name: 'CN=Πανεπιστήμιο, O="Δοκιμή, ΑΕ", C=GR',
        notBefore: new Date('2026-01-01T00:00:00Z'),
        notAfter: new Date('2051-01-01T00:00:00Z'),
        signingAlgorithm: algorithm,
        keys,
        extensions: [
          new peculiar.BasicConstraintsExtension(true, 2, true),
          new peculiar.KeyUsagesExtension(peculiar.KeyUsageFlags.keyCertSign | peculiar.KeyUsageFlags.cRLSign, true),
          new peculiar.ExtendedKeyUsageExtension(['1.3.6.1.5.5.7.3.8'], true),
          new peculiar.AuthorityInfoAccessExtension({ ocsp: 'http://ocsp.test/a' }),
          new peculiar.CRLDistributionPointsExtension(['http://crl.test/a']),
          await peculiar.SubjectKeyIdentifierExtension.create(keys.publicKey, false, webcrypto),
        ],
      },
      webcrypto,
    ),
  }
  return new Uint8Array(cert.rawData)
}

describe('X.509 certificates', () => {
  test('every field of a certificate made by another library is read', async () => {
    const certificate = readCertificate(await foreignCertificate())
    expect(certificate).toMatchObject({
      basicConstraints: { ca: true, pathLength: 2 },
      extendedKeyUsage: ['1.3.6.1.5.5.7.3.8'],
      extendedKeyUsageCritical: true,
      ocspUrls: ['http://ocsp.test/a'],
      crlUrls: ['http://crl.test/a'],
      notAfter: new Date('2051-01-01T00:00:00Z'),
      publicKey: { type: 'ec', curve: 'P-384' },
      unknownCritical: [],
    })
    expect([...(certificate.keyUsage ?? [])]).toEqual([5, 6])
    expect(certificate.subject.text).toBe('C=GR, O=Δοκιμή\\, ΑΕ, CN=Πανεπιστήμιο')
    for (const crypto of [nodeCrypto, webCrypto]) expect(await isSignedBy(certificate, certificate, crypto)).toBe(true)
  })

  test('node reads the certificates of the test PKI the same way', () => {
    const { seal } = createTestWorld()
    const theirs = new X509Certificate(seal.der)
    const ours = readCertificate(seal.der)
    expect(ours.notAfter).toEqual(new Date(theirs.validTo))
    expect(theirs.subject).toBe(`CN=${ours.subject.commonName}`)
    expect(theirs.infoAccess).toContain(ours.ocspUrls[0])
  })

  test('a flipped bit anywhere in the signed part breaks the signature or the reading', async () => {
    const { root, issuing } = createTestWorld()
    for (let at = 4; at < issuing.der.length; at += 3) {
      const bytes = Uint8Array.from(issuing.der)
      bytes[at] = (bytes[at] ?? 0) ^ 1
      try {
        expect(await isSignedBy(readCertificate(bytes), readCertificate(root.der), nodeCrypto)).toBe(false)
      } catch (error) {
        expect(error).toMatchObject({ code: 'certificate_malformed' })
      }
    }
  })
})

describe('chains (RFC 5280 §6)', () => {
  const world = createTestWorld()
  const sourcesOf = (...certificates: Uint8Array[]) => ({
    certificates: certificates.map(readCertificate),
    trustAnchors: [readCertificate(world.root.der)],
    crypto: webCrypto,
  })

  test('a chain to the anchor is found through the given certificates', async () => {
    const result = await buildChain(
      readCertificate(world.seal.der),
      now,
      sourcesOf(world.stampingCa.der, world.issuing.der),
    )
    expect(result).toMatchObject({ ok: true })
    expect(result.chain.map(({ subject }) => subject.commonName)).toEqual([
      'Test seal',
      'Test issuing authority',
      'Test root',
    ])
  })

  test('without the issuer there is no chain', async () => {
    const result = await buildChain(readCertificate(world.seal.der), now, sourcesOf())
    expect(result).toMatchObject({ ok: false, problem: 'no-chain' })
  })

  test.each([
    ['2025-06-01T00:00:00Z', 'not-yet-valid'],
    ['2037-06-01T00:00:00Z', 'expired'],
  ])('at %s the seal is %s', async (at, problem) => {
    const result = await buildChain(readCertificate(world.seal.der), new Date(at), sourcesOf(world.issuing.der))
    expect(result).toMatchObject({ ok: false, problem })
  })

  test('a leaf cannot issue certificates', async () => {
    const below = issueCertificate({ subject: 'Below', issuer: world.seal })
    const result = await buildChain(readCertificate(below.der), now, sourcesOf(world.issuing.der, world.seal.der))
    expect(result).toMatchObject({ ok: false, problem: 'issuer-is-no-ca' })
  })

  test('an authority without keyCertSign cannot issue certificates', async () => {
    const authority = issueCertificate({ subject: 'Lists only', kind: 'ca', issuer: world.root, keyUsageBits: 0x02 })
    const leaf = issueCertificate({ subject: 'Leaf', issuer: authority })
    const result = await buildChain(readCertificate(leaf.der), now, sourcesOf(authority.der))
    expect(result).toMatchObject({ ok: false, problem: 'issuer-is-no-ca' })
  })

  test('the path length limit holds', async () => {
    const lower = issueCertificate({ subject: 'Lower', kind: 'ca', issuer: world.issuing })
    const leaf = issueCertificate({ subject: 'Leaf', issuer: lower })
    const result = await buildChain(readCertificate(leaf.der), now, sourcesOf(world.issuing.der, lower.der))
    expect(result).toMatchObject({ ok: false, problem: 'path-too-long' })
  })

  test('name constraints and other critical extensions not understood refuse the chain', async () => {
    const permitted = derElement(contextTag(0), derSequence(derIa5String('x')))
    const extraExtensions = [extension('2.5.29.30', derSequence(permitted), true)]
    const limited = issueCertificate({ subject: 'Limited', kind: 'ca', issuer: world.root, extraExtensions })
    const leaf = issueCertificate({ subject: 'Leaf', issuer: limited })
    const result = await buildChain(readCertificate(leaf.der), now, sourcesOf(limited.der))
    expect(result).toMatchObject({ ok: false, problem: 'unknown-critical-extension' })
  })

  test('an extension named twice makes a certificate unreadable', () => {
    const twice = [
      extension('1.2.3.4', derOctetString(Uint8Array.of(1))),
      extension('1.2.3.4', derOctetString(Uint8Array.of(2))),
    ]
    const { der } = issueCertificate({ subject: 'Twice', extraExtensions: twice })
    expect(() => readCertificate(der)).toThrow(expect.objectContaining({ code: 'certificate_malformed' }))
  })
})
