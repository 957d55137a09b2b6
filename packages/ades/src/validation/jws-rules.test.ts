import { describe, expect, test, vi } from 'vitest'
import { toBase64Url } from '../encoding/base64.ts'
import { utf8Bytes } from '../encoding/bytes.ts'
import { augmentJades } from '../jades/augment-jades.ts'
import { encodeItem } from '../jades/encode-item.ts'
import type { JadesSignature } from '../jades/jades-signature.ts'
import { signJades } from '../jades/sign-jades.ts'
import { issueCertificate } from '../test-pki/issue-certificate.ts'
import { issueCrl } from '../test-pki/test-revocation.ts'
import { authoritySigner } from '../test-pki/test-timestamp.ts'
import { createTestWorld } from '../test-pki/test-world.ts'
import type { StepReason } from './steps.ts'
import { validateJades } from './validate-jades.ts'

vi.setConfig({ testTimeout: 60_000 })

const world = createTestWorld()
const validationTime = new Date(world.now.getTime() + 60_000)
const options = { trustAnchors: world.trustAnchors, validationTime }
const payload = utf8Bytes('{"grade":"8.5"}')
const second = (time: Date) => Math.floor(time.getTime() / 1000)

const sealed = signJades(payload, { signer: world.signer, signingTime: world.now })
const archived = sealed.then(async (jades) => (await augmentJades(jades, 'B-LTA', world)).jades)
const headerText = async () => Buffer.from((await sealed).protected, 'base64url').toString()

/** The seal with a protected header of our choice, signed again by the same key and raised to B-LT. */
async function sealedWith(change: (header: string) => string, raise = true): Promise<JadesSignature> {
  const header = toBase64Url(utf8Bytes(change(await headerText())))
  const encoded = toBase64Url(payload)
  const signature = toBase64Url(await world.signer.sign(utf8Bytes(`${header}.${encoded}`)))
  const jades = { payload: encoded, protected: header, signature }
  return raise ? (await augmentJades(jades, 'B-LT', world)).jades : jades
}
const withMembers = (members: object) => (header: string) => JSON.stringify({ ...JSON.parse(header), ...members })
const judge = (file: JadesSignature | string) => validateJades(file, options)

const FORMAT = (reason: StepReason) => ({ steps: [{ code: 'FORMAT', reason }] })
const MALFORMED = { indication: 'TOTAL-FAILED', subIndication: 'FORMAT_FAILURE', ...FORMAT('malformed') }
const NOT_SUPPORTED = { indication: 'INDETERMINATE', ...FORMAT('not-supported') }

