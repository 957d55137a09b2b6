import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import type { Augmenting } from '../baseline/augmenting.ts'
import type { BaselineLevel } from '../baseline/baseline-level.ts'
import { DEFAULT_ALGORITHM_POLICY } from '../crypto/algorithm-policy.ts'
import { toBase64Url } from '../encoding/base64.ts'
import { utf8Bytes } from '../encoding/bytes.ts'
import { augmentJades, renewJadesArchive } from '../jades/augment-jades.ts'
import { encodeItem } from '../jades/encode-item.ts'
import type { JadesSignature } from '../jades/jades-signature.ts'
import { signJades } from '../jades/sign-jades.ts'
import { flipJades } from '../test-pki/flip-bytes.ts'
import { issueCertificate } from '../test-pki/issue-certificate.ts'
import { issueCrl, serialOf } from '../test-pki/test-revocation.ts'
import { authoritySigner } from '../test-pki/test-timestamp.ts'
import { createTestWorld, type TestWorld } from '../test-pki/test-world.ts'
import { verdictOf } from './steps.ts'
import { validateJades } from './validate-jades.ts'

// Key generation, programs of others and thousands of runs take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const payload = utf8Bytes('{"title":"Πτυχίο","grade":"8.5"}')
const YEAR = 365 * 24 * 3_600_000

const sealIn = (world: TestWorld) => signJades(payload, { signer: world.signer, signingTime: world.now })
async function sealTo(level: Exclude<BaselineLevel, 'B-B'>, world: TestWorld): Promise<JadesSignature> {
  const result = await augmentJades(await sealIn(world), level, world)
  expect(result.level).toBe(level)
  return result.jades
}
const later = (world: TestWorld, milliseconds: number) => new Date(world.now.getTime() + milliseconds)
const judge = (jades: JadesSignature | Uint8Array | string, world: TestWorld, at = later(world, 60_000)) =>
  validateJades(jades, { trustAnchors: world.trustAnchors, validationTime: at })

function listOf(world: TestWorld, at: Date) {
  const { issuing, revocations } = world
  return issueCrl(issuing, { revocations, thisUpdate: at, nextUpdate: new Date(at.getTime() + 24 * 3_600_000) })
}

describe('JAdES validation (EN 319 102-1)', () => {
  test.each(['B-LT', 'B-LTA'] as const)('C1: %s passes on its own material, at its proven time', async (level) => {
    const world = createTestWorld()
    const result = await judge(await sealTo(level, world), world)
    expect(result).toMatchObject({ indication: 'TOTAL-PASSED', level, bestSignatureTime: world.now, payload })
  })

  test('V7: every topic of the report has a verdict of its own', async () => {
    const world = createTestWorld()
    const { steps } = await judge(await sealTo('B-LTA', world), world)
    for (const topic of ['integrity', 'issuer', 'status', 'time', 'algorithms'] as const) {
      expect(verdictOf(steps, topic)).toBe('passed')
    }
  })

  test('B-B and B-T are indeterminate without revocation data, and pass with data given beside them', async () => {
    const world = createTestWorld()
    const sealed = await sealIn(world)
    const at = later(world, 60_000)
    expect(await judge(sealed, world)).toMatchObject({
      indication: 'INDETERMINATE',
      subIndication: 'CERTIFICATE_CHAIN_GENERAL_FAILURE',
    })
    const rootList = issueCrl(world.root, { revocations: new Map(), thisUpdate: at, nextUpdate: later(world, YEAR) })
    const evidence = { crls: [listOf(world, at), rootList] }
    const options = { trustAnchors: world.trustAnchors, validationTime: at, evidence }
    expect(await validateJades(sealed, options)).toMatchObject({ indication: 'TOTAL-PASSED', level: 'B-B' })
  })

  test('the compact, flattened and general forms give the same outcome', async () => {
    const world = createTestWorld()
    const { payload: content, protected: header, signature } = await sealIn(world)
    const general = JSON.stringify({ payload: content, signatures: [{ protected: header, signature }] })
    for (const file of [`${header}.${content}.${signature}`, general]) {
      expect(await judge(file, world)).toMatchObject({ indication: 'INDETERMINATE', payload })
    }
    const two = JSON.stringify({
      payload: content,
      signatures: [
        { protected: header, signature },
        { protected: header, signature },
      ],
    })
    expect(await judge(two, world)).toMatchObject({
      indication: 'INDETERMINATE',
      steps: [{ code: 'FORMAT', reason: 'not-supported' }],
    })
  })

  test.each([
    ['payload', 'SIG_CRYPTO_FAILURE'],
    ['signature', 'SIG_CRYPTO_FAILURE'],
  ] as const)('a changed %s is TOTAL-FAILED', async (member, subIndication) => {
    const world = createTestWorld()
    const jades = await sealTo('B-LTA', world)
    const forged = { ...jades, [member]: jades[member].replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) }
    const result = await judge(forged, world)
    expect(result).toMatchObject({ indication: 'TOTAL-FAILED', subIndication })
    expect(result.payload).toBeUndefined()
    expect(result.level).toBeUndefined()
  })

  test.each(['', '{}', 'a.b', '{"payload":1}', '[]', '{"payload":"","protected":"","signature":""}'])(
    '%j is TOTAL-FAILED with FORMAT_FAILURE',
    async (file) => {
      expect(await judge(file, createTestWorld())).toMatchObject({
        indication: 'TOTAL-FAILED',
        subIndication: 'FORMAT_FAILURE',
      })
    },
  )

  test('another trust anchor leaves the chain open', async () => {
    const world = createTestWorld()
    const jades = await sealTo('B-LT', world)
    const options = { trustAnchors: createTestWorld().trustAnchors, validationTime: later(world, 60_000) }
    expect(await validateJades(jades, options)).toMatchObject({ subIndication: 'NO_CERTIFICATE_CHAIN_FOUND' })
  })

  test('a certificate that may only encipher is refused', async () => {
    const world = createTestWorld()
    const wrong = issueCertificate({
      subject: 'Wrong use',
      issuer: world.issuing,
      keyUsageBits: 0x20,
      ocspUrl: 'http://ocsp.test/',
    })
    const signer = authoritySigner(wrong, world.issuing)
    const { jades } = await augmentJades(await signJades(payload, { signer, signingTime: world.now }), 'B-LT', world)
    expect(await judge(jades, world)).toMatchObject({ subIndication: 'CHAIN_CONSTRAINTS_FAILURE' })
  })
})

