import { type Finding, failed, type Rule, type Verdict } from './rule.ts'

/** One rule with what trying it brought. */
export type RuleReport = Omit<Rule, 'check'> & Finding

/** What the check brought. It names the address but neither a secret nor a value of any record. */
export type ConformanceReport = {
  address: string
  checkedAt: string
  outcome: 'conforms' | 'does-not-conform' | 'incomplete'
  counts: Record<Verdict, number>
  rules: readonly RuleReport[]
}

/** Told before each rule how many are done. */
export type OnProgress = (done: number, of: number) => void

async function tryRule<Subject>({ check, ...rule }: Rule<Subject>, subject: Subject): Promise<RuleReport> {
  const noAnswer = failed('δεν ήρθε απάντηση', 'no answer came')
  return { ...rule, ...(await check(subject).catch(() => noAnswer)) }
}

// Without one record to try with, most rules could not be tried: that is no conformance.
function outcomeOf(rules: readonly RuleReport[], essential: string): ConformanceReport['outcome'] {
  if (rules.some((rule) => rule.verdict === 'failed')) return 'does-not-conform'
  return rules.some((rule) => rule.id === essential && rule.verdict === 'untested') ? 'incomplete' : 'conforms'
}

function count(rules: readonly RuleReport[]): ConformanceReport['counts'] {
  const counts = { passed: 0, failed: 0, advice: 0, untested: 0 }
  for (const { verdict } of rules) counts[verdict] += 1
  return counts
}

/** Tries the rules one after the other. Where `essential` could not be tried the check is incomplete. */
export async function tryRules<Subject>(
  rules: readonly Rule<Subject>[],
  subject: Subject,
  options: { address: string; essential: string; now: () => Date; onProgress?: OnProgress },
): Promise<ConformanceReport> {
  const reports: RuleReport[] = []
  for (const rule of rules) {
    options.onProgress?.(reports.length, rules.length)
    reports.push(await tryRule(rule, subject))
  }
  options.onProgress?.(rules.length, rules.length)
  return {
    address: options.address,
    checkedAt: options.now().toISOString(),
    outcome: outcomeOf(reports, options.essential),
    counts: count(reports),
    rules: reports,
  }
}
