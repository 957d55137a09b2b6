import { describe, expect, test } from 'vitest'
import { derBoolean, derElement, derInteger, derSequence } from '../asn1/der-writer.ts'
import { OID } from '../asn1/oids.ts'
import { nodeCrypto } from '../crypto/node-crypto.ts'
import { extension, issueCertificate } from '../test-pki/issue-certificate.ts'
import { answerOcspRequest, issueCrl, serialOf } from '../test-pki/test-revocation.ts'
import { createTestWorld } from '../test-pki/test-world.ts'
import { readCertificate } from '../x509/certificate.ts'
import { cachedRevocation } from './cached-revocation.ts'
import { readCrl } from './crl.ts'
import { createRevocationClient } from './revocation-client.ts'
import { verifyCrl } from './verify-crl.ts'

const questionOf = ({ seal, issuing }: ReturnType<typeof createTestWorld>) => ({
  certificate: readCertificate(seal.der),
  issuer: readCertificate(issuing.der),
})

describe('revocation client', () => {
  test('asks the responder of the certificate first', async () => {
    const world = createTestWorld()
    const answer = await world.revocation.statusOf(questionOf(world))
    expect(answer).toMatchObject({ kind: 'ocsp', certificateStatus: { status: 'good' } })
    expect(world.asked).toEqual(['http://ocsp.test/'])
  })

  test('reports a revocation with its time and reason', async () => {
    const world = createTestWorld()
    const at = new Date('2026-11-01T00:00:00Z')
    world.revocations.set(serialOf(world.seal), at)
    const { certificateStatus } = await world.revocation.statusOf(questionOf(world))
    expect(certificateStatus).toEqual({ status: 'revoked', at, reason: 1 })
  })

  test.each(['nonce', 'signature', 'unknown', 'try-later'] as const)(
    'falls back to the list when the responder’s answer has a wrong %s',
    async (ocspFault) => {
      const world = Object.assign(createTestWorld(), { ocspFault })
      expect(await world.revocation.statusOf(questionOf(world))).toMatchObject({ kind: 'crl' })
    },
  )

  test('refuses when neither responder nor list can be reached', async () => {
    const world = createTestWorld()
    world.down.add('http://ocsp.test/').add('http://crl.test/issuing')
    await expect(world.revocation.statusOf(questionOf(world))).rejects.toMatchObject({ code: 'revocation_unreachable' })
  })

  test('refuses an answer of a responder the issuer did not delegate to', async () => {
    const world = createTestWorld()
    world.down.add('http://crl.test/issuing')
    const stranger = issueCertificate({ subject: 'Stranger', kind: 'ocsp', issuer: world.stampingCa })
    const noPurpose = issueCertificate({ subject: 'No purpose', kind: 'seal', issuer: world.issuing })
    for (const responder of [stranger, noPurpose]) {
      const client = createRevocationClient({
        now: () => world.now,
        transport: async (_, { body }) => {
          const answering = { responder, revocations: new Map(), thisUpdate: world.now }
          const bytes = answerOcspRequest(body ?? new Uint8Array(), answering)
          return { status: 200, arrayBuffer: async () => new Uint8Array(bytes).buffer }
        },
      })
      await expect(client.statusOf(questionOf(world))).rejects.toMatchObject({
        code: expect.stringMatching(/^revocation_/),
      })
    }
  })

  test('refuses an answer that is out of date', async () => {
    const world = createTestWorld()
    world.down.add('http://crl.test/issuing')
    const client = createRevocationClient({
      transport: world.transport,
      now: () => new Date(world.now.getTime() + 48 * 3_600_000),
    })
    await expect(client.statusOf(questionOf(world))).rejects.toMatchObject({ name: 'AdesError' })
  })

  test('calls no address that the caller forbids', async () => {
    const world = createTestWorld()
    const client = createRevocationClient({ transport: world.transport, now: () => world.now, mayCall: () => false })
    await expect(client.statusOf(questionOf(world))).rejects.toMatchObject({ code: 'revocation_unreachable' })
    expect(world.asked).toEqual([])
  })

  test('remembers an answer only for the age that was asked for', async () => {
    const world = createTestWorld()
    const source = cachedRevocation(world.revocation, { now: () => world.now, maximumAge: 60_000 })
    await source.statusOf(questionOf(world))
    await source.statusOf(questionOf(world))
    expect(world.asked).toHaveLength(1)
    world.now = new Date(world.now.getTime() + 61_000)
    await source.statusOf(questionOf(world))
    expect(world.asked).toHaveLength(2)
  })
})

describe('CRL', () => {
  const { issuing } = createTestWorld()
  const dates = { thisUpdate: new Date('2026-11-01T00:00:00Z'), nextUpdate: new Date('2026-12-01T00:00:00Z') }
  const listed = (...extensions: Uint8Array[]) => issueCrl(issuing, { revocations: new Map(), ...dates, extensions })

  const { seal } = createTestWorld()
  const about = { certificate: readCertificate(seal.der), signer: readCertificate(issuing.der) }
  const point = (tag: number) => {
    const flag = derElement(tag, derBoolean(true).subarray(2))
    return extension(OID.issuingDistributionPoint, derSequence(flag), true)
  }

  test('V15: a delta list on its own is refused by name: it must not be read as "not revoked"', async () => {
    const delta = readCrl(listed(extension(OID.deltaCrlIndicator, derInteger(1), true)))
    expect(await verifyCrl(delta, about, nodeCrypto)).toEqual({ valid: false, problem: 'feature-not-supported' })
  })

  test('V15: a critical extension that is not understood makes a list unusable by name', async () => {
    const strange = readCrl(listed(extension('1.2.3.4', derSequence(), true)))
    expect(await verifyCrl(strange, about, nodeCrypto)).toEqual({ valid: false, problem: 'feature-not-supported' })
  })

  test.each([
    ['authorities only', 0x82],
    ['attribute certificates only', 0x85],
  ])('V15: a list for %s says nothing of a seal', async (_, tag) => {
    const list = readCrl(listed(point(tag)))
    expect(await verifyCrl(list, about, nodeCrypto)).toEqual({ valid: false, problem: 'not-about-this-certificate' })
  })
})
