import { describe, expect, test } from 'vitest'
import { DEFAULT_ALGORITHM_POLICY } from '../crypto/algorithm-policy.ts'
import { augmentPades } from '../extension/augment-pades.ts'
import { augmentJades } from '../jades/augment-jades.ts'
import { signJades } from '../jades/sign-jades.ts'
import { typstPdf } from '../pades/fixtures/fixture-pdf.ts'
import { signPades } from '../pades/sign-pades.ts'
import { createTestWorld } from '../test-pki/test-world.ts'
import { jadesArchiveEnd, padesArchiveEnd } from './archive-end.ts'

const tsaUntil = new Date('2029-03-01T00:00:00Z')

describe('C12: when an archive must be renewed', () => {
  test('before the certificate of its last stamp ends', async () => {
    const world = createTestWorld({ tsaUntil })
    const signing = { signer: world.signer, signingTime: world.now }
    const { jades } = await augmentJades(await signJades(new Uint8Array(), signing), 'B-LTA', world)
    const { pdf } = await augmentPades(await signPades(typstPdf(), signing), 'B-LTA', world)
    expect(jadesArchiveEnd(jades)).toEqual(tsaUntil)
    expect(padesArchiveEnd(pdf)).toEqual(tsaUntil)
  })

  test('before an algorithm of its last stamp ends', async () => {
    const world = createTestWorld({ tsaUntil })
    const signing = { signer: world.signer, signingTime: world.now }
    const { jades } = await augmentJades(await signJades(new Uint8Array(), signing), 'B-LTA', world)
    const until = new Date('2028-01-01T00:00:00Z')
    const keys = { ...DEFAULT_ALGORITHM_POLICY.keys, ecdsa: [{ leastBits: 256, until }] }
    expect(jadesArchiveEnd(jades, { ...DEFAULT_ALGORITHM_POLICY, keys })).toEqual(until)
    const hashes = { 'SHA-256': { until } }
    expect(jadesArchiveEnd(jades, { ...DEFAULT_ALGORITHM_POLICY, hashes })).toEqual(until)
  })

  test('never, when there is no archive stamp', async () => {
    const world = createTestWorld()
    const signing = { signer: world.signer, signingTime: world.now }
    const { jades } = await augmentJades(await signJades(new Uint8Array(), signing), 'B-LT', world)
    expect(jadesArchiveEnd(jades)).toBeUndefined()
    expect(padesArchiveEnd(await signPades(typstPdf(), signing))).toBeUndefined()
  })
})
