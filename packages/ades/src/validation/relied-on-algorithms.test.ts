import { createHash } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { childrenOf, contextTag, readDer, TAG } from '../asn1/der-reader.ts'
import { readExplicit } from '../asn1/der-values.ts'
import { derElement, derSequence } from '../asn1/der-writer.ts'
import { OID } from '../asn1/oids.ts'
import { addUnsignedAttribute } from '../cms/add-unsigned-attribute.ts'
import { DEFAULT_ALGORITHM_POLICY } from '../crypto/algorithm-policy.ts'
import type { HashName } from '../crypto/algorithms.ts'
import { toBase64Url } from '../encoding/base64.ts'
import { concatBytes, toHex, utf8Bytes, utf8Text } from '../encoding/bytes.ts'
import { encodeItem } from '../jades/encode-item.ts'
import { pkiObjects } from '../jades/etsi-u.ts'
import type { JadesSignature } from '../jades/jades-signature.ts'
import { signJades } from '../jades/sign-jades.ts'
import { typstPdf } from '../pades/fixtures/fixture-pdf.ts'
import { signPades } from '../pades/sign-pades.ts'
import { coveredParts, signaturesOf } from '../pades/signature-fields.ts'
import { openPdf } from '../pdf/pdf-document.ts'
import { createRevocationClient } from '../revocation/revocation-client.ts'
import { type Certified, issueCertificate } from '../test-pki/issue-certificate.ts'
import { cmsAttribute, type TestCms, testCms, testToken } from '../test-pki/test-cms.ts'
import { issueCrl, ocspAnswerAbout } from '../test-pki/test-revocation.ts'
import { authoritySigner } from '../test-pki/test-timestamp.ts'
import { createTestWorld } from '../test-pki/test-world.ts'
import { toBer } from '../test-pki/to-ber.ts'
import { readCertificate } from '../x509/certificate.ts'
import { validateJades } from './validate-jades.ts'
import { validatePades } from './validate-pades.ts'

vi.setConfig({ testTimeout: 60_000 })

const world = createTestWorld()
const { root, issuing, stampingCa, seal, tsa, responder, revocations } = world
const validationTime = new Date(world.now.getTime() + 60_000)
const nextUpdate = new Date(world.now.getTime() + 86_400_000)
const dates = { revocations, thisUpdate: world.now, nextUpdate }
const rootList = issueCrl(root, dates)
const crls = [rootList, issueCrl(issuing, dates), issueCrl(stampingCa, dates)]
const certificates = [issuing.der, stampingCa.der]
const options = { trustAnchors: world.trustAnchors, validationTime, evidence: { certificates, crls } }

/** A PDF sealed by a CMS of our choice. */
async function pdfSealedBy(change: Partial<TestCms>): Promise<Uint8Array> {
  const pdf = await signPades(typstPdf(), { signer: world.signer, signingTime: world.now })
  const [place] = signaturesOf(openPdf(pdf))
  if (place === undefined) throw new Error('no signature')
  const content = concatBytes(coveredParts(pdf, place.byteRange))
  const cms = testCms({ signer: seal, content, certificates: [seal, issuing], ...change })
  const room = place.contentsEnd - place.contentsStart - 2
  pdf.set(utf8Bytes(toHex(cms).padEnd(room, '0')), place.contentsStart + 1)
  return pdf
}

const sealed = (): Promise<JadesSignature> =>
  signJades(utf8Bytes('{}'), { signer: world.signer, signingTime: world.now })

async function stampedBy(change: Partial<Parameters<typeof testToken>[2]>): Promise<JadesSignature> {
  const jades = await sealed()
  const token = testToken(utf8Bytes(jades.signature), world.now, {
    signer: tsa,
    certificates: [tsa, stampingCa],
    ...change,
  })
  return { ...jades, header: { etsiU: [encodeItem('sigTst', { tstTokens: pkiObjects([token]) })] } }
}

