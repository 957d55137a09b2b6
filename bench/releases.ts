import { DiplomasAnswer } from '@perga/contracts'
import { startChild } from './child.ts'
import { atLeast, atMost, type Figure, forComparison, unmeasured } from './figures.ts'
import { copyLink } from './links.ts'
import { type Call, type LoadResult, putLoad } from './load.ts'
import { canSeeProcesses, type Part, processorSeconds, serverMemory } from './processes.ts'
import { bestOfThree } from './rate.ts'
import { formCall, logInReader, shareDegrees } from './reader.ts'
import type { Service } from './service.ts'

/** The whole main job: a link of three degrees, each asked of its institution, signed, audited and committed. */
export interface MainJob {
  /** One reading after the other, of ten links in turn. */
  search(): Call
  headers: Record<string, string>
  codes: readonly string[]
}

const LINKS = 10
const CONNECTIONS = 50
const SECONDS = 6

export async function prepareMainJob({ world }: Service): Promise<MainJob> {
  const first = await shareDegrees(world, { userName: 'polyxeni', client: 'aegis', count: 3 })
  const codes = [first, ...(await copyLink(world, first, LINKS - 1))]
  const headers = await logInReader(world, 'hr.aegis')
  const address = `${world.origin}/api/client/diplomas/`
  const calls = codes.map((token) => formCall(address, { headers, fields: { token }, isRight: hasThreeDiplomas }))
  let turn = 0
  const search = () => {
    const call = calls[turn++ % calls.length]
    if (call === undefined) throw new Error('there is no link to read')
    return call
  }
  return { search, headers, codes }
}

// The whole answer is parsed for one in some; of the others three identifiers are counted, for the load runs on the same cores.
const hasThreeDiplomas = (body: string) =>
  body.split('"verificationIdentifier"').length === 4 &&
  (Math.random() > 0.05 || DiplomasAnswer.parse(JSON.parse(body)).data.length === 3)

/** Reading by link, and what it needs of the machine. */
export async function measureReleases(service: Service, { search, codes }: MainJob): Promise<Figure[]> {
  let memory = 0
  let split = ''
  const load = { connections: CONNECTIONS, requests: 20_000, seconds: SECONDS }
  const released = await loadOf(service, search, async () => {
    const before = processorSeconds()
    const result = await putLoad(search, load)
    split = splitOf(before, processorSeconds(), result)
    memory = Math.max(memory, serverMemory())
    return result
  })
  const bare = await startChild<{ perSecond: number }>('bare-loop-process.ts', {
    ...{ environment: service.environment, codes, atOnce: CONNECTIONS, seconds: SECONDS },
  })
  await bare.stop()
  const goal = `token search of 3 diplomas, ${CONNECTIONS} connections, ${LINKS} links`
  const share = (100 * released.perSecond) / bare.ready.perSecond
  return [
    atLeast({ goal, value: released.perSecond, target: 150, unit: 'per s' }),
    atMost({ goal: `${goal}, p99`, value: released.p99, target: 400, unit: 'ms' }),
    forComparison({
      goal: 'bare loop: same calls, commits, rows, signatures',
      value: bare.ready.perSecond,
      unit: 'per s',
    }),
    atLeast({ goal: 'token search against the bare loop, same run', value: share, target: 70, unit: '%' }),
    unmeasured('two processes against one, releases', '×', `only the processor time a reading was measured: ${split}`),
    ...(await measureMemory(search, memory)),
  ]
}

/** The best of three rounds, each on a server just started and warmed by some requests. */
export function loadOf(
  { server }: Service,
  call: Call | (() => Call),
  measure: () => Promise<LoadResult>,
): Promise<LoadResult> {
  const round = async () => {
    await server.stop()
    await server.start()
    await putLoad(call, { connections: 20, requests: 300, seconds: 3 })
    return measure()
  }
  return bestOfThree(round, ({ perSecond }) => perSecond)
}

function splitOf(before: Map<Part, number>, after: Map<Part, number>, { answers }: LoadResult): string {
  const parts = [...after].map(([part, seconds]) => {
    const milliseconds = ((seconds - (before.get(part) ?? 0)) * 1000) / answers
    return `${part} ${milliseconds.toFixed(2)} ms`
  })
  return parts.join(', ')
}

const WATCHED_SECONDS = 20

/** The server's memory while it reads; and over a short while, which shows a fast leak and no slow one. */
async function measureMemory(search: () => Call, before: number): Promise<Figure[]> {
  const goal = 'memory of the server process under load'
  if (!canSeeProcesses()) return [unmeasured(goal, 'MB', 'this system does not tell')]
  const samples: number[] = []
  const timer = setInterval(() => samples.push(serverMemory()), 500)
  try {
    await putLoad(search, { connections: CONNECTIONS, requests: 100_000, seconds: WATCHED_SECONDS })
  } finally {
    clearInterval(timer)
  }
  const quarter = Math.ceil(samples.length / 4)
  const mean = (some: number[]) => some.reduce((sum, one) => sum + one, 0) / some.length
  const growth = (100 * mean(samples.slice(-quarter))) / mean(samples.slice(quarter, 2 * quarter))
  const flat = `memory, last against second quarter of ${WATCHED_SECONDS} s of load (not 30 min)`
  return [
    atMost({ goal: `${goal}, most`, value: Math.max(before, ...samples), target: 250, unit: 'MB' }),
    forComparison({ goal: flat, value: growth, unit: '%' }),
  ]
}
