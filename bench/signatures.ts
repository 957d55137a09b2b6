import { type Augmenting, augmentJades, augmentPades, cachedRevocation, signJades, signPades } from '@perga/ades'
import { canonicalBytes } from '@perga/server/diplomas/content-hash.ts'
import { DEMO_DIPLOMA } from '@perga/server/documents/testing/demo-diploma.ts'
import { createTestWorld } from '../packages/ades/src/test-pki/test-world.ts'
import { atLeast, type Figure, forComparison } from './figures.ts'
import { bestOfThree, measureRate } from './rate.ts'
import { demoPage } from './typeset-page.ts'

const PAYLOAD = canonicalBytes(DEMO_DIPLOMA)

/** A seal with its authorities in this process, OCSP answers remembered as the server remembers them. */
export function localSeal() {
  const world = createTestWorld({ now: new Date() })
  const revocation = cachedRevocation(world.revocation, { now: () => world.now, maximumAge: 3_600_000 })
  const authorities: Augmenting = { timestamps: world.timestamps, trustAnchors: world.trustAnchors, revocation }
  const forget = () => {
    world.asked.length = 0
    world.requests.length = 0
  }
  return { world, authorities, forget, signing: { signer: world.signer, signingTime: world.now } }
}

/** The signature library alone. */
export async function measureSignatures(): Promise<Figure[]> {
  const { authorities, forget, signing } = localSeal()
  const page = demoPage()
  const signB = () => signJades(PAYLOAD, signing)
  const signLt = async () => {
    const { level } = await augmentJades(await signB(), 'B-LT', authorities)
    if (level !== 'B-LT') throw new Error(`the signature reached ${level} only`)
    forget()
  }
  const sealLta = async () => {
    const { level } = await augmentPades(await signPades(page, signing), 'B-LTA', authorities)
    if (level !== 'B-LTA') throw new Error(`the seal reached ${level} only`)
    forget()
  }
  const perCore = async (step: () => Promise<unknown>) =>
    (
      await bestOfThree(
        () => measureRate(step),
        (rate) => rate.perCoreSecond,
      )
    ).perCoreSecond
  const unit = 'per s and core'
  return [
    atLeast({ goal: 'JAdES B-B', value: await perCore(signB), target: 9000, unit }),
    atLeast({
      goal: 'JAdES B-LT, time stamps made in the same process',
      value: await perCore(signLt),
      target: 3000,
      unit,
    }),
    forComparison({ goal: 'PAdES B-B', value: await perCore(() => signPades(page, signing)), unit }),
    forComparison({ goal: 'PAdES B-LTA, time stamps made in the same process', value: await perCore(sealLta), unit }),
  ]
}