const sha1Reference = { references: [{ version: 2, hash: 'SHA-1' }] } as const
const OLD = expect.objectContaining({ code: 'ALGORITHMS', verdict: 'inconclusive', reason: 'algorithm-too-old' })

describe('V15: the algorithm policy applies to every digest of a signature in a PDF', () => {
  test('a CMS of reliable digests passes', async () => {
    expect(await validatePades(await pdfSealedBy({}), options)).toMatchObject({ indication: 'TOTAL-PASSED' })
  })

  test.each([
    ['message digest', { digest: 'SHA-1' }],
    ['signature', { signature: 'SHA-1' }],
    ['reference to the certificate', sha1Reference],
    ['reference of version 1', { references: [{ version: 1, hash: 'SHA-1' }] }],
  ] as const)('a %s by SHA-1 does not pass', async (_, change) => {
    const result = await validatePades(await pdfSealedBy(change), options)
    expect(result).toMatchObject({ indication: 'INDETERMINATE', subIndication: 'CRYPTO_CONSTRAINTS_FAILURE_NO_POE' })
    expect(result.steps).toContainEqual(OLD)
  })

  test('a reference of version 1 beside a reliable one of version 2 is not relied on, and must not contradict it', async () => {
    const both = [
      { version: 2, hash: 'SHA-256' },
      { version: 1, hash: 'SHA-1' },
    ] as const
    expect(await validatePades(await pdfSealedBy({ references: both }), options)).toMatchObject({
      indication: 'TOTAL-PASSED',
    })
    const contradicting = [both[0], { ...both[1], of: tsa }]
    expect(await validatePades(await pdfSealedBy({ references: contradicting }), options)).toMatchObject({
      subIndication: 'NO_SIGNING_CERTIFICATE_FOUND',
    })
  })
})

describe('V15: the algorithm policy applies to every digest of a time stamp', () => {
  test('a stamp of reliable digests proves the time', async () => {
    expect(await validateJades(await stampedBy({}), options)).toMatchObject({
      indication: 'TOTAL-PASSED',
      bestSignatureTime: world.now,
    })
  })

  test.each([
    ['imprint', { imprint: 'SHA-1' }],
    ['message digest', { digest: 'SHA-1' }],
    ['signature', { signature: 'SHA-1' }],
    ['reference to the certificate', sha1Reference],
  ] as const)('a stamp whose %s is by SHA-1 proves nothing', async (_, change) => {
    const result = await validateJades(await stampedBy(change), options)
    expect(result).toMatchObject({ bestSignatureTime: validationTime, level: 'B-B' })
    expect(result.steps).toContainEqual(OLD)
  })

  test('a policy that ends a digest ends the stamps made with it', async () => {
    const ended = { ...DEFAULT_ALGORITHM_POLICY.hashes, 'SHA-512': { until: world.now } }
    const algorithmPolicy = { ...DEFAULT_ALGORITHM_POLICY, hashes: ended }
    const jades = await stampedBy({ imprint: 'SHA-512' })
    expect(await validateJades(jades, options)).toMatchObject({ bestSignatureTime: world.now })
    expect(await validateJades(jades, { ...options, algorithmPolicy })).toMatchObject({
      bestSignatureTime: validationTime,
    })
  })
})

describe('V15: the algorithm policy applies to references of JAdES', () => {
  test.each([
    ['x5t#o', (digVal: string) => ({ 'x5t#o': { digAlg: 'S512', digVal } })],
    ['sigX5ts', (digVal: string) => ({ sigX5ts: [{ digAlg: 'S512', digVal }] })],
  ] as const)('%s by a digest that has ended does not pass', async (_, member) => {
    const jades = await sealed()
    const { 'x5t#S256': __, ...header } = JSON.parse(Buffer.from(jades.protected, 'base64url').toString())
    const named = { ...header, ...member(createHash('sha512').update(seal.der).digest('base64url')) }
    const encoded = toBase64Url(utf8Bytes(JSON.stringify(named)))
    const signature = toBase64Url(await world.signer.sign(utf8Bytes(`${encoded}.${jades.payload}`)))
    const changed = { ...jades, protected: encoded, signature }
    expect(await validateJades(changed, options)).toMatchObject({ indication: 'TOTAL-PASSED' })
    const hashes = { 'SHA-256': {} }
    const algorithmPolicy = { ...DEFAULT_ALGORITHM_POLICY, hashes }
    expect((await validateJades(changed, { ...options, algorithmPolicy })).steps).toContainEqual(OLD)
  })
})

