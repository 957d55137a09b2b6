import { Worker } from 'node:worker_threads'
import { type FuzzFault, type FuzzMessage, type FuzzOrder, SHARED_BYTES } from './messages.ts'

/** What fuzzing of one target came to. */
export interface FuzzResult {
  readonly target: string
  readonly runs: number
  /** Inputs kept because they reached new code. */
  readonly inputs: number
  readonly places: number
  readonly faults: readonly FuzzFault[]
}

export interface FuzzOptions {
  readonly target: string
  readonly seed: number
  readonly seconds: number
  /** How long one input may run by the clock, in milliseconds. */
  readonly longestMs?: number
  /** Whether the first fault is enough. */
  readonly stopsAtFault?: boolean
}

/** A run that shows no end for so long is a hang, also on a busy machine. */
const LONGEST_MS = 30_000
const MOST_MEMORY_MB = 512
/** The same fault is told once: its first lines say where it is. */
const placeOf = ({ kind, error }: FuzzFault) => `${kind} ${error.split('\n').slice(0, 3).join(' ')}`

/** Fuzzes one target in a thread of its own, watched for hangs and memory from this one. */
export function fuzzTarget({
  target,
  seed,
  seconds,
  longestMs = LONGEST_MS,
  stopsAtFault = false,
}: FuzzOptions): Promise<FuzzResult> {
  const shared = new SharedArrayBuffer(SHARED_BYTES)
  const counter = new Int32Array(shared, 0, 2)
  const order: FuzzOrder = { target, seed, seconds, shared }
  const worker = new Worker(new URL('fuzz-thread.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  })
  const faults = new Map<string, FuzzFault>()
  const keep = (fault: FuzzFault) => {
    const known = faults.get(placeOf(fault))
    if (known === undefined || fault.input.length < known.input.length) faults.set(placeOf(fault), fault)
  }
  const underWay = () => new Uint8Array(shared, 8, counter[1] ?? 0).slice()
  return new Promise((resolve) => {
    let [lastCount, lastChange] = [-1, performance.now()]
    let done = { runs: 0, inputs: 0, places: 0 }
    const finish = () => {
      clearInterval(watch)
      resolve({ target, ...done, runs: Math.max(done.runs, counter[0] ?? 0), faults: [...faults.values()] })
    }
    const watch = setInterval(() => {
      const count = Atomics.load(counter, 0)
      if (count !== lastCount) [lastCount, lastChange] = [count, performance.now()]
      if (performance.now() - lastChange < longestMs || count === 0) return
      keep({ kind: 'hang', target, error: `no end after ${longestMs / 1000} s`, input: underWay() })
      void worker.terminate()
    }, 500)
    worker.on('message', (message: FuzzMessage) => {
      if (message.kind === 'done') done = message
      else keep(message.fault)
      if (stopsAtFault && message.kind === 'fault') void worker.terminate()
    })
    // What ends the thread itself is memory, or an exception that nobody awaits.
    worker.on('error', (error) =>
      keep({
        kind: 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash',
        target,
        error: String(error),
        input: underWay(),
      }),
    )
    worker.on('exit', finish)
  })
}
