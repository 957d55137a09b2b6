/** How often a step ran: by the clock, and by the processor time that all threads of this process took for it. */
export interface Rate {
  perSecond: number
  perCoreSecond: number
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

/** Repeats a step one after the other for a while, after a tenth of that time to warm up. */
export async function measureRate(step: () => unknown, seconds = 2): Promise<Rate> {
  await repeatFor(step, seconds / 10)
  const [start, before] = [performance.now(), process.cpuUsage()]
  const count = await repeatFor(step, seconds)
  const { user, system } = process.cpuUsage(before)
  return {
    perSecond: (count * 1000) / (performance.now() - start),
    perCoreSecond: (count * 1_000_000) / (user + system),
  }
}

async function repeatFor(step: () => unknown, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000
  let count = 0
  for (; performance.now() < end; count += 1) await step()
  return count
}