describe('V15: the algorithm policy applies to revocation data and to the path', () => {
  const UNRELIABLE = expect.objectContaining({ code: 'REVOCATION', reason: 'revocation-data-unreliable' })
  const judge = async (evidence: object, jades?: JadesSignature) =>
    validateJades(jades ?? (await sealed()), { ...options, evidence: { certificates, ...evidence } })

  test.each<[string, HashName, string]>([
    ['SHA-256', 'SHA-256', 'TOTAL-PASSED'],
    ['SHA-1', 'SHA-1', 'INDETERMINATE'],
  ])('an OCSP answer or a list signed with %s is judged by its digest', async (_, hash, indication) => {
    const answer = await ocspAnswerAbout(seal, issuing, { responder, ...dates, hash })
    const byAnswer = await judge({ crls: [rootList], ocsp: [answer] })
    const byList = await judge({ crls: [rootList, issueCrl(issuing, { ...dates, hash })] })
    for (const result of [byAnswer, byList]) {
      expect(result).toMatchObject({ indication })
      if (indication !== 'TOTAL-PASSED') expect(result.steps).toContainEqual(UNRELIABLE)
    }
  })

  test('a responder certified with SHA-1 is not relied on', async () => {
    const old = issueCertificate({ subject: 'Old', kind: 'ocsp', issuer: issuing, noCheck: true, hash: 'SHA-1' })
    const answer = await ocspAnswerAbout(seal, issuing, { responder: old, ...dates })
    expect((await judge({ crls: [rootList], ocsp: [answer] })).steps).toContainEqual(UNRELIABLE)
  })

  test('a certificate signed with SHA-1 does not pass', async () => {
    const old: Certified = issueCertificate({ subject: 'Old seal', issuer: issuing, hash: 'SHA-1' })
    const signer = authoritySigner(old, issuing)
    const jades = await signJades(utf8Bytes('{}'), { signer, signingTime: world.now })
    const result = await judge({ crls }, jades)
    expect(result).toMatchObject({ subIndication: 'CRYPTO_CONSTRAINTS_FAILURE_NO_POE' })
    expect(utf8Text(result.payload ?? new Uint8Array())).toBe('{}')
  })

  test('a list signed with SHA-1 is not kept when it is fetched', async () => {
    const list = issueCrl(issuing, { ...dates, hash: 'SHA-1' })
    const transport = async () => ({ status: 200, arrayBuffer: async () => new Uint8Array(list).buffer })
    const source = createRevocationClient({ transport, now: () => world.now })
    const { der } = issueCertificate({ subject: 'Listed', issuer: issuing, crlUrl: 'http://crl.test/issuing' })
    const question = { certificate: readCertificate(der), issuer: readCertificate(issuing.der) }
    await expect(source.statusOf(question)).rejects.toMatchObject({ code: 'revocation_refused' })
  })
})

