import { type ConformanceReport, type OnProgress, tryRules } from './conformance-report.ts'
import { type InstitutionSettings, InstitutionUnderTest, type Send } from './institution-under-test.ts'
import type { Rule } from './rule.ts'
import { ENVELOPE_RULES } from './rules/envelope-rules.ts'
import { ERROR_RULES } from './rules/error-rules.ts'
import { FIELD_RULES, RECORD_RULES } from './rules/field-rules.ts'
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
  ...RECORD_RULES,
  ...VALUE_RULES,
]

/** The institution gave no answer at all, so that nothing could be checked. */
export class Unreachable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'Unreachable'
  }
}

/** Tries every rule of the API contract, one request at a time. Throws `Unreachable` when the first gets no answer. */
export async function checkConformance(options: {
  settings: InstitutionSettings
  send: Send
  now: () => Date
  onProgress?: OnProgress
}): Promise<ConformanceReport> {
  const institution = new InstitutionUnderTest(options.settings, options.send)
  await institution.ask(NO_SUCH_DEGREE).catch((cause: unknown) => {
    throw new Unreachable('The address gave no answer.', { cause })
  })
  const { origin, pathname } = options.settings.address
  return tryRules(RULES, institution, { ...options, address: origin + pathname, essential: 'exact-match' })
}
