import { type Entitlement, type EntitlementReading, type EntitlementRule, readEntitlement } from './entitlement-rule.ts'

/** A value that does not count as written, and the rule behind it (row H8). */
export type EntitlementFinding = { readonly value: string; readonly rule: EntitlementRule }

/** What a set of values grants, and why the rest of it grants nothing. */
export type EntitlementExplanation = {
  readonly entitlements: Entitlement[]
  readonly findings: EntitlementFinding[]
}

// Values that break a rule of their own count here too: a set must not gain rights by a second mistake.
function ruleAgainstSet(reading: EntitlementReading, all: readonly EntitlementReading[]): EntitlementRule | null {
  if (reading.maintainerId === null) return null
  if (reading.maintainerId === '0' && reading.hasLevel) return 'whole-institution-with-level'
  const same = all.filter((other) => other.maintainerId === reading.maintainerId)
  return same.length > 1 ? 'repeated-maintainer' : null
}

/**
 * Reads the entitlement values of one user by the rules of spec 2 §5 and says which rule voided what. Code 0 with a level, or a
 * department named twice, voids the whole set; any other fault only its own value.
 */
export function explainEntitlements(values: readonly string[], prefix: string): EntitlementExplanation {
  const readings = values.map((value) => readEntitlement(value, prefix))
  const findings = readings.flatMap((reading) => {
    const own = typeof reading.outcome === 'string' ? [reading.outcome] : []
    const ofSet = ruleAgainstSet(reading, readings)
    return [...own, ...(ofSet === null ? [] : [ofSet])].map((rule) => ({ value: reading.value, rule }))
  })
  const isVoid = readings.some((reading) => ruleAgainstSet(reading, readings) !== null)
  const granted = readings.map(({ outcome }) => outcome).filter((outcome) => typeof outcome !== 'string')
  return { entitlements: isVoid ? [] : granted, findings }
}

/** What the values grant; silent about everything that they do not (rows H1 to H4). */
export function readEntitlements(values: readonly string[], prefix: string): Entitlement[] {
  return explainEntitlements(values, prefix).entitlements
}
