import { DriverMissing } from '@perga/connectors'
import { Unreachable } from './check-conformance.ts'
import { type ConformanceReport, type OnProgress, tryRules } from './conformance-report.ts'
import type { Rule } from './rule.ts'
import { RECORD_RULES } from './rules/field-rules.ts'
import { VALUE_RULES } from './rules/value-rules.ts'
import { ACCESS_RULES } from './view-rules/access-rules.ts'
import { QUESTION_RULES } from './view-rules/question-rules.ts'
import { SHAPE_RULES } from './view-rules/shape-rules.ts'
import { WHOLE_VIEW_RULES } from './view-rules/whole-view-rules.ts'
import { type ViewSettings, ViewUnderTest } from './view-under-test.ts'

/** Every rule of a view that is tried, in the order of the report. */
export const VIEW_RULES: readonly Rule<ViewUnderTest>[] = [
  ...SHAPE_RULES,
  ...ACCESS_RULES,
  ...QUESTION_RULES,
  ...WHOLE_VIEW_RULES,
  ...RECORD_RULES,
  ...VALUE_RULES,
]

const REASONS = {
  'timed-out': 'Η βάση δεν απάντησε εγκαίρως. / The database did not answer in time.',
  refused: 'Η βάση δεν δέχτηκε τον λογαριασμό. / The database refused the account.',
  envelope: 'Η βάση δεν έχει τον κατάλογο που περιμέναμε. / The database has not the catalogue that was expected.',
  unreachable: 'Δεν υπάρχει σύνδεση με τη βάση. / The database cannot be reached.',
} as const

// The address without user and password, and the view.
function placeOf({ connectionString, view }: ViewSettings): string {
  const { protocol, host, pathname } = new URL(connectionString)
  return `${protocol}//${host}${pathname} ${view}`
}

/**
 * Tries every rule of the view contract (spec 2 §3.2, §5, §7), one statement at a time. Throws `Unreachable` when the database
 * cannot be entered at all.
 */
export async function checkView(
  settings: ViewSettings,
  options: { timeoutMilliseconds: number; now: () => Date; onProgress?: OnProgress },
): Promise<ConformanceReport> {
  const view = await ViewUnderTest.open(settings, options.timeoutMilliseconds).catch((cause: unknown) => {
    throw cause instanceof DriverMissing ? new Unreachable(cause.message, { cause }) : cause
  })
  try {
    await view.definition().catch((cause: unknown) => {
      throw new Unreachable(REASONS[view.reasonOf(cause)], { cause })
    })
    return await tryRules(VIEW_RULES, view, { ...options, address: placeOf(settings), essential: 'find-by-key' })
  } finally {
    await view.close()
  }
}