describe('revocation at the best signature time', () => {
  test('revoked after the stamp: the seal still passes', async () => {
    const world = createTestWorld()
    const jades = await sealTo('B-LT', world)
    const revokedAt = later(world, 3_600_000)
    world.revocations.set(serialOf(world.seal), revokedAt)
    const at = later(world, 2 * 3_600_000)
    const options = { trustAnchors: world.trustAnchors, validationTime: at, evidence: { crls: [listOf(world, at)] } }
    expect(await validateJades(jades, options)).toMatchObject({ indication: 'TOTAL-PASSED' })
  })

  test('revoked before the stamp: indeterminate, whatever older answers say', async () => {
    const world = createTestWorld()
    const jades = await sealTo('B-LT', world)
    const revokedAt = later(world, -3_600_000)
    world.revocations.set(serialOf(world.seal), revokedAt)
    const at = later(world, 3_600_000)
    const options = { trustAnchors: world.trustAnchors, validationTime: at, evidence: { crls: [listOf(world, at)] } }
    const result = await validateJades(jades, options)
    expect(result).toMatchObject({ indication: 'INDETERMINATE', subIndication: 'REVOKED_NO_POE' })
    expect(result.steps).toContainEqual(
      expect.objectContaining({ code: 'REVOCATION', reason: 'revoked', time: revokedAt }),
    )
  })

  test('an issuing authority revoked before the stamp', async () => {
    const world = createTestWorld()
    const jades = await sealTo('B-LT', world)
    world.revocations.set(serialOf(world.issuing), later(world, -3_600_000))
    const at = later(world, 3_600_000)
    const rootList = issueCrl(world.root, {
      revocations: world.revocations,
      thisUpdate: at,
      nextUpdate: later(world, YEAR),
    })
    const options = { trustAnchors: world.trustAnchors, validationTime: at, evidence: { crls: [rootList] } }
    expect(await validateJades(jades, options)).toMatchObject({ subIndication: 'REVOKED_CA_NO_POE' })
  })

  test('an answer older than the signature that no longer holds asks to try later', async () => {
    const world = createTestWorld()
    const sealed = await sealIn(world)
    const { revocations, root, issuing } = world
    const [thisUpdate, nextUpdate] = [later(world, -10 * 24 * 3_600_000), later(world, -24 * 3_600_000)]
    const crls = [root, issuing].map((issuer) => issueCrl(issuer, { revocations, thisUpdate, nextUpdate }))
    const options = { trustAnchors: world.trustAnchors, validationTime: world.now, evidence: { crls } }
    expect(await validateJades(sealed, options)).toMatchObject({
      indication: 'INDETERMINATE',
      subIndication: 'TRY_LATER',
    })
  })
})

