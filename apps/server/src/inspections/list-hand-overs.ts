import type { HandOvers } from '@perga/contracts'
import { requestsOfClient } from '../helpdesk/client-request-store.ts'
import type { OrganisationUser } from '../organisations/current-user.ts'
import type { Database } from '../platform/database.ts'
import type { Keys } from '../platform/keys.ts'
import { requireInspectionRight } from './inspection-right.ts'
import type { InspectionRightStore } from './right-store.ts'

/**
 * What the user's organisation handed over to institutions, the latest first, and what they answered (row X14). Throws as
 * {@link requireInspectionRight}.
 */
export async function listHandOvers(
  user: OrganisationUser,
  dependencies: { db: Database; rights: InspectionRightStore; keys: Keys },
): Promise<HandOvers> {
  const { client } = await requireInspectionRight(user, dependencies)
  const rows = await requestsOfClient(client.id, dependencies)
  return {
    hand_overs: rows.map((row) => ({
      ...{ request: row.id, reference: row.reference, purpose: row.purpose, case_number: row.case_number },
      institution: { code: row.institution, name_el: row.name_el, name_en: row.name_en },
      ...{ created_at: row.created_at.toISOString(), answer_by: row.answer_by, state: row.state },
      ...{ outcome: row.outcome, answer: row.answer, resolved_at: row.resolved_at?.toISOString() ?? null },
    })),
  }
}
