import { augmentPades, signJades, signPades } from '@perga/ades'
import { createTypesetter, type Typesetter } from '@perga/server/documents/typesetting/typesetter.ts'
import { type BenchSeal, withAuthorities } from './authorities.ts'
import { atLeast, type Figure, forComparison } from './figures.ts'
import { bestOfThree, measureRate } from './rate.ts'
import { PAYLOAD } from './signatures.ts'
import { pageOrder } from './typeset-page.ts'

/** So many are under way at once: while one is typeset, others are sealed and stamped beside it, as in the server. */
const UNDER_WAY = 4

/** The file that a reader gets: typeset as PDF/A-3a by one worker, the JAdES signature attached, sealed as PAdES B-LTA. */
export function measureSealedDocuments(): Promise<Figure[]> {
  return withAuthorities(async (seal) => {
    const typesetter = createTypesetter({ threads: 1, queue: 100, timeoutMs: 15_000, documentsPerThread: 1_000 })
    try {
      return await measure(seal, typesetter)
    } finally {
      await typesetter.close()
    }
  })
}

/** Makes one sealed file after the other, each with a signature of its own and another holder; the bytes of the last. */
export function documentMaker({ signer, authorities }: BenchSeal, typesetter: Typesetter) {
  let holder = 0
  const typeset = (attached: string) => {
    holder += 1
    return typesetter.typeset(pageOrder(attached, holder))
  }
  const sealed = async () => {
    const jades = await signJades(PAYLOAD, { signer, signingTime: new Date() })
    const page = await signPades(await typeset(JSON.stringify(jades)), { signer, signingTime: new Date() })
    const { pdf, level } = await augmentPades(page, 'B-LTA', authorities)
    if (level !== 'B-LTA') throw new Error(`the file reached ${level} only`)
    return pdf
  }
  return { typeset, sealed }
}

async function measure(seal: BenchSeal, typesetter: Typesetter): Promise<Figure[]> {
  const { typeset, sealed } = documentMaker(seal, typesetter)
  const attachment = JSON.stringify(await signJades(PAYLOAD, { signer: seal.signer, signingTime: new Date() }))
  const rounds: { alone: number; sealed: number; ratio: number }[] = []
  const best = await bestOfThree(
    async () => {
      const repetition = { seconds: 2, atOnce: UNDER_WAY }
      const alone = (await measureRate(() => typeset(attachment), repetition)).perSecond
      const files = (await measureRate(sealed, repetition)).perSecond
      const round = { alone, sealed: files, ratio: files / alone }
      rounds.push(round)
      return round
    },
    (round) => round.sealed,
  )
  // The rate and the ratio each by their own best round: what disturbs one part of a round spoils its ratio alone.
  const ratio = Math.max(...rounds.map((round) => round.ratio))
  const unit = 'per s and worker'
  return [
    atLeast({ goal: 'sealed PDF: PDF/A-3a + JAdES attached + B-LTA', value: best.sealed, target: 100, unit }),
    forComparison({ goal: 'Typst PDF/A-3a alone, same worker and run', value: best.alone, unit }),
    atLeast({ goal: 'sealed PDF against Typst alone, ratio in one round', value: 100 * ratio, target: 80, unit: '%' }),
  ]
}
