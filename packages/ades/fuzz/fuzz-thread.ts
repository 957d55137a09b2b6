import { parentPort, workerData } from 'node:worker_threads'
import { readCorpus } from './corpus.ts'
import { watchCoverage } from './coverage.ts'
import type { FuzzFault, FuzzMessage, FuzzOrder } from './messages.ts'
import { mutateInput, randomFrom } from './mutate-input.ts'
import { SELF_TESTS } from './self-test.ts'
import { isDeclared, TARGETS } from './targets.ts'

// One target, until its time is over: alters inputs that are known, runs them, keeps those that reach code which none reached.

/** An input of at most 200 kB that takes longer than this, of processor time, is a fault. The allowance is about a second. */
const SLOWEST_MS = 4_000

/** So many inputs run between two questions for coverage. */
const AT_ONCE = 32

// The thread is started by run-fuzz.ts alone, with such an order.
const order = workerData as FuzzOrder
const target = TARGETS[order.target] ?? SELF_TESTS[order.target]
const say = (message: FuzzMessage) => parentPort?.postMessage(message)
const counter = new Int32Array(order.shared, 0, 2)
const underWay = new Uint8Array(order.shared, 8)

/** Tells the watching thread what runs now, so that it knows the input of a run that never ends. */
function announce(input: Uint8Array): void {
  underWay.set(input)
  counter[1] = input.length
  Atomics.add(counter, 0, 1)
}

const faultOf = (kind: FuzzFault['kind'], input: Uint8Array, error: unknown): FuzzMessage => ({
  kind: 'fault',
  fault: {
    kind,
    target: order.target,
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    input,
  },
})

const processorMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

async function runOnce(input: Uint8Array): Promise<void> {
  announce(input)
  const start = processorMs()
  try {
    await target?.run(Uint8Array.from(input))
  } catch (error) {
    if (!isDeclared(error)) say(faultOf('crash', input, error))
  }
  const took = processorMs() - start
  if (took > SLOWEST_MS) say(faultOf('slow', input, `${Math.round(took)} ms of processor time`))
}

async function fuzz(): Promise<void> {
  if (target === undefined) throw new Error(`no such target: ${order.target}`)
  const random = randomFrom(order.seed)
  const corpus = [...target.seeds.flatMap(readCorpus), ...(target.inputs ?? [])]
  const coverage = watchCoverage(/\/packages\/ades\/(src\/|fuzz\/self-test\.ts)/)
  for (const input of corpus) await runOnce(input)
  coverage.takeNew()
  const any = () => corpus[random(corpus.length)] ?? new Uint8Array()
  // What was found last is altered more often: it stands where nothing has looked yet.
  const promising = () =>
    random(2) === 0 ? (corpus[corpus.length - 1 - random(Math.min(20, corpus.length))] ?? any()) : any()
  const end = performance.now() + order.seconds * 1000
  let runs = 0
  while (performance.now() < end) {
    const inputs: Uint8Array[] = []
    for (; inputs.length < AT_ONCE && performance.now() < end; runs++) {
      const input = mutateInput(promising(), any(), { format: target.format, random })
      inputs.push(input)
      await runOnce(input)
    }
    if (coverage.takeNewOfMany() === 0) continue
    for (const input of inputs) {
      await runOnce(input)
      if (coverage.takeNew() > 0) corpus.push(input)
    }
  }
  say({ kind: 'done', runs, inputs: corpus.length, places: coverage.size() })
}

await fuzz()
