import { describe, expect, test, vi } from 'vitest'
import { contextTag, TAG } from '../asn1/der-reader.ts'
import {
  derBitString,
  derBoolean,
  derCertificateTime,
  derElement,
  derEnumerated,
  derIa5String,
  derInteger,
  derNull,
  derOid,
  derSequence,
} from '../asn1/der-writer.ts'
import { OID } from '../asn1/oids.ts'
import { nodeCrypto } from '../crypto/node-crypto.ts'
import { utf8Bytes } from '../encoding/bytes.ts'
import { signJades } from '../jades/sign-jades.ts'
import { readOcspResponse } from '../revocation/ocsp-response.ts'
import { verifyOcspResponse } from '../revocation/verify-ocsp.ts'
import { type CertificateRequest, type Certified, extension, issueCertificate } from '../test-pki/issue-certificate.ts'
import { issueCrl, ocspAnswerAbout, serialOf, type TestListing } from '../test-pki/test-revocation.ts'
import { authoritySigner } from '../test-pki/test-timestamp.ts'
import { createTestWorld } from '../test-pki/test-world.ts'
import { readCertificate } from '../x509/certificate.ts'
import type { RawEvidence } from './evidence.ts'
import type { StepReason } from './steps.ts'
import { validateJades } from './validate-jades.ts'

vi.setConfig({ testTimeout: 60_000 })

const world = createTestWorld()
const { root, issuing, responder } = world
const DAY = 86_400_000
const validationTime = new Date(world.now.getTime() + 60_000)
const dates = { revocations: new Map(), thisUpdate: world.now, nextUpdate: new Date(world.now.getTime() + DAY) }
const rootList = issueCrl(root, dates)
const listOf = (change: Partial<TestListing> = {}, signer: Certified = issuing) =>
  issueCrl(signer, { ...dates, ...change })
const sealWith = (change: Partial<CertificateRequest> = {}) =>
  issueCertificate({ subject: 'Seal', issuer: issuing, ...change })

/** What validation says of a seal under this certificate with this evidence beside it. */
async function judge(seal: Certified, evidence: RawEvidence) {
  const signer = authoritySigner(seal, issuing)
  const jades = await signJades(utf8Bytes('{}'), { signer, signingTime: world.now })
  const crls = [rootList, ...(evidence.crls ?? [])]
  const options = { trustAnchors: world.trustAnchors, validationTime, evidence: { ...evidence, crls } }
  const { indication, steps } = await validateJades(jades, options)
  const failed = steps.find(({ code, verdict }) => code === 'REVOCATION' && verdict !== 'passed')
  return { indication, reason: failed?.reason }
}

const PASSED = { indication: 'TOTAL-PASSED', reason: undefined }
const refusedFor = (reason: StepReason) => ({ indication: 'INDETERMINATE', reason })
const NOTHING = refusedFor('no-revocation-data')

const fullName = (url: string) =>
  derElement(contextTag(0), derElement(contextTag(0), derElement(contextTag(6, false), derIa5String(url).subarray(2))))
const flag = (number: number) => derElement(contextTag(number, false), derBoolean(true).subarray(2))
const reasons = (number: number, octets: readonly number[], unused: number) =>
  derElement(contextTag(number, false), derBitString(Uint8Array.from(octets), unused).subarray(2))
const issuingPoint = (...members: Uint8Array[]) => ({
  extensions: [extension(OID.issuingDistributionPoint, derSequence(...members), true)],
})
const entry = (certified: Certified, ...extensions: Uint8Array[]) =>
  derSequence(
    derElement(TAG.integer, readCertificate(certified.der).serialNumber),
    derCertificateTime(new Date(world.now.getTime() - DAY)),
    ...(extensions.length === 0 ? [] : [derSequence(...extensions)]),
  )

describe('V15: when a certificate may go without revocation data', () => {
  test('a seal may not because it carries ocsp-nocheck', async () => {
    expect(await judge(sealWith({ noCheck: true }), {})).toEqual(NOTHING)
  })

  const assured = [extension(OID.validityAssuredShortTerm, derNull())]

  test('a seal may when it is of assured short term and lives for days only', async () => {
    const from = new Date(world.now.getTime() - DAY)
    const until = new Date(world.now.getTime() + DAY)
    expect(await judge(sealWith({ extraExtensions: assured, from, until }), {})).toEqual(PASSED)
  })

  test('a seal that lives for years may not, whatever it says of its term', async () => {
    expect(await judge(sealWith({ extraExtensions: assured }), {})).toEqual(NOTHING)
  })
})

