import { createPublicKey, generateKeyPairSync, X509Certificate } from 'node:crypto'
import { flattenedVerify } from 'jose'
import { describe, expect, test, vi } from 'vitest'
import { fromBase64Url, toBase64Url } from '../encoding/base64.ts'
import { utf8Bytes, utf8Text } from '../encoding/bytes.ts'
import { signerFromPem } from '../signers/signer-from-pem.ts'
import { issueCertificate } from '../test-pki/issue-certificate.ts'
import { certificatesPem, privateKeyPem } from '../test-pki/pem.ts'
import { signJades } from './sign-jades.ts'
import { verifyJadesIntegrity } from './verify-jades-integrity.ts'

// Key generation, programs of others and thousands of runs take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const root = issueCertificate({ subject: 'Test root', kind: 'ca' })
const issuing = issueCertificate({ subject: 'Test issuing', kind: 'ca', issuer: root })
const seal = issueCertificate({ subject: 'Test seal', issuer: issuing })
const signer = signerFromPem({
  privateKeyPem: privateKeyPem(seal),
  certificateChainPem: certificatesPem(seal, issuing, root),
})
const signingTime = new Date('2026-11-20T10:00:00Z')
const payload = utf8Bytes('{"title":"Πτυχίο"}')
const headerOf = (jades: { protected: string }) => JSON.parse(utf8Text(fromBase64Url(jades.protected) ?? payload))

describe('JAdES B-B', () => {
  test('C1: the protected header holds exactly what baseline demands, with the root left out', async () => {
    const header = headerOf(await signJades(payload, { signer, signingTime }))
    expect(Object.keys(header).sort()).toEqual(['alg', 'cty', 'iat', 'typ', 'x5c', 'x5t#S256'])
    expect(header).toMatchObject({ alg: 'ES256', typ: 'jose+json', cty: 'json', iat: signingTime.getTime() / 1000 })
    expect(header.x5c).toEqual([seal, issuing].map(({ der }) => Buffer.from(der).toString('base64')))
  })

  test('C1: an independent JWS library accepts the signature', async () => {
    const jades = await signJades(payload, { signer, signingTime })
    const verified = await flattenedVerify(
      jades,
      createPublicKey(new X509Certificate(seal.der).publicKey.export({ format: 'pem', type: 'spki' })),
    )
    expect(Buffer.from(verified.payload).equals(payload)).toBe(true)
  })

  test('integrity holds for the exact bytes and gives them back', async () => {
    const jades = await signJades(payload, { signer, signingTime })
    const integrity = await verifyJadesIntegrity(jades)
    expect(integrity).toMatchObject({ intact: true, header: { claimedSigningTime: signingTime } })
    expect(integrity.intact && integrity.payload).toEqual(payload)
  })

  test.each(['payload', 'protected', 'signature'] as const)('integrity fails when %s changes', async (member) => {
    const jades = await signJades(payload, { signer, signingTime })
    const flipped = `${jades[member].slice(0, 4)}${jades[member][4] === 'A' ? 'B' : 'A'}${jades[member].slice(5)}`
    expect(await verifyJadesIntegrity({ ...jades, [member]: flipped })).toMatchObject({ intact: false })
  })

  test('integrity fails when another certificate stands in x5c', async () => {
    const jades = await signJades(payload, { signer, signingTime })
    const other = issueCertificate({
      subject: 'Other',
      issuer: issuing,
      keys: { privateKey: seal.key, publicKey: createPublicKey(seal.key) },
    })
    const header = headerOf(jades)
    header.x5c[0] = Buffer.from(other.der).toString('base64')
    const forged = toBase64Url(utf8Bytes(JSON.stringify(header)))
    const signature = toBase64Url(await signer.sign(utf8Bytes(`${forged}.${jades.payload}`)))
    expect(await verifyJadesIntegrity({ ...jades, protected: forged, signature })).toMatchObject({
      intact: false,
      reason: 'certificate-digest-mismatch',
    })
  })

  test.each([
    [{ alg: 'none' }, 'algorithm-not-accepted'],
    [{ alg: 'HS256' }, 'algorithm-not-accepted'],
    [{ crit: ['exp'] }, 'malformed'],
    [{ b64: false }, 'not-supported'],
    [{ sigD: {} }, 'not-supported'],
  ])('refuses a header with %j', async (change, reason) => {
    const jades = await signJades(payload, { signer, signingTime })
    const header = toBase64Url(utf8Bytes(JSON.stringify({ ...headerOf(jades), ...change })))
    const signature = toBase64Url(await signer.sign(utf8Bytes(`${header}.${jades.payload}`)))
    expect(await verifyJadesIntegrity({ ...jades, protected: header, signature })).toMatchObject({
      intact: false,
      reason,
    })
  })
})

describe('signer from PEM', () => {
  test('refuses a key that is not that of the leaf', () => {
    const pem = { privateKeyPem: privateKeyPem(issuing), certificateChainPem: certificatesPem(seal, issuing) }
    expect(() => signerFromPem(pem)).toThrow(expect.objectContaining({ code: 'key_certificate_mismatch' }))
  })

  test('refuses a chain that is out of order', () => {
    const pem = { privateKeyPem: privateKeyPem(seal), certificateChainPem: certificatesPem(seal, root) }
    expect(() => signerFromPem(pem)).toThrow(expect.objectContaining({ code: 'certificate_malformed' }))
  })

  test('refuses RSA of 2048 bits and signs with RSASSA-PSS from 3072', async () => {
    const rsa = (modulusLength: number) => {
      const certified = issueCertificate({
        subject: 'RSA',
        issuer: root,
        keys: generateKeyPairSync('rsa', { modulusLength }),
      })
      return { privateKeyPem: privateKeyPem(certified), certificateChainPem: certificatesPem(certified) }
    }
    expect(() => signerFromPem(rsa(2048))).toThrow(expect.objectContaining({ code: 'key_unusable' }))
    const jades = await signJades(payload, { signer: signerFromPem(rsa(3072)), signingTime })
    expect(headerOf(jades).alg).toBe('PS256')
    expect(await verifyJadesIntegrity(jades)).toMatchObject({ intact: true })
  })

  test('does not quote the key when it cannot be read', () => {
    const pem = { privateKeyPem: 'secret words', certificateChainPem: certificatesPem(seal) }
    expect(() => signerFromPem(pem)).toThrow(/^(?!.*secret)/)
  })
})