describe('validity over time', () => {
  const soon = new Date('2027-06-01T00:00:00Z')

  test('an expired seal passes when a stamp proves that it is older', async () => {
    const world = createTestWorld({ sealUntil: soon })
    const jades = await sealTo('B-LT', world)
    expect(await judge(jades, world, later(world, YEAR))).toMatchObject({ indication: 'TOTAL-PASSED' })
  })

  test('an expired seal without a stamp is out of bounds', async () => {
    const world = createTestWorld({ sealUntil: soon })
    const result = await judge(await sealIn(world), world, later(world, YEAR))
    expect(result).toMatchObject({ indication: 'INDETERMINATE', subIndication: 'OUT_OF_BOUNDS_NO_POE' })
  })

  test('a responder that ended since: only an archive stamp keeps its answer usable', async () => {
    const world = createTestWorld({ responderUntil: new Date('2026-12-10T00:00:00Z') })
    const at = new Date('2027-01-20T00:00:00Z')
    expect(await judge(await sealTo('B-LT', world), world, at)).toMatchObject({
      indication: 'INDETERMINATE',
      subIndication: 'REVOCATION_OUT_OF_BOUNDS_NO_POE',
    })
    expect(await judge(await sealTo('B-LTA', world), world, at)).toMatchObject({ indication: 'TOTAL-PASSED' })
  })

  test('expired and known not to be revoked is told apart', async () => {
    const world = createTestWorld({ sealUntil: soon })
    const list = issueCrl(world.issuing, {
      revocations: new Map(),
      thisUpdate: later(world, 1000),
      nextUpdate: later(world, YEAR),
    })
    const options = { trustAnchors: world.trustAnchors, validationTime: later(world, YEAR), evidence: { crls: [list] } }
    expect(await validateJades(await sealIn(world), options)).toMatchObject({
      subIndication: 'OUT_OF_BOUNDS_NOT_REVOKED',
    })
  })

  test('a stamp from before the certificate makes it TOTAL-FAILED', async () => {
    const world = createTestWorld({ now: new Date('2026-11-20T12:00:00Z') })
    const keys = issueCertificate({
      subject: 'Future seal',
      issuer: world.issuing,
      from: new Date('2026-12-01T00:00:00Z'),
    })
    const sealed = await signJades(payload, { signer: authoritySigner(keys, world.issuing), signingTime: world.now })
    const { jades } = await augmentJades(sealed, 'B-T', world)
    // Revocation data of the stamp alone come from outside; the seal has none yet.
    const crls = [world.root, world.stampingCa].map((issuer) =>
      issueCrl(issuer, { revocations: new Map(), thisUpdate: world.now, nextUpdate: later(world, YEAR) }),
    )
    const options = { trustAnchors: world.trustAnchors, validationTime: later(world, YEAR / 4), evidence: { crls } }
    expect(await validateJades(jades, options)).toMatchObject({
      indication: 'TOTAL-FAILED',
      subIndication: 'NOT_YET_VALID',
    })
  })

  test('C12: without renewal an archive ends with its stamp’s certificate; with renewal it passes', async () => {
    const world = createTestWorld({ sealUntil: soon, tsaUntil: new Date('2028-01-01T00:00:00Z') })
    const archived = await sealTo('B-LTA', world)
    world.now = new Date('2027-12-01T00:00:00Z')
    const second = createTestWorld({ now: world.now })
    const renewing: Augmenting = {
      ...world,
      timestamps: second.timestamps,
      trustAnchors: [...world.trustAnchors],
    }
    const { jades: renewed } = await renewJadesArchive(archived, renewing)
    const at = new Date('2029-01-01T00:00:00Z')
    const trustAnchors = [...world.trustAnchors, ...second.trustAnchors]
    const { revocations } = second
    const crls = [second.root, second.stampingCa].map((issuer) =>
      issueCrl(issuer, { revocations, thisUpdate: at, nextUpdate: new Date('2029-02-01T00:00:00Z') }),
    )
    const options = { trustAnchors, validationTime: at, evidence: { crls } }
    expect(await validateJades(archived, options)).toMatchObject({ indication: 'INDETERMINATE' })
    expect(await validateJades(renewed, options)).toMatchObject({ indication: 'TOTAL-PASSED', level: 'B-LTA' })
  })

  test('an algorithm that ends: a proven older use passes, an unproven one does not', async () => {
    const world = createTestWorld()
    const ends = { ...DEFAULT_ALGORITHM_POLICY, hashes: { 'SHA-256': { until: new Date('2027-01-01T00:00:00Z') } } }
    const jades = await sealTo('B-LTA', world)
    const options = { trustAnchors: world.trustAnchors, algorithmPolicy: ends }
    const during = { ...options, validationTime: later(world, 3_600_000) }
    expect(await validateJades(jades, during)).toMatchObject({ indication: 'TOTAL-PASSED' })
    const after = { ...options, validationTime: new Date('2027-02-01T00:00:00Z') }
    expect(await validateJades(jades, after)).toMatchObject({ subIndication: 'CRYPTO_CONSTRAINTS_FAILURE_NO_POE' })
  })
})