describe('V15: a revocation list is used only for what it speaks of (RFC 5280 §6.3.3)', () => {
  const seal = sealWith({ crlUrl: 'http://crl.test/a' })

  test.each([
    ['the same distribution point', issuingPoint(fullName('http://crl.test/a')), PASSED],
    ['no distribution point', {}, PASSED],
    ['another distribution point', issuingPoint(fullName('http://crl.test/b')), NOTHING],
    ['user certificates', issuingPoint(flag(1)), PASSED],
    ['authorities', issuingPoint(flag(2)), NOTHING],
    ['attribute certificates', issuingPoint(flag(5)), NOTHING],
    ['one reason', issuingPoint(reasons(3, [0x40], 6)), NOTHING],
  ])('a list for %s', async (_, change, expected) => {
    expect(await judge(seal, { crls: [listOf(change)] })).toEqual(expected)
  })

  test('lists for some reasons each pass together when they cover all', async () => {
    const compromise = listOf(issuingPoint(reasons(3, [0x60], 5)))
    const others = listOf(issuingPoint(reasons(3, [0x1f, 0x80], 7)))
    expect(await judge(seal, { crls: [compromise, others] })).toEqual(PASSED)
    expect(await judge(seal, { crls: [others] })).toEqual(NOTHING)
  })

  test('a list that only adds to another is used with that list, and never alone', async () => {
    const base = listOf({ number: 5 })
    const indicator = (number: number) => [extension(OID.deltaCrlIndicator, derInteger(number), true)]
    const delta = listOf({ number: 6, extensions: indicator(5), entries: [entry(seal)] })
    const tooNew = listOf({ number: 8, extensions: indicator(7), entries: [entry(seal)] })
    expect(await judge(seal, { crls: [delta] })).toEqual(refusedFor('revocation-data-not-supported'))
    expect(await judge(seal, { crls: [base, delta] })).toEqual(refusedFor('revoked'))
    expect(await judge(seal, { crls: [base, tooNew] })).toEqual(PASSED)
  })

  test('a suspension that a delta list lifts no longer counts', async () => {
    const hold = extension(OID.crlReason, derEnumerated(6))
    const base = listOf({ number: 5, entries: [entry(seal, hold)] })
    const lifted = entry(seal, extension(OID.crlReason, derEnumerated(8)))
    const extensions = [extension(OID.deltaCrlIndicator, derInteger(5), true)]
    expect(await judge(seal, { crls: [base] })).toEqual(refusedFor('revoked'))
    expect(await judge(seal, { crls: [base, listOf({ number: 6, extensions, entries: [lifted] })] })).toEqual(PASSED)
  })

  test.each([
    ['list', { extensions: [extension('1.2.3.4', derSequence(), true)] }],
    ['entry of it', { entries: [entry(issuing, extension('1.2.3.4', derSequence(), true))] }],
  ])('an unknown critical extension of a %s makes it unusable, which the report says', async (_, change) => {
    expect(await judge(seal, { crls: [listOf(change)] })).toEqual(refusedFor('revocation-data-not-supported'))
  })

  test('an entry for a certificate of another issuer revokes nothing here, and needs an indirect list', async () => {
    const directory = derElement(contextTag(4), root.name)
    const foreign = entry(seal, extension(OID.certificateIssuer, derSequence(directory), true))
    const indirect = { ...issuingPoint(flag(4)), entries: [foreign] }
    expect(await judge(seal, { crls: [listOf(indirect)] })).toEqual(PASSED)
    expect(await judge(seal, { crls: [listOf({ entries: [foreign] })] })).toEqual(
      refusedFor('revocation-data-not-supported'),
    )
  })
})

describe('V15: who may sign a revocation list', () => {
  const seal = sealWith()
  const namedLike = { subject: 'Test issuing authority', keyUsageBits: 0x02 }

  test('a key of its own that the issuer, or an authority above it, certified under its name', async () => {
    for (const issuer of [issuing, root]) {
      const signer = issueCertificate({ ...namedLike, issuer })
      const evidence = { certificates: [signer.der], crls: [listOf({}, signer), listOf({ entries: [] })] }
      expect(await judge(seal, evidence)).toEqual(PASSED)
    }
  })

  test('not another authority below the same anchor', async () => {
    const sibling = issueCertificate({ subject: 'Sibling', kind: 'ca', issuer: root })
    const signer = issueCertificate({ ...namedLike, issuer: sibling })
    const evidence = { certificates: [sibling.der, signer.der], crls: [listOf({}, signer), listOf({}, sibling)] }
    expect(await judge(seal, evidence)).toEqual(NOTHING)
  })

  test('not an authority of the same name with another key', async () => {
    const twin = issueCertificate({ subject: 'Test issuing authority', kind: 'ca' })
    expect(await judge(seal, { certificates: [twin.der], crls: [listOf({}, twin)] })).toEqual(NOTHING)
  })

  test('not a certificate without cRLSign', async () => {
    const signer = issueCertificate({ ...namedLike, issuer: issuing, keyUsageBits: 0x80 })
    const evidence = { certificates: [signer.der], crls: [listOf({}, signer)] }
    expect(await judge(seal, evidence)).toEqual(NOTHING)
  })

  test('not a certificate that was revoked, nor one that only its own list vouches for', async () => {
    const signer = issueCertificate({ ...namedLike, issuer: issuing })
    const revoked = issueCertificate({ ...namedLike, issuer: issuing })
    const own = { certificates: [signer.der], crls: [listOf({}, signer)] }
    expect(await judge(seal, own)).toEqual(NOTHING)
    const lists = [listOf({}, revoked), listOf({ ...issuingPoint(reasons(3, [0x40], 6)), entries: [entry(revoked)] })]
    expect(await judge(seal, { certificates: [revoked.der], crls: lists })).toEqual(NOTHING)
  })
})

