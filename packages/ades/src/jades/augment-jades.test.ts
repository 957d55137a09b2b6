import { describe, expect, test } from 'vitest'
import { utf8Bytes } from '../encoding/bytes.ts'
import { serialOf } from '../test-pki/test-revocation.ts'
import { createTestWorld, type TestWorld } from '../test-pki/test-world.ts'
import { validateJades } from '../validation/validate-jades.ts'
import { augmentJades, augmentJadesWithoutPayload, renewJadesArchive } from './augment-jades.ts'
import { readEtsiU } from './etsi-u.ts'
import { signJades } from './sign-jades.ts'

const payload = utf8Bytes('{"title":"Πτυχίο"}')
const sealIn = (world: TestWorld) => signJades(payload, { signer: world.signer, signingTime: world.now })
const namesIn = (jades: { header?: { etsiU: readonly string[] } }) => readEtsiU(jades.header).map(({ name }) => name)

describe('JAdES augmentation', () => {
  test('C1: B-LTA holds sigTst, xVals, rVals, arcTst in this order and leaves the JWS untouched', async () => {
    const world = createTestWorld()
    const sealed = await sealIn(world)
    const { jades, level, notReached } = await augmentJades(sealed, 'B-LTA', world)
    expect({ level, notReached }).toEqual({ level: 'B-LTA', notReached: undefined })
    expect(namesIn(jades)).toEqual(['sigTst', 'xVals', 'rVals', 'arcTst'])
    expect(jades).toMatchObject(sealed)
  })

  test('C1: revocation data of the seal, its authority, the stamp and its authority are all there, each once', async () => {
    const world = createTestWorld()
    const { jades } = await augmentJades(await sealIn(world), 'B-LT', world)
    const [, xVals, rVals] = readEtsiU(jades.header)
    expect(rVals?.value).toEqual({ ocspVals: [expect.anything()], crlVals: [expect.anything(), expect.anything()] })
    // Root, responder, stamping authority and TSA; the seal's own chain stands in x5c.
    expect(xVals?.value).toHaveLength(4)
  })

  test('C1: the status is asked only after the stamp', async () => {
    const world = createTestWorld()
    await augmentJades(await sealIn(world), 'B-LT', world)
    expect(world.asked[0]).toBe('http://tsa.test/')
  })

  test('raising in steps gives the same components as raising at once', async () => {
    const world = createTestWorld()
    let { jades } = await augmentJades(await sealIn(world), 'B-T', world)
    for (const level of ['B-LT', 'B-LTA'] as const) ({ jades } = await augmentJades(jades, level, world))
    expect(namesIn(jades)).toEqual(['sigTst', 'xVals', 'rVals', 'arcTst'])
  })

  test('a level not reached is never named: no stamp leaves B-B unchanged', async () => {
    const world = createTestWorld()
    world.down.add('http://tsa.test/')
    const sealed = await sealIn(world)
    const result = await augmentJades(sealed, 'B-LT', world)
    expect(result).toMatchObject({
      level: 'B-B',
      jades: sealed,
      notReached: { level: 'B-T', code: 'timestamp_unreachable' },
    })
  })

  test.each(['http://ocsp.test/', 'http://crl.test/stamping', 'http://crl.test/root'])(
    'without %s the signature stays B-T, or uses the list instead',
    async (address) => {
      const world = createTestWorld()
      world.down.add(address).add('http://crl.test/issuing')
      const result = await augmentJades(await sealIn(world), 'B-LTA', world)
      expect(result).toMatchObject({ level: 'B-T', notReached: { level: 'B-LT', code: 'revocation_unreachable' } })
      expect(namesIn(result.jades)).toEqual(['sigTst'])
    },
  )

  test('a seal revoked before its stamp never becomes B-LT', async () => {
    const world = createTestWorld()
    world.revocations.set(serialOf(world.seal), new Date('2026-11-01T00:00:00Z'))
    const result = await augmentJades(await sealIn(world), 'B-LT', world)
    expect(result).toMatchObject({ level: 'B-T', notReached: { code: 'certificate_revoked' } })
  })

  test('C12: renewal adds the validation data of the last stamp and a further stamp', async () => {
    const world = createTestWorld()
    const { jades } = await augmentJades(await sealIn(world), 'B-LTA', world)
    world.now = new Date('2027-11-20T12:00:00Z')
    const renewed = await renewJadesArchive(jades, world)
    expect(namesIn(renewed.jades)).toEqual(['sigTst', 'xVals', 'rVals', 'arcTst', 'tstVD', 'arcTst'])
    expect(renewed.jades.header?.etsiU.slice(0, 4)).toEqual(jades.header?.etsiU)
  })

  test('C12: a renewal that fails leaves the signature as it was', async () => {
    const world = createTestWorld()
    const { jades } = await augmentJades(await sealIn(world), 'B-LTA', world)
    world.down.add('http://tsa.test/')
    const result = await renewJadesArchive(jades, world)
    expect(result).toMatchObject({ jades, notReached: { code: 'timestamp_unreachable' } })
  })

  test('C1: a signature whose payload is kept elsewhere is raised to B-LT, and passes when put together again', async () => {
    const world = createTestWorld()
    const { payload: kept, ...withoutPayload } = await sealIn(world)
    const { etsiU, level } = await augmentJadesWithoutPayload(withoutPayload, 'B-LT', world)
    expect(level).toBe('B-LT')
    const options = { trustAnchors: world.trustAnchors, validationTime: new Date(world.now.getTime() + 60_000) }
    const whole = { ...withoutPayload, payload: kept, header: { etsiU } }
    expect(await validateJades(whole, options)).toMatchObject({ indication: 'TOTAL-PASSED', level: 'B-LT', payload })
  })

  test('refuses to raise a signature that is not intact', async () => {
    const world = createTestWorld()
    const sealed = await sealIn(world)
    const forged = { ...sealed, payload: `${sealed.payload.slice(0, -4)}AAAA` }
    await expect(augmentJades(forged, 'B-T', world)).rejects.toMatchObject({ code: 'jades_malformed' })
  })
})
