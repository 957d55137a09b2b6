import type { VerificationAnswer } from '@perga/contracts'
import { type DiplomaFacts, REFUSAL_TEXTS } from '@perga/domain'
import { type Comparison, isAsReleased } from '../releases/compare-content.ts'
import type { Recalled } from '../releases/recall-release.ts'
import type { StoredRelease } from '../releases/release-store.ts'
import { wireDiploma } from '../releases/wire-diploma.ts'

type Step = VerificationAnswer['steps'][number]

const NOTHING = {
  match: null,
  comparison: 'not-attempted',
  diploma: null,
  year: null,
  status: null,
  statusDate: null,
} as const

/** What was found, on the wire (spec 1 §7, §8): the outcome and the report, step by step. */
export function verificationAnswer(recalled: Recalled): VerificationAnswer {
  switch (recalled.outcome) {
    case 'unknown':
      return { ...NOTHING, error: REFUSAL_TEXTS.unable_to_verify.en, verified: false, steps: [] }
    case 'forged':
      return { ...NOTHING, error: null, verified: false, steps: [failed('integrity', 'signature-invalid')] }
    case 'genuine':
      return {
        error: null,
        verified: true,
        ...describeComparison(recalled.comparison),
        ...describeDiploma(recalled.release, recalled.comparison),
        steps: reportSteps(recalled.comparison),
      }
  }
}

function describeComparison(comparison: Comparison) {
  const invalid = comparison.result === 'compared' ? comparison.invalid : null
  return {
    match: comparison.result === 'unavailable' ? null : isAsReleased(comparison),
    comparison: comparison.result === 'unavailable' ? ('unavailable' as const) : ('compared' as const),
    status: invalid?.status ?? null,
    statusDate: invalid?.since ?? null,
  }
}

function describeDiploma(release: StoredRelease, comparison: Comparison) {
  if (comparison.result !== 'compared') return { diploma: null, year: null }
  const isOutline = toldOf(release, comparison) === 'outline'
  const diploma = wireDiploma(isOutline ? outline(comparison.facts) : comparison.facts, {
    clientId: release.client_id,
    clientDisplayName: release.client_display_name,
    readingId: release.reading_id,
    position: release.position,
    signedAt: release.signed_at,
  })
  return { diploma, year: comparison.facts.dateIssued?.slice(0, 4) ?? null }
}

/**
 * How much of a genuine release its verifier is told: the disclosed fields; after the holder has taken the consent back only
 * institution, level and year; and where the degree could not be asked, no more than that it is genuine.
 */
export function toldOf(release: StoredRelease, comparison: Comparison): 'fields' | 'outline' | 'outcome' {
  if (comparison.result !== 'compared') return 'outcome'
  return release.revoked_at === null ? 'fields' : 'outline'
}

function outline(facts: Partial<DiplomaFacts>): Partial<DiplomaFacts> {
  const kept = ['issuerInstitution', 'issuerInstitutionEn', 'level'] as const
  return Object.fromEntries(kept.flatMap((field) => (facts[field] === undefined ? [] : [[field, facts[field]]])))
}

const passed = (step: Step['step'], finding: string): Step => ({ step, verdict: 'passed', finding })
const failed = (step: Step['step'], finding: string): Step => ({ step, verdict: 'failed', finding })
const undecided = (step: Step['step'], finding: string): Step => ({ step, verdict: 'indeterminate', finding })

function reportSteps(comparison: Comparison): Step[] {
  return [
    passed('integrity', 'signature-valid'),
    passed('issuer', 'issued-by-this-service'),
    passed('time', 'signed-at-known-time'),
    ...comparisonSteps(comparison),
  ]
}

function comparisonSteps(comparison: Comparison): Step[] {
  switch (comparison.result) {
    case 'unavailable':
      return [undecided('status', 'institution-unavailable'), undecided('content', 'not-compared')]
    case 'gone':
      return [failed('status', 'degree-not-found'), undecided('content', 'not-compared')]
    case 'compared':
      return [
        comparison.invalid === null ? passed('status', 'degree-valid') : failed('status', 'degree-revoked'),
        comparison.isUnchanged ? passed('content', 'content-unchanged') : failed('content', 'content-changed'),
      ]
  }
}