describe('V15: who may answer for an issuer (RFC 6960 §4.2.2.2)', () => {
  const seal = sealWith()
  const answeredBy = async (answerer: Certified, more: readonly Certified[] = []) =>
    judge(seal, {
      certificates: more.map(({ der }) => der),
      ocsp: [await ocspAnswerAbout(seal, issuing, { responder: answerer, ...dates })],
    })
  const responderWith = (change: Partial<CertificateRequest>) =>
    issueCertificate({ subject: 'Responder', kind: 'ocsp', issuer: issuing, noCheck: true, ...change })

  test('a responder that the issuer certified, and the issuer itself', async () => {
    for (const answerer of [responder, issuing]) expect(await answeredBy(answerer)).toEqual(PASSED)
  })

  test.each<[string, () => Certified]>([
    ['certified by another authority of the same anchor', () => responderWith({ issuer: world.stampingCa })],
    ['certified by the anchor above the issuer', () => responderWith({ issuer: root })],
    ['without the purpose', () => sealWith({ subject: 'Responder', noCheck: true })],
    ['that may only encipher', () => responderWith({ keyUsageBits: 0x20 })],
    ['that had ended', () => responderWith({ until: new Date('2026-06-01T00:00:00Z') })],
    [
      'with a critical extension not understood',
      () => responderWith({ extraExtensions: [extension('1.2.3.4', derSequence(), true)] }),
    ],
    ['about which nobody says whether it was revoked', () => responderWith({ noCheck: false })],
  ])('not a responder %s', async (_, make) => {
    expect(await answeredBy(make(), [world.stampingCa])).toEqual(NOTHING)
  })

  test('of two statements about one certificate in an answer the graver counts', async () => {
    const read = readOcspResponse(await ocspAnswerAbout(seal, issuing, { responder, ...dates }))
    const [good] = read.responses
    if (good === undefined) throw new Error('no response')
    const revoked = { ...good, certificateStatus: { status: 'revoked', at: world.now } as const }
    const question = { certificate: readCertificate(seal.der), issuer: readCertificate(issuing.der) }
    const both = { ...read, responses: [good, revoked] }
    expect(await verifyOcspResponse(both, question, nodeCrypto)).toMatchObject({ response: revoked })
  })
})

describe('V15: a revocation counts whoever said it, if it was said rightly', () => {
  test('by a responder that has ended since, beside an older answer that is still in force', async () => {
    const seal = sealWith()
    const ended = issueCertificate({
      subject: 'Ended responder',
      kind: 'ocsp',
      issuer: issuing,
      noCheck: true,
      until: new Date(world.now.getTime() + 30_000),
    })
    const revocations = new Map([[serialOf(seal), new Date(world.now.getTime() - DAY)]])
    const good = await ocspAnswerAbout(seal, issuing, { responder, ...dates })
    const revoked = await ocspAnswerAbout(seal, issuing, { ...dates, responder: ended, revocations })
    expect(await judge(seal, { ocsp: [good] })).toEqual(PASSED)
    expect(await judge(seal, { ocsp: [good, revoked] })).toEqual(refusedFor('revoked'))
  })
})

describe('V15: what a certificate is for', () => {
  const purposes = (...oids: string[]) => ({
    extraExtensions: [extension(OID.extendedKeyUsage, derSequence(...oids.map(derOid)))],
  })

  test.each([
    ['time stamps', purposes(OID.kpTimeStamping), false],
    ['OCSP answers', purposes(OID.kpOcspSigning), false],
    ['a web server', purposes(OID.kpServerAuth, OID.kpClientAuth), false],
    ['programs', purposes(OID.kpCodeSigning), false],
    ['signing in', purposes(OID.kpClientAuth), false],
    ['signing in and documents', purposes(OID.kpClientAuth, '1.3.6.1.5.5.7.3.36'), true],
  ] as const)('a certificate for %s', async (_, change, passes) => {
    const seal = sealWith(change)
    const jades = await signJades(utf8Bytes('{}'), { signer: authoritySigner(seal, issuing), signingTime: world.now })
    const evidence = { crls: [rootList, listOf()] }
    const result = await validateJades(jades, { trustAnchors: world.trustAnchors, validationTime, evidence })
    expect(result).toMatchObject(
      passes ? { indication: 'TOTAL-PASSED' } : { subIndication: 'CHAIN_CONSTRAINTS_FAILURE' },
    )
  })
})
