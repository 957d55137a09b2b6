import { atMost, type Figure, unmeasured } from '../../bench/figures.ts'
import type { Verdict } from '../../packages/ades/interop/judges.ts'
import { askJudges, missingForTable, printVerdicts } from '../../packages/ades/interop/table.ts'
import { judgeByJose } from './judge-by-jose.ts'
import { sealDiplomas } from './seal-diplomas.ts'

const GOAL = 'verdicts of independent judges that disagree'

const judgeFigure = (judge: string, verdicts: readonly Verdict[]): Figure => {
  const own = verdicts.filter((verdict) => verdict.judge === judge)
  const value = own.filter(({ agrees }) => !agrees).length
  return atMost({ goal: `${GOAL}: ${judge}`, value, target: 0, unit: `of ${own.length}` })
}

/** The table of independent judges, printed for people unless `isJson`, and one figure for each judge. */
export async function measureTable(isJson: boolean): Promise<Figure[]> {
  const missing = missingForTable()
  if (missing !== undefined) return [unmeasured(GOAL, 'verdicts', missing)]
  const verdicts = await askJudges({ makeFiles: (folder) => sealDiplomas(folder), judges: [judgeByJose] })
  if (!isJson) printVerdicts(verdicts)
  else
    for (const { judge, file, said } of verdicts.filter(({ agrees }) => !agrees))
      console.error(`${judge}: ${file}: ${said}`)
  return [...new Set(verdicts.map(({ judge }) => judge))].map((judge) => judgeFigure(judge, verdicts))
}
