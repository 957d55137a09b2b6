import type { Locale } from '@perga/domain'
import type { InstitutionUnderTest } from './institution-under-test.ts'

/** A text in both languages. */
export type Bilingual = Readonly<Record<Locale, string>>

/** How a rule came out: `advice` is no fault, `untested` could not be tried. */
export type Verdict = 'passed' | 'failed' | 'advice' | 'untested'

/** What trying a rule brought. The evidence counts and names fields; it never holds a value of a record. */
export type Finding = { verdict: Verdict; evidence: Bilingual }

/** One rule of the contract: where it stands, what it says, how it is tried and how a fault is mended. */
export type Rule<Subject = InstitutionUnderTest> = {
  id: string
  /** The section of the specification, or `–` for good practice beyond it. */
  clause: string
  title: Bilingual
  mend: Bilingual
  check: (subject: Subject) => Promise<Finding>
}

/** A finding that the rule holds. */
export function passed(el: string, en: string): Finding {
  return { verdict: 'passed', evidence: { el, en } }
}

/** A finding that the rule is broken. */
export function failed(el: string, en: string): Finding {
  return { verdict: 'failed', evidence: { el, en } }
}

/** A finding that could be better. */
export function advice(el: string, en: string): Finding {
  return { verdict: 'advice', evidence: { el, en } }
}

/** A finding that the rule could not be tried. */
export function untested(el: string, en: string): Finding {
  return { verdict: 'untested', evidence: { el, en } }
}
