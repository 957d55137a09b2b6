import { type InstitutionSettings, InstitutionUnderTest, type Send } from './institution-under-test.ts'
import { type Finding, failed, type Rule, type Verdict } from './rule.ts'
import { ENVELOPE_RULES } from './rules/envelope-rules.ts'
import { ERROR_RULES } from './rules/error-rules.ts'
import { FIELD_RULES } from './rules/field-rules.ts'
import { FILTER_RULES } from './rules/filter-rules.ts'
import { PROTECTION_RULES } from './rules/protection-rules.ts'
import { QUERY_RULES } from './rules/query-rules.ts'
import { NO_SUCH_DEGREE } from './rules/questions.ts'
import { TRANSPORT_RULES } from './rules/transport-rules.ts'
import { VALUE_RULES } from './rules/value-rules.ts'

/** Every rule that is tried, in the order of the report. */
export const RULES: readonly Rule[] = [
  ...TRANSPORT_RULES,
  ...ENVELOPE_RULES,
  ...ERROR_RULES,
  ...PROTECTION_RULES,
  ...QUERY_RULES,
  ...FILTER_RULES,
  ...FIELD_RULES,
  ...VALUE_RULES,
]

/** One rule with what trying it brought. */
export type RuleReport = Omit<Rule, 'check'> & Finding

/** What the check brought. It names the address but neither the key nor a value of any record. */
export type ConformanceReport = {
  address: string
  checkedAt: string
  outcome: 'conforms' | 'does-not-conform' | 'incomplete'
  counts: Record<Verdict, number>
  rules: readonly RuleReport[]
}

/** The institution gave no answer at all, so that nothing could be checked. */
export class Unreachable extends Error {
  constructor(options?: ErrorOptions) {
    super('The address gave no answer.', options)
    this.name = 'Unreachable'
  }
}

async function tryRule({ check, ...rule }: Rule, institution: InstitutionUnderTest): Promise<RuleReport> {
  const noAnswer = failed('δεν ήρθε απάντηση', 'no answer came')
  return { ...rule, ...(await check(institution).catch(() => noAnswer)) }
}

// Without one record to try with, most rules could not be tried: that is no conformance.
function outcomeOf(rules: readonly RuleReport[]): ConformanceReport['outcome'] {
  if (rules.some((rule) => rule.verdict === 'failed')) return 'does-not-conform'
  return rules.some((rule) => rule.id === 'exact-match' && rule.verdict === 'untested') ? 'incomplete' : 'conforms'
}

function count(rules: readonly RuleReport[]): ConformanceReport['counts'] {
  const counts = { passed: 0, failed: 0, advice: 0, untested: 0 }
  for (const { verdict } of rules) counts[verdict] += 1
  return counts
}

/** Tries every rule of the API contract, one request at a time. Throws `Unreachable` when the first gets no answer. */
export async function checkConformance(options: {
  settings: InstitutionSettings
  send: Send
  now: () => Date
}): Promise<ConformanceReport> {
  const institution = new InstitutionUnderTest(options.settings, options.send)
  await institution.ask(NO_SUCH_DEGREE).catch((cause: unknown) => {
    throw new Unreachable({ cause })
  })
  const rules: RuleReport[] = []
  for (const rule of RULES) rules.push(await tryRule(rule, institution))
  const { origin, pathname } = options.settings.address
  return {
    address: origin + pathname,
    checkedAt: options.now().toISOString(),
    outcome: outcomeOf(rules),
    counts: count(rules),
    rules,
  }
}
