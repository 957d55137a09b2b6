import 'reflect-metadata'
import { generateKeyPairSync, webcrypto, X509Certificate } from 'node:crypto'
import * as peculiar from '@peculiar/x509'
import { describe, expect, test } from 'vitest'
import { contextTag } from '../asn1/der-reader.ts'
import { derElement, derIa5String, derOctetString, derOid, derSequence } from '../asn1/der-writer.ts'
import type { SignatureCheck } from '../crypto/crypto-port.ts'
import { nodeCrypto } from '../crypto/node-crypto.ts'
import { rememberingCrypto } from '../crypto/remembering-crypto.ts'
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

  test('a critical extension that is not understood refuses the chain', async () => {
    const extraExtensions = [extension('1.2.3.4', derSequence(), true)]
    const limited = issueCertificate({ subject: 'Limited', kind: 'ca', issuer: world.root, extraExtensions })
    const leaf = issueCertificate({ subject: 'Leaf', issuer: limited })
    const result = await buildChain(readCertificate(leaf.der), now, sourcesOf(limited.der))
    expect(result).toMatchObject({ ok: false, problem: 'unknown-critical-extension' })
  })

  test.each([
    ['name constraints', '2.5.29.30'],
    ['policy constraints', '2.5.29.36'],
    ['policy mappings', '2.5.29.33'],
    ['a limit to any policy', '2.5.29.54'],
    ['certificate policies', '2.5.29.32'],
    ['distribution points', '2.5.29.31'],
  ])('V15: %s that cannot be read refuse the chain, critical or not', async (_, oid) => {
    for (const critical of [true, false]) {
      const broken = derElement(contextTag(0), derSequence(derIa5String('x')))
      const extraExtensions = [extension(oid, derSequence(broken), critical)]
      const limited = issueCertificate({ subject: 'Limited', kind: 'ca', issuer: world.root, extraExtensions })
      const leaf = issueCertificate({ subject: 'Leaf', issuer: limited })
      const result = await buildChain(readCertificate(leaf.der), now, sourcesOf(limited.der))
      expect(result).toMatchObject({ ok: false, problem: 'constraint-not-understood' })
    }
  })

  test('an extension named twice makes a certificate unreadable', () => {
    const twice = [
      extension('1.2.3.4', derOctetString(Uint8Array.of(1))),
      extension('1.2.3.4', derOctetString(Uint8Array.of(2))),
    ]
    const { der } = issueCertificate({ subject: 'Twice', extraExtensions: twice })
    expect(() => readCertificate(der)).toThrow(expect.objectContaining({ code: 'certificate_malformed' }))
  })

  test('V15: a name given to itself does not count for the path length limit', async () => {
    const limited = { subject: 'Limited', kind: 'ca', issuer: world.root } as const
    const authority = issueCertificate({ ...limited, pathLength: 0 })
    const renewed = issueCertificate({ ...limited, issuer: authority })
    const leaf = issueCertificate({ subject: 'Leaf', issuer: renewed })
    const result = await buildChain(readCertificate(leaf.der), now, sourcesOf(authority.der, renewed.der))
    expect(result).toMatchObject({ ok: true })
  })

  test('V15: authorities that certify each other in every way end the search', async () => {
    const keys = Array.from({ length: 12 }, () => generateKeyPairSync('ec', { namedCurve: 'P-256' }))
    const authorities = keys.map((pair, index) => issueCertificate({ subject: `CA ${index}`, kind: 'ca', keys: pair }))
    const crossed = keys.flatMap((pair, index) =>
      authorities.map((issuer) => issueCertificate({ subject: `CA ${index}`, kind: 'ca', keys: pair, issuer }).der),
    )
    const [first] = authorities
    const leaf = issueCertificate({ subject: 'Leaf', ...(first === undefined ? {} : { issuer: first }) })
    let verifications = 0
    const crypto = {
      ...nodeCrypto,
      verify: (check: SignatureCheck) => {
        verifications++
        return nodeCrypto.verify(check)
      },
    }
    const sources = { ...sourcesOf(...crossed), crypto: rememberingCrypto(crypto) }
    expect(await buildChain(readCertificate(leaf.der), now, sources)).toMatchObject({ ok: false, problem: 'no-chain' })
    expect(verifications).toBeLessThan(200)
  })

  test('V15: policies without end are not compared with each other', async () => {
    const policies = Array.from({ length: 5000 }, (_, index) => derSequence(derOid(`1.2.3.${index}`)))
    const extraExtensions = [extension('2.5.29.32', derSequence(...policies))]
    const authority = issueCertificate({ subject: 'Many', kind: 'ca', issuer: world.root, extraExtensions })
    const leaf = issueCertificate({ subject: 'Leaf', issuer: authority })
    const result = await buildChain(readCertificate(leaf.der), now, sourcesOf(authority.der))
    expect(result).toMatchObject({ ok: false, problem: 'constraint-not-understood' })
  })
})
