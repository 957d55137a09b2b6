import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { CHROMIUM_FLAGS } from '../tests/support/chromium.ts'
import { freePort } from '../tests/support/postgresql-cluster.ts'
import { atLeast, atMost, type Figure, forComparison } from './figures.ts'

const ROUNDS = 5
/** A trace that a busy machine has cut off says nothing of the page: the visit is made again. */
const ATTEMPTS = 4

interface MeasuredPage {
  path: string
  name: string
  /** Whether the goals of quality.md are those of this page. */
  hasGoals: boolean
}

interface Goal {
  metric: string
  unit: string
  target: number
  judge: typeof atLeast
  read(report: Report): number | null | undefined
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

const seconds = (report: Report, audit: string) => (report.audits[audit]?.numericValue ?? Number.NaN) / 1000

/** What is read from a report of Lighthouse, and what is asked of the landing page. */
const GOALS: readonly Goal[] = [
  {
    ...{ metric: 'performance', unit: 'of 100', target: 95, judge: atLeast },
    read: ({ categories }) => (categories.performance?.score ?? Number.NaN) * 100,
  },
  {
    ...{ metric: 'accessibility', unit: 'of 100', target: 100, judge: atLeast },
    read: ({ categories }) => (categories.accessibility?.score ?? Number.NaN) * 100,
  },
  {
    ...{ metric: 'largest contentful paint', unit: 's', target: 1.8, judge: atMost },
    read: (report) => seconds(report, 'largest-contentful-paint'),
  },
  {
    ...{ metric: 'total blocking time', unit: 'ms', target: 100, judge: atMost },
    read: ({ audits }) => audits['total-blocking-time']?.numericValue,
  },
  {
    ...{ metric: 'cumulative layout shift', unit: '', target: 0.02, judge: atMost },
    read: ({ audits }) => audits['cumulative-layout-shift']?.numericValue,
  },
]

/** A page as Lighthouse sees it on its slow phone: the median of five visits, each metric for itself. */
export async function measurePage(origin: string, { path, name, hasGoals }: MeasuredPage): Promise<Figure[]> {
  const reports: Report[] = []
  for (let round = 0; round < ROUNDS; round += 1) reports.push(await visit(origin + path))
  return GOALS.map(({ metric, unit, target, judge, read }) => {
    const value = median(reports.map((report) => read(report) ?? Number.NaN))
    const goal = `web, ${name}: ${metric}`
    return hasGoals ? judge({ goal, value, target, unit }) : forComparison({ goal, value, unit })
  })
}

/** A visit that was recorded whole. Throws where the page could not be measured. */
async function visit(address: string): Promise<Report> {
  let fault = ''
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const report = await record(address)
    if (report.runtimeError === undefined) return report
    fault = report.runtimeError.message
  }
  throw new Error(`Lighthouse could not measure ${address}: ${fault}`)
}

/** One visit by a Chromium of its own. */
async function record(address: string): Promise<Report> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  })
  try {
    const onlyCategories = ['performance', 'accessibility']
    const result = await lighthouse(address, { port, logLevel: 'silent', onlyCategories })
    if (result === undefined) throw new Error(`Lighthouse gave no report of ${address}`)
    return result.lhr
  } finally {
    await browser.close()
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
