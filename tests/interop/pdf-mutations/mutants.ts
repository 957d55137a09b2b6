import { augmentPades, renewPadesArchive } from '@perga/ades'
import type { TestWorld } from '../../../packages/ades/src/test-pki/test-world.ts'
import { DELIVERIES, SOUND } from './deliveries.ts'
import { INVISIBLE, VISIBLE } from './payloads.ts'
import { bytesOf, layoutOf, textOf } from './pdf-text.ts'
import { type Random, randomFrom } from './random.ts'
import { stamped } from './stamps.ts'
import type { Subject } from './subjects.ts'
import { SURGERIES } from './surgeries.ts'

/** A sealed file after one to four steps. */
export interface Mutant {
  readonly index: number
  readonly seed: number
  readonly subject: Subject
  /** What was done, in words, in order. */
  readonly steps: readonly string[]
  readonly pdf: Uint8Array
  /** Altered before it was sealed: then only renderers that do not agree with each other are a fault. */
  readonly isSealedSo?: boolean
}

interface Stepped {
  readonly text: string
  readonly step: string
}

type Step = (text: string, random: Random, subject: Subject) => Stepped | undefined

const atRandom = <Item>(items: readonly Item[], random: Random): Item | undefined => items[random.below(items.length)]

/** Objects that mean to change something, or nothing, brought in soundly or otherwise. */
const deliver: Step = (text, random) => {
  const layout = layoutOf(text)
  const payload = atRandom(random.chance(0.8) ? VISIBLE : INVISIBLE, random)
  const delivery = random.chance(0.25) ? SOUND : atRandom(DELIVERIES, random)
  const objects = layout && payload?.make(layout, random)
  const written = layout && objects && delivery?.write(layout, objects, random)
  return written === undefined ? undefined : { text: written, step: `${payload?.name} by ${delivery?.name}` }
}

const operate: Step = (text, random) => {
  const layout = layoutOf(text)
  const surgery = atRandom(SURGERIES, random)
  const altered = layout && surgery?.operate(layout, random)
  return altered === undefined ? undefined : { text: altered, step: surgery?.name ?? '' }
}

/** The increment that the page was prepared for. */
const exploit: Step = (text, random, { preparation }) => {
  const layout = layoutOf(text)
  const objects = layout && preparation?.exploit(layout, random)
  const delivery = random.chance(0.6) ? SOUND : atRandom(DELIVERIES, random)
  const written = layout && objects && delivery?.write(layout, objects, random)
  return written === undefined ? undefined : { text: written, step: `filled by ${delivery?.name}` }
}

const PLANS: readonly [number, readonly Step[]][] = [
  [0.4, [deliver]],
  [0.14, [operate]],
  [0.14, [exploit]],
  [0.1, [deliver, deliver]],
  [0.08, [operate, deliver]],
  [0.08, [deliver, operate]],
  [0.06, [deliver, deliver, operate]],
]

function planOf(random: Random): readonly Step[] {
  let left = random.below(1000) / 1000
  for (const [share, plan] of PLANS) {
    left -= share
    if (left < 0) return plan
  }
  return [deliver]
}

const HARMLESS_SHARE = 0.12
const STAMPED_SHARE = 0.15

/** What our own augmenter adds, once or repeatedly, and nothing besides. */
async function harmless({ subject, random, world }: { subject: Subject; random: Random; world: TestWorld }) {
  let pdf = bytesOf(subject.text)
  const steps: string[] = []
  for (let left = 1 + random.below(3); left > 0; left--) {
    const isArchived = random.chance(0.8)
    const { pdf: raised, level } = await augmentPades(pdf, isArchived ? 'B-LTA' : 'B-LT', world)
    pdf = level === 'B-LTA' && raised === pdf ? (await renewPadesArchive(raised, world)).pdf : raised
    steps.push(`augmented to ${level}`)
  }
  return { text: textOf(pdf), steps }
}

async function altered({ subject, random, world }: { subject: Subject; random: Random; world: TestWorld }) {
  let text = subject.text
  const steps: string[] = []
  for (const step of planOf(random)) {
    const done = step(text, random, subject)
    if (done === undefined) continue
    text = done.text
    steps.push(done.step)
  }
  // Anybody can have a time stamp over a forgery.
  if (steps.length > 0 && subject.isOwn && random.chance(STAMPED_SHARE)) {
    const covered = await stamped(text, world)
    if (covered !== undefined) return { text: covered, steps: [...steps, 'stamped'] }
  }
  return { text, steps }
}

/** The subject of a mutant: half of them files as they are in use, half prepared pages, if there are any. */
function subjectFor(subjects: readonly Subject[], random: Random): Subject | undefined {
  const isPrepared = random.chance(0.35)
  const chosen = subjects.filter(({ preparation }) => (preparation !== undefined) === isPrepared)
  return atRandom(chosen.length === 0 ? subjects : chosen, random)
}

/** The mutant of a seed: of one subject, by steps that the seed chooses. Tries on until something was altered. */
export async function mutantOf(
  { index, seed }: Pick<Mutant, 'index' | 'seed'>,
  { subjects, world }: { subjects: readonly Subject[]; world: TestWorld },
): Promise<Mutant> {
  const random = randomFrom(seed)
  for (let attempt = 0; attempt < 200; attempt++) {
    const subject = subjectFor(subjects, random)
    if (subject === undefined) break
    const context = { subject, random, world }
    const isHarmless = subject.isOwn && random.chance(HARMLESS_SHARE)
    const { text, steps } = await (isHarmless ? harmless(context) : altered(context))
    if (steps.length > 0 && text !== subject.text) return { index, seed, subject, steps, pdf: bytesOf(text) }
  }
  throw new Error(`nothing could be altered by seed ${seed}`)
}

const asMutant = (subject: Subject, steps: readonly string[], text: string | undefined): Mutant[] =>
  text === undefined || text === subject.text ? [] : [{ index: -1, seed: 0, subject, steps, pdf: bytesOf(text) }]

/** Each increment that a page was prepared for, each change alone, and each delivery of one change: for each rule something. */
export function targetedMutants(subjects: readonly Subject[]): Mutant[] {
  const random = randomFrom(1)
  const [redrawn] = VISIBLE
  return subjects.flatMap((subject) => {
    const layout = layoutOf(subject.text)
    if (layout === undefined) return []
    const objects = subject.preparation?.exploit(layout, random)
    const filled = objects === undefined ? [] : asMutant(subject, ['filled'], SOUND.write(layout, objects, random))
    if (subject.name !== 'page B-LT' || redrawn === undefined) return filled
    const changed = [...VISIBLE, ...INVISIBLE].flatMap((payload) => {
      const made = payload.make(layout, random)
      return made === undefined ? [] : asMutant(subject, [payload.name], SOUND.write(layout, made, random))
    })
    const made = redrawn.make(layout, random) ?? []
    const delivered = DELIVERIES.flatMap((delivery) =>
      asMutant(subject, [`${redrawn.name} by ${delivery.name}`], delivery.write(layout, made, random)),
    )
    return [...filled, ...changed, ...delivered]
  })
}
