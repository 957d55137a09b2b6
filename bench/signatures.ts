import { augmentJades, augmentJadesWithoutPayload, augmentPades, signJades, signPades } from '@perga/ades'
import { canonicalBytes } from '@perga/server/diplomas/content-hash.ts'
import { DEMO_DIPLOMA } from '@perga/server/documents/testing/demo-diploma.ts'
import { type BenchSeal, withAuthorities } from './authorities.ts'
import { atLeast, type Figure, forComparison } from './figures.ts'
import { perCoreSecond } from './rate.ts'
import { demoPage } from './typeset-page.ts'

/** What is signed: a whole diploma as the server signs it. */
export const PAYLOAD = canonicalBytes(DEMO_DIPLOMA)

/** So many wait for the authorities at once, as augmentation does it in the server. */
export const AT_ONCE = 20

/** Each format at its first and at its last level, as functions of one seal. */
export function signing({ signer, authorities }: BenchSeal, page: Uint8Array) {
  const jadesB = () => signJades(PAYLOAD, { signer, signingTime: new Date() })
  const padesB = () => signPades(page, { signer, signingTime: new Date() })
  return {
    ...{ jadesB, padesB },
    // In the server's two steps: signed for the answer, raised later without the payload, which is not kept.
    jadesLt: async () => reached(await augmentJadesWithoutPayload(await jadesB(), 'B-LT', authorities), 'B-LT'),
    jadesLta: async () => reached(await augmentJades(await jadesB(), 'B-LTA', authorities), 'B-LTA'),
    padesT: async () => reached(await augmentPades(await padesB(), 'B-T', authorities), 'B-T'),
    padesLta: async () => reached(await augmentPades(await padesB(), 'B-LTA', authorities), 'B-LTA'),
  }
}

/** Throws for a signature that did not reach its level: it must not be counted. */
function reached<Augmented extends { level: string }>(augmented: Augmented, level: string): Augmented {
  if (augmented.level !== level) throw new Error(`the signature reached ${augmented.level} only`)
  return augmented
}

/** The signature library alone: its own processor time, HTTP included; stamps are made by another process. */
export function measureSignatures(): Promise<Figure[]> {
  return withAuthorities(async (seal) => {
    const { jadesB, jadesLt, padesB, padesLta } = signing(seal, demoPage())
    const unit = 'per s and core'
    const many = { atOnce: AT_ONCE }
    return [
      atLeast({ goal: 'JAdES B-B', value: await perCoreSecond(jadesB), target: 9000, unit }),
      atLeast({
        goal: 'JAdES B-LT, stamps by HTTP from another process',
        value: await perCoreSecond(jadesLt, many),
        target: 3000,
        unit,
      }),
      forComparison({ goal: 'PAdES B-B', value: await perCoreSecond(padesB), unit }),
      forComparison({
        goal: 'PAdES B-LTA, stamps by HTTP from another process',
        value: await perCoreSecond(padesLta, many),
        unit,
      }),
    ]
  })
}
