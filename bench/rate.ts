/** How often a step ran: by the clock, and by the processor time that all threads of this process took for it. */
export interface Rate {
  perSecond: number
  perCoreSecond: number
}

/** How long a step is repeated, and how many of it are under way at once. */
export interface Repetition {
  seconds?: number
  atOnce?: number
}

const ROUNDS = 3

/** The best of three rounds. */
export async function bestOfThree<Result>(
  round: () => Promise<Result>,
  merit: (result: Result) => number,
): Promise<Result> {
  let best = await round()
  for (let turn = 1; turn < ROUNDS; turn += 1) {
    const next = await round()
    if (merit(next) > merit(best)) best = next
  }
  return best
}

/** Repeats a step for a while, after a quarter of that time to warm up. */
export async function measureRate(step: () => unknown, { seconds = 1.5, atOnce = 1 }: Repetition = {}): Promise<Rate> {
  await repeatFor(step, seconds / 4, atOnce)
  const [start, before] = [performance.now(), process.cpuUsage()]
  const count = await repeatFor(step, seconds, atOnce)
  const { user, system } = process.cpuUsage(before)
  return {
    perSecond: (count * 1000) / (performance.now() - start),
    perCoreSecond: (count * 1_000_000) / (user + system),
  }
}

/** The best of three rounds by processor time: a busy neighbour counts little. */
export async function perCoreSecond(step: () => unknown, repetition: Repetition = {}): Promise<number> {
  const best = await bestOfThree(
    () => measureRate(step, repetition),
    (rate) => rate.perCoreSecond,
  )
  return best.perCoreSecond
}

async function repeatFor(step: () => unknown, seconds: number, atOnce: number): Promise<number> {
  const end = performance.now() + seconds * 1000
  let count = 0
  const goOn = async () => {
    for (; performance.now() < end; count += 1) await step()
  }
  await Promise.all(Array.from({ length: atOnce }, goOn))
  return count
}
