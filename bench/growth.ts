import { atMost, type Figure, forComparison } from './figures.ts'
import { fillUp } from './links.ts'
import { putLoad } from './load.ts'
import { bestOfThree } from './rate.ts'
import type { MainJob } from './releases.ts'
import type { Service } from './service.ts'

const [FEW, MANY] = [10_000, 1_000_000]

/** How much longer a reading takes among a hundred times as many links and releases. */
export async function measureGrowth(service: Service, { search, codes }: MainJob): Promise<Figure[]> {
  const timeAmong = async (total: number) => {
    await fillUp(service.world, codes[0] ?? '', total)
    await service.server.stop()
    await service.server.start()
    await putLoad(search, { connections: 4, requests: 200, seconds: 10 })
    const round = () => putLoad(search, { connections: 1, requests: 200, seconds: 10 })
    const { perSecond } = await bestOfThree(round, (result) => result.perSecond)
    return 1000 / perSecond
  }
  const few = await timeAmong(FEW)
  const many = await timeAmong(MANY)
  const goal = 'growth: reading a link among 1,000,000 against 10,000'
  return [
    forComparison({ goal: 'reading a link among 10,000 links and releases, one by one', value: few, unit: 'ms' }),
    forComparison({ goal: 'reading a link among 1,000,000 links and releases, one by one', value: many, unit: 'ms' }),
    atMost({ goal, value: many / few, target: 1.3, unit: '×' }),
  ]
}