describe('V15: CMS of others in a PDF', () => {
  test('in BER is read like the DER of the same', async () => {
    const pdf = await signPades(typstPdf(), { signer: world.signer, signingTime: world.now })
    const [place] = signaturesOf(openPdf(pdf))
    if (place === undefined) throw new Error('no signature')
    const room = place.contentsEnd - place.contentsStart - 2
    pdf.set(utf8Bytes(toHex(toBer(place.cms)).padEnd(room, '0')), place.contentsStart + 1)
    expect(await validatePades(pdf, options)).toMatchObject({ indication: 'TOTAL-PASSED' })
    // What fills the placeholder after it is still nothing but zeros.
    pdf[place.contentsEnd - 3] = 0x31
    expect(await validatePades(pdf, options)).toMatchObject({ subIndication: 'FORMAT_FAILURE' })
  })

  test('with a counter-signature is named and does not pass', async () => {
    const pdf = await pdfSealedBy({})
    const [place] = signaturesOf(openPdf(pdf))
    if (place === undefined) throw new Error('no signature')
    const room = place.contentsEnd - place.contentsStart - 2
    const countersigned = addUnsignedAttribute(place.cms, cmsAttribute(OID.counterSignature, derSequence()))
    pdf.set(utf8Bytes(toHex(countersigned).padEnd(room, '0')), place.contentsStart + 1)
    const result = await validatePades(pdf, options)
    expect(result).toMatchObject({ indication: 'INDETERMINATE', subIndication: 'SIG_CONSTRAINTS_FAILURE' })
    expect(result.steps).toContainEqual({
      code: 'COUNTER_SIGNATURE',
      verdict: 'inconclusive',
      reason: 'not-supported',
    })
  })

  test('with several signers is not supported, and not called malformed', async () => {
    const pdf = await pdfSealedBy({})
    const [place] = signaturesOf(openPdf(pdf))
    if (place === undefined) throw new Error('no signature')
    const room = place.contentsEnd - place.contentsStart - 2
    pdf.set(utf8Bytes(toHex(withSecondSigner(place.cms)).padEnd(room, '0')), place.contentsStart + 1)
    const result = await validatePades(pdf, options)
    expect(result.indication).toBe('INDETERMINATE')
    expect(result.steps).toEqual([{ code: 'FORMAT', verdict: 'inconclusive', reason: 'not-supported' }])
  })
})

function withSecondSigner(cms: Uint8Array): Uint8Array {
  const [type, wrapped] = childrenOf(readDer(cms))
  const members = wrapped === undefined ? [] : childrenOf(readExplicit(wrapped))
  const signers = members.at(-1)
  if (type === undefined || signers === undefined) throw new Error('not the structure of SignedData')
  const two = derElement(TAG.set, signers.contents, signers.contents)
  const before = members.slice(0, -1).map(({ encoded }) => encoded)
  return derSequence(type.encoded, derElement(contextTag(0), derSequence(...before, two)))
}

describe('V15: what contradicts itself proves nothing', () => {
  test('a stamp of the future', async () => {
    const jades = await sealed()
    const future = new Date(validationTime.getTime() + 1000)
    const token = testToken(utf8Bytes(jades.signature), future, { signer: tsa, certificates: [tsa, stampingCa] })
    const etsiU = [encodeItem('sigTst', { tstTokens: pkiObjects([token]) })]
    const result = await validateJades({ ...jades, header: { etsiU } }, options)
    expect(result).toMatchObject({ indication: 'INDETERMINATE', subIndication: 'TIMESTAMP_ORDER_FAILURE' })
  })

  test('a stamp from before the certificate that made it', async () => {
    const late = issueCertificate({ subject: 'Late TSA', kind: 'tsa', issuer: stampingCa, from: world.now })
    const jades = await sealed()
    const earlier = new Date(world.now.getTime() - 1000)
    const token = testToken(utf8Bytes(jades.signature), earlier, { signer: late, certificates: [late, stampingCa] })
    const etsiU = [encodeItem('sigTst', { tstTokens: pkiObjects([token]) })]
    const result = await validateJades({ ...jades, header: { etsiU } }, options)
    expect(result).toMatchObject({ bestSignatureTime: validationTime, level: 'B-B' })
    expect(result.steps).toContainEqual(
      expect.objectContaining({ code: 'SIGNATURE_TIMESTAMP', reason: 'not-yet-valid' }),
    )
  })
})
