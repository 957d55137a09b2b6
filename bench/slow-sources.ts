import { DiplomasAnswer } from '@perga/contracts'
import { Graduate } from '../tests/support/actors.ts'
import { type ManyInstitutions, startManyInstitutions } from '../tests/support/many-institutions.ts'
import { postgresqlPrograms } from '../tests/support/postgresql-cluster.ts'
import { atMost, type Figure, unmeasured } from './figures.ts'
import { type Call, putLoad } from './load.ts'
import { formCall, logInReader, shareDegrees } from './reader.ts'
import { type Service, withService } from './service.ts'

/** With the four of the sandbox there are twenty-five, of which so many hang. */
const GENERATED = 21
const STEPS = [1, 12, GENERATED]
/** Shorter rounds have too few slow answers: their 99th percentiles differ by more than what is measured. */
const BOUNDS = { connections: 10, requests: 20_000, seconds: 15 }
/** As for every figure, the best of so many; of what must never last longer, the worst. */
const ROUNDS = 3
const TIMED_OUT = 1408
const ANSWERED = 1200
/** The breaker is given up on after this; the figure then shows that it was missed. */
const LONGEST_WAIT_MS = 60_000

/** Reading at good institutions while others hang, the whole answer of a question to all, and the breakers. */
export async function measureSlowSources(): Promise<Figure[]> {
  if (postgresqlPrograms() === null) return [unmeasured('slow institutions', 'ms', 'PostgreSQL is not installed')]
  return withService(measureAmongSlowOnes)
}

async function measureAmongSlowOnes({ world }: Service): Promise<Figure[]> {
  const many = await startManyInstitutions(world, GENERATED)
  try {
    const token = await shareDegrees(world, { userName: 'polyxeni', client: 'aegis', count: 3 })
    const headers = await logInReader(world, 'hr.aegis')
    const address = `${world.origin}/api/client/diplomas/`
    const read = formCall(address, { headers, fields: { token }, isRight: hasThreeDiplomas })
    const graduate = new Graduate(world, 'giorgos')
    const uid = await graduate.begin('aegis')
    return await measureSteps({ many, read, ask: () => graduate.degrees(uid) })
  } finally {
    await many.stop()
  }
}

type Statuses = { institutions: readonly { institution: string; status: number }[] }
type Steps = { many: ManyInstitutions; read: Call; ask(): Promise<Statuses> }

/**
 * Each step in rounds: a calm while, one in which institutions are found out, one once they are aside, and the cure. Calm and trouble
 * take turns because the database grows from reading to reading and neighbours come and go: what comes later would be blamed.
 */
async function measureSteps(steps: Steps): Promise<Figure[]> {
  await putLoad(steps.read, BOUNDS)
  const figures: Figure[] = []
  for (const count of STEPS) {
    const rounds: Round[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await measureRound(steps, steps.many.codes.slice(0, count)))
    figures.push(...figuresOf(count, rounds))
  }
  return figures
}

/** All in milliseconds. */
interface Round {
  calm: number
  foundOut: FoundOut
  aside: number
  back: number
}

async function measureRound(steps: Steps, hung: readonly string[]): Promise<Round> {
  const calm = await readWhileAsking(steps)
  const foundOut = await findOut(steps, hung)
  const aside = await readWhileAsking(steps)
  return { calm, foundOut, aside, back: await cureAll(steps) }
}

/** The best 99th percentile of each kind, and the worst of what must never last longer. */
function figuresOf(count: number, rounds: readonly Round[]): Figure[] {
  const least = (p99: (round: Round) => number) => Math.min(...rounds.map(p99))
  const most = (time: (round: Round) => number) => Math.max(...rounds.map(time))
  const calm = least((round) => round.calm)
  const grown = { foundOut: least(({ foundOut }) => foundOut.p99) - calm, aside: least(({ aside }) => aside) - calm }
  const allowed = Math.max(calm * 0.1, 20)
  const name = `${count} of 25 institutions hang`
  return [
    atMost({
      ...{ goal: `${name}: whole answer at its longest`, value: most(({ foundOut }) => foundOut.longest) },
      ...{ target: 8_000, unit: 'ms' },
    }),
    atMost({
      ...{ goal: `${name}: breakers open after`, value: most(({ foundOut }) => foundOut.opened) },
      ...{ target: 30_000, unit: 'ms' },
    }),
    growth(`${name}: p99 of the others grows, while they are found out`, grown.foundOut, allowed),
    growth(`${name}: p99 of the others grows, once they are aside`, grown.aside, allowed),
    atMost({
      ...{ goal: `${count} of 25 institutions hung: back after cure`, value: most(({ back }) => back) },
      ...{ target: 15_000, unit: 'ms' },
    }),
  ]
}

interface FoundOut {
  /** Milliseconds, each. */
  longest: number
  opened: number
  p99: number
}

/** Lets institutions hang until none of them is asked any more, and reads elsewhere meanwhile. */
async function findOut({ many, read, ask }: Steps, hung: readonly string[]): Promise<FoundOut> {
  many.hang(hung)
  const start = performance.now()
  const aside = longestUntilAside({ many, hung, ask }).then((longest) => ({
    longest,
    opened: performance.now() - start,
  }))
  const { p99 } = await putLoad(read, BOUNDS)
  return { ...(await aside), p99 }
}

/** Milliseconds until all that hung answer again. */
async function cureAll({ many, ask }: Omit<Steps, 'read'>): Promise<number> {
  many.cure()
  const start = performance.now()
  await until(async () => countOf(await ask(), ANSWERED) === 4 + GENERATED)
  return performance.now() - start
}

const growth = (goal: string, grown: number, target: number) =>
  atMost({ goal, value: Math.max(0, grown), target: Number(target.toPrecision(4)), unit: 'ms' })

/** The 99th percentile of a round of reading while somebody asks all institutions again and again: that takes its share too. */
async function readWhileAsking({ read, ask }: Omit<Steps, 'many'>): Promise<number> {
  let isOver = false
  const asking = until(async () => {
    await ask()
    return isOver
  })
  const { p99 } = await putLoad(read, BOUNDS)
  isOver = true
  await asking
  return p99
}

const countOf = ({ institutions }: Statuses, wanted: number) =>
  institutions.filter(({ status }) => status === wanted).length

/** Asks all until no hung one is asked any more; how long the longest answer took. */
async function longestUntilAside({
  many,
  hung,
  ask,
}: Omit<Steps, 'read'> & { hung: readonly string[] }): Promise<number> {
  let longest = 0
  await until(async () => {
    const [asked, started] = [many.questionsTo(hung), performance.now()]
    const isToldLate = countOf(await ask(), TIMED_OUT) === hung.length
    longest = Math.max(longest, performance.now() - started)
    return isToldLate && many.questionsTo(hung) === asked
  })
  return longest
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const start = performance.now()
  while (!(await isSo()) && performance.now() - start < LONGEST_WAIT_MS)
    await new Promise((resolve) => setTimeout(resolve, 250))
}

const hasThreeDiplomas = (body: string) => DiplomasAnswer.parse(JSON.parse(body)).data.length === 3
