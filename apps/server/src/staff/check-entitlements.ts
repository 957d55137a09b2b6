import type { EntitlementCheck } from '@perga/contracts'
import { ENTITLEMENT_RULE_TEXTS, explainEntitlements } from '@perga/domain'
import type { DepartmentStore } from '../directory/department-store.ts'
import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import type { Work } from '../platform/work.ts'
import { type StaffMember, staffActor } from './staff-member.ts'

/** What a check of entitlements stands on. */
export interface EntitlementChecking {
  db: Work
  clock: Clock
  departments: DepartmentStore
  /** What every value for this service begins with. */
  prefix: string
}

/**
 * Explains what the values of one user would grant and which rule voids what (row H8), to whoever writes them; at the sign-in
 * the user is told nothing (spec 2 §5). The audit keeps how many there were, never the values.
 */
export async function checkEntitlements(
  { values, member }: { values: readonly string[]; member: StaffMember },
  { db, clock, departments, prefix }: EntitlementChecking,
): Promise<EntitlementCheck> {
  const institution = member.kind === 'institution' ? member.institutionCode : null
  const { entitlements, findings } = explainEntitlements(values, prefix)
  const codes = entitlements.map(({ maintainerId }) => maintainerId)
  const known = await departments.maintaining(institution, codes)
  const names = new Map(known.map(({ minedu_id, name_el, name_en }) => [minedu_id, { el: name_el, en: name_en }]))
  await recordEvent(db, clock, {
    ...{ actor: staffActor(member), act: 'entitlements.check', ...(institution !== null && { object: institution }) },
    detail: { values: values.length, granted: entitlements.length, findings: findings.length },
  })
  return {
    prefix,
    grants: entitlements.map(({ maintainerId, role, levels }) => ({
      ...{ maintainer_id: maintainerId, role, levels: [...levels] },
      department: names.get(maintainerId) ?? null,
      is_known: maintainerId === '0' || names.has(maintainerId),
    })),
    findings: findings.map(({ value, rule }) => ({ value, rule, text: ENTITLEMENT_RULE_TEXTS[rule] })),
  }
}
