import { type Profiler, Session } from 'node:inspector'

/** What of the package's code ran since the last question. */
export interface Coverage {
  /** How many places ran as they never did after one input: they are remembered. */
  takeNew(): number
  /** The same after many inputs together, which is asked first: to ask takes longer than most inputs do. */
  takeNewOfMany(): number
  readonly size: () => number
}

/** Powers of two: a loop that runs twice is another thing than one that runs a thousand times; 1,000 and 1,001 are not. */
const bucketOf = (count: number) => Math.min(10, Math.ceil(Math.log2(count + 1)))
const hasRun = (count: number) => Math.min(1, count)

/** V8's own block coverage of this thread, for the scripts whose address matches. No code is instrumented. */
export function watchCoverage(scripts: RegExp): Coverage {
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  const [seen, seenOfMany] = [new Set<string>(), new Set<string>()]
  // V8 names a block only where its count is not that of the block around it. So blocks that did not run count too: that one
  // of them is named no more, or another one is, is how a branch shows that was taken for the first time.
  const remember = ({ url, functions }: Profiler.ScriptCoverage, places: Set<string>, bucket: typeof bucketOf) => {
    const ran = functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0)
    for (const { startOffset, endOffset, count } of ran.flatMap(({ ranges }) => ranges)) {
      places.add(`${url}:${startOffset}:${endOffset}:${bucket(count)}`)
    }
  }
  const take = (places: Set<string>, bucket: typeof bucketOf) => {
    const before = places.size
    // Answered at once, within the call: the session is of this very thread.
    session.post('Profiler.takePreciseCoverage', (_, answer) => {
      for (const script of answer?.result ?? []) if (scripts.test(script.url)) remember(script, places, bucket)
    })
    return places.size - before
  }
  return {
    takeNew: () => take(seen, bucketOf),
    takeNewOfMany: () => take(seenOfMany, hasRun),
    size: () => seen.size,
  }
}