describe('stamps', () => {
  test('a stamp over another signature proves nothing', async () => {
    const world = createTestWorld({ sealUntil: new Date('2027-06-01T00:00:00Z') })
    const other = await sealTo('B-LT', world)
    world.now = later(world, 1000)
    const sealed = await sealIn(world)
    const moved = { ...sealed, ...(other.header === undefined ? {} : { header: other.header }) }
    const result = await judge(moved, world, later(world, YEAR))
    expect(result).toMatchObject({ indication: 'INDETERMINATE', subIndication: 'OUT_OF_BOUNDS_NOT_REVOKED' })
    expect(result.steps).toContainEqual(
      expect.objectContaining({ code: 'SIGNATURE_TIMESTAMP', reason: 'imprint-mismatch' }),
    )
  })

  test('a stamp that cannot be read stays in the report and proves nothing', async () => {
    const world = createTestWorld()
    const broken = encodeItem('sigTst', { tstTokens: [{ val: 'MAA=' }] })
    const result = await judge({ ...(await sealIn(world)), header: { etsiU: [broken] } }, world)
    expect(result.steps).toContainEqual(expect.objectContaining({ code: 'SIGNATURE_TIMESTAMP', reason: 'malformed' }))
    expect(result.level).toBe('B-B')
  })

  test('an archive stamp of an authority that is not trusted gives no archive level', async () => {
    const world = createTestWorld()
    const longTerm = await sealTo('B-LT', world)
    const stranger = createTestWorld()
    const { jades } = await augmentJades(longTerm, 'B-LTA', { ...world, timestamps: stranger.timestamps })
    expect(await judge(jades, world)).toMatchObject({ indication: 'TOTAL-PASSED', level: 'B-LT' })
  })
})

describe('altered files', () => {
  test('no altered byte of an archived file passes with another payload (1,500 flips)', async () => {
    const world = createTestWorld()
    const file = utf8Bytes(JSON.stringify(await sealTo('B-LTA', world)))
    const options = { trustAnchors: world.trustAnchors, validationTime: later(world, 60_000) }
    const flips = fc.record({ at: fc.nat(file.length - 1), bits: fc.integer({ min: 1, max: 255 }) })
    let refused = 0
    await fc.assert(
      fc.asyncProperty(flips, async (flip) => {
        const outcome = await flipJades(file, flip, { payload, options })
        expect(outcome).not.toBe('accepted-changed')
        if (outcome === 'refused') refused++
      }),
      { numRuns: 1500 },
    )
    expect(refused).toBeGreaterThan(500)
  }, 60_000)

  test('no altered character of the three JWS parts passes at all', async () => {
    const world = createTestWorld()
    const jades = await sealTo('B-LT', world)
    const member = fc.constantFrom('payload' as const, 'protected' as const, 'signature' as const)
    await fc.assert(
      fc.asyncProperty(member, fc.nat(), fc.constantFrom(...'ABab01-_='), async (name, position, character) => {
        const text = jades[name]
        const at = position % text.length
        fc.pre(text[at] !== character)
        const forged = { ...jades, [name]: text.slice(0, at) + character + text.slice(at + 1) }
        expect((await judge(forged, world)).indication).not.toBe('TOTAL-PASSED')
      }),
      { numRuns: 600 },
    )
  }, 60_000)

  test('arbitrary etsiU never makes validation throw', async () => {
    const world = createTestWorld()
    const sealed = await sealIn(world)
    const names = fc.constantFrom('sigTst', 'arcTst', 'xVals', 'rVals', 'tstVD', 'other')
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(names, fc.jsonValue()), { maxLength: 4 }), async (items) => {
        const etsiU = items.map(([name, value]) => toBase64Url(utf8Bytes(JSON.stringify({ [name]: value }))))
        const { indication } = await judge({ ...sealed, header: { etsiU } }, world)
        expect(indication).not.toBe('TOTAL-PASSED')
      }),
      { numRuns: 200 },
    )
  })
})