describe('V15: names in JSON are unique (RFC 7515 §4)', () => {
  test.each([
    ['cty', (header: string) => header.replace('"typ"', '"cty":"other","typ"')],
    ['cty, written with an escape', (header: string) => header.replace('"typ"', '"\\u0063ty" : "other","typ"')],
    ['alg', (header: string) => header.replace('{', '{"alg":"none",')],
    ['a member deeper down', (header: string) => header.replace('{', '{"srCms":[{"a":1,"a":2}],')],
  ])('a protected header that names %s twice is malformed', async (_, change) => {
    expect(await judge(await sealedWith(change, false))).toMatchObject(MALFORMED)
  })

  test.each(['payload', 'protected', 'signature', 'header'])(
    'a file that names %s twice is malformed',
    async (name) => {
      const text = JSON.stringify(await archived)
      expect(await judge(text)).toMatchObject({ indication: 'TOTAL-PASSED' })
      for (const value of ['""', '{}']) {
        expect(await judge(text.replace('{', `{"${name}":${value},`))).toMatchObject(MALFORMED)
        expect(await judge(text.replace(/\}$/, `,"${name}":${value}}`))).toMatchObject(MALFORMED)
      }
    },
  )

  test('a component of etsiU that names a member twice is malformed', async () => {
    const jades = await archived
    const twice = toBase64Url(utf8Bytes('{"x":{"a":1,"a":2}}'))
    const header = { etsiU: [...(jades.header?.etsiU ?? []), twice] }
    expect(await judge({ ...jades, header })).toMatchObject(MALFORMED)
  })

  test('a name may stand once in each of several objects, and as a value', async () => {
    const jades = await sealedWith(withMembers({ srCms: [{ alg: 'alg' }, { alg: '"alg":"' }] }))
    expect(await judge(jades)).toMatchObject({ indication: 'TOTAL-PASSED' })
  })

  test('a text nested without end is malformed and costs little', async () => {
    const deep = `{"payload":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    expect(await judge(deep)).toMatchObject(MALFORMED)
  })
})

describe('V15: the two headers do not overlap (RFC 7515 §4, §7.2.1)', () => {
  test.each([{ alg: 'ES256' }, { cty: 'other' }, { x5c: [] }, { crit: ['exp'] }])('%j beside etsiU', async (member) => {
    const jades = await archived
    const header = { ...jades.header, ...member }
    expect(await judge(JSON.stringify({ ...jades, header }))).toMatchObject(MALFORMED)
  })

  test.each(['protected', 'signature', 'header'])('%s beside signatures is malformed (§7.2.2)', async (name) => {
    const { payload: content, ...parts } = await archived
    const general = { payload: content, signatures: [parts] }
    expect(await judge(JSON.stringify(general))).toMatchObject({ indication: 'TOTAL-PASSED' })
    const ownPayload = { payload: content, signatures: [{ ...parts, payload: content }] }
    expect(await judge(JSON.stringify(ownPayload))).toMatchObject(MALFORMED)
    const value = name === 'header' ? {} : ''
    expect(await judge(JSON.stringify({ ...general, [name]: value }))).toMatchObject(MALFORMED)
  })
})

describe('V15: crit (RFC 7515 §4.1.11)', () => {
  test.each([
    ['is empty', { crit: [] }, MALFORMED],
    ['is no list', { crit: 'sigPl' }, MALFORMED],
    ['names a member twice', { crit: ['sigPl', 'sigPl'], sigPl: {} }, MALFORMED],
    ['names a member that is not there', { crit: ['sigPl'] }, MALFORMED],
    ['names what is no text', { crit: [1], 1: 2 }, MALFORMED],
    ['names what is not understood', { crit: ['exp'], exp: 4e9 }, NOT_SUPPORTED],
    ['names what every object inherits', { crit: ['toString'] }, MALFORMED],
  ])('a crit that %s', async (_, members, expected) => {
    expect(await judge(await sealedWith(withMembers(members), false))).toMatchObject(expected)
  })

  test('that names members present and understood passes', async () => {
    const jades = await sealedWith(withMembers({ crit: ['sigPl'], sigPl: { addressCountry: 'GR' } }))
    expect(await judge(jades)).toMatchObject({ indication: 'TOTAL-PASSED' })
  })
})

describe('V15: the times that a signer names are judged', () => {
  const past = second(world.now) - 1000
  const future = second(validationTime) + 1000

  test.each<[string, object, StepReason]>([
    ['iat after the signature is known to exist', { iat: future }, 'claimed-time-in-future'],
    ['exp in the past', { exp: past }, 'no-longer-usable'],
    ['exp now', { exp: second(validationTime) }, 'no-longer-usable'],
    ['nbf in the future', { nbf: future }, 'not-usable-yet'],
  ])('%s does not pass', async (_, members, reason) => {
    const result = await judge(await sealedWith(withMembers(members)))
    expect(result).toMatchObject({ indication: 'INDETERMINATE', subIndication: 'SIG_CONSTRAINTS_FAILURE' })
    expect(result.steps).toContainEqual(expect.objectContaining({ code: 'CLAIMED_TIMES', verdict: 'failed', reason }))
  })

  test('a signature that may be used now passes', async () => {
    const jades = await sealedWith(withMembers({ nbf: past, exp: future }))
    expect(await judge(jades)).toMatchObject({ indication: 'TOTAL-PASSED' })
  })

  test.each([{ iat: '2026' }, { exp: null }, { nbf: 1e300 }, { exp: [1] }, { sigT: 'yesterday' }])(
    '%j is no time, and the header malformed',
    async (members) => {
      expect(await judge(await sealedWith(withMembers(members), false))).toMatchObject(MALFORMED)
    },
  )
})

describe('V15: counter-signatures', () => {
  async function counterSigned(over: string): Promise<JadesSignature> {
    const jades = await archived
    const { issuing } = world
    const other = issueCertificate({ subject: 'Second person', issuer: issuing })
    const signer = authoritySigner(other, issuing)
    const { protected: header, signature } = await signJades(Buffer.from(over, 'base64url'), {
      signer,
      signingTime: world.now,
    })
    const items = [...(jades.header?.etsiU ?? []), encodeItem('cSig', { protected: header, signature })]
    return { ...jades, header: { etsiU: items } }
  }

  test('one that holds over the signature is named', async () => {
    const result = await judge(await counterSigned((await archived).signature))
    expect(result).toMatchObject({ indication: 'TOTAL-PASSED' })
    expect(result.steps).toContainEqual({ code: 'COUNTER_SIGNATURE', verdict: 'passed', subject: 'Second person' })
  })

  test('one over another signature is named as failed, and the file does not pass', async () => {
    const result = await judge(await counterSigned('AAAA'))
    expect(result).toMatchObject({ indication: 'INDETERMINATE', subIndication: 'SIG_CONSTRAINTS_FAILURE' })
    expect(result.steps).toContainEqual({ code: 'COUNTER_SIGNATURE', verdict: 'failed', reason: 'signature-invalid' })
  })

  test.each([1, {}, 'a.b', 'a..c', null])('%j is named as failed', async (value) => {
    const jades = await archived
    const items = [...(jades.header?.etsiU ?? []), encodeItem('cSig', value)]
    const result = await judge({ ...jades, header: { etsiU: items } })
    expect(result.steps).toContainEqual({ code: 'COUNTER_SIGNATURE', verdict: 'failed', reason: 'malformed' })
  })
})

describe('V15: forms that are not supported are never called malformed', () => {
  test.each([
    { b64: false, crit: ['b64'] },
    { sigD: { mId: 'x' }, crit: ['sigD'] },
  ])('%j', async (members) => {
    expect(await judge(await sealedWith(withMembers(members), false))).toMatchObject(NOT_SUPPORTED)
  })

  test('clear items of etsiU', async () => {
    const file = JSON.stringify({ ...(await sealed), header: { etsiU: [{ sigTst: {} }] } })
    expect(await judge(file)).toMatchObject(NOT_SUPPORTED)
  })
})

describe('V15: options of validation', () => {
  test('a trust anchor that cannot be read is passed over with a warning', async () => {
    const trustAnchors = [new Uint8Array(), ...world.trustAnchors, Uint8Array.of(1, 2, 3)]
    const result = await validateJades(await archived, { trustAnchors, validationTime })
    expect(result).toMatchObject({
      indication: 'TOTAL-PASSED',
      warnings: [
        { code: 'TRUST_ANCHOR_UNREADABLE', index: 0 },
        { code: 'TRUST_ANCHOR_UNREADABLE', index: 2 },
      ],
    })
    expect(await validateJades(await archived, { trustAnchors: [new Uint8Array()], validationTime })).toMatchObject({
      subIndication: 'NO_CERTIFICATE_CHAIN_FOUND',
    })
  })

  test('a validation time that is no time is refused: with it nothing would ever be out of date', async () => {
    const wrong = { ...options, validationTime: new Date(Number.NaN) }
    await expect(validateJades(await archived, wrong)).rejects.toMatchObject({ code: 'usage' })
  })

  test('a relying party that asks for a certificate policy gets only seals issued under it', async () => {
    const asking = { ...options, certificatePolicies: { initialPolicySet: ['1.2.3'], requireExplicitPolicy: true } }
    const result = await validateJades(await archived, asking)
    expect(result).toMatchObject({ subIndication: 'CHAIN_CONSTRAINTS_FAILURE' })
    expect(result.steps).toContainEqual(expect.objectContaining({ reason: 'policy-not-accepted' }))
  })

  test('evidence that cannot be read proves nothing and stops nothing', async () => {
    const dates = { revocations: new Map(), thisUpdate: world.now, nextUpdate: validationTime }
    const junk = [new Uint8Array(), Uint8Array.of(0x30, 0x80), issueCrl(world.root, dates).slice(0, 50)]
    const evidence = { certificates: junk, ocsp: junk, crls: junk }
    expect(await validateJades(await archived, { ...options, evidence })).toMatchObject({ indication: 'TOTAL-PASSED' })
  })
})
