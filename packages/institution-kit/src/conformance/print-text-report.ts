import type { Locale } from '@perga/domain'
import type { ConformanceReport, RuleReport } from './conformance-report.ts'
import { OUTCOME_TEXTS, REPORT_TEXTS, VERDICT_TEXTS } from './report-texts.ts'
import type { Verdict } from './rule.ts'

const VERDICTS: readonly Verdict[] = ['passed', 'failed', 'advice', 'untested']

/** One line that says it all, to be shown as a badge. */
export function badgeOf({ outcome, counts }: ConformanceReport, locale: Locale): string {
  const parts = VERDICTS.map((verdict) => `${VERDICT_TEXTS[verdict][locale]}: ${counts[verdict]}`)
  return `[ ${OUTCOME_TEXTS[outcome][locale]} | ${parts.join(' | ')} ]`
}

function printRule(rule: RuleReport, locale: Locale): string {
  const lines = [
    `${VERDICT_TEXTS[rule.verdict][locale].padEnd(14)} ${rule.title[locale]} (${rule.id}, ${rule.clause})`,
    `${' '.repeat(15)}${REPORT_TEXTS.evidence[locale]}: ${rule.evidence[locale]}`,
  ]
  if (rule.verdict === 'failed' || rule.verdict === 'advice') {
    lines.push(`${' '.repeat(15)}${REPORT_TEXTS.mend[locale]}: ${rule.mend[locale]}`)
  }
  return lines.join('\n')
}

/** The report for a terminal. */
export function printTextReport(report: ConformanceReport, locale: Locale): string {
  const head = [
    REPORT_TEXTS.title[locale],
    `${REPORT_TEXTS.address[locale]}: ${report.address}`,
    `${REPORT_TEXTS.checkedAt[locale]}: ${report.checkedAt}`,
  ]
  return `${[...head, '', ...report.rules.map((rule) => printRule(rule, locale)), '', badgeOf(report, locale)].join('\n')}\n`
}
