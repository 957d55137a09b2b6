import type { HandOvers } from '@perga/contracts'
import { requestsOfHandOvers } from '../helpdesk/client-request-store.ts'
import type { OrganisationUser } from '../organisations/sign-in/current-user.ts'
import type { Keys } from '../platform/keys.ts'
import type { Work } from '../platform/work.ts'
import { handOversOf } from './hand-over-store.ts'
import { requireInspectionRight } from './inspection-right.ts'
import type { InspectionRightStore } from './right-store.ts'

const MOST = 500

/**
 * What the user's organisation handed over to institutions, the latest first, and what they answered (row X14). Throws as
 * {@link requireInspectionRight}.
 */
export async function listHandOvers(
  user: OrganisationUser,
  dependencies: { db: Work; rights: InspectionRightStore; keys: Keys },
): Promise<HandOvers> {
  const { client } = await requireInspectionRight(user, dependencies)
  const handOvers = new Map((await handOversOf(dependencies.db, client.id, MOST)).map((row) => [row.id, row]))
  const requests = await requestsOfHandOvers([...handOvers.keys()], dependencies)
  const rows = requests.flatMap((request) => {
    const handOver = handOvers.get(request.hand_over_id ?? '')
    return handOver === undefined ? [] : [{ ...request, purpose: handOver.purpose, case_number: handOver.case_number }]
  })
  return {
    hand_overs: rows.map((row) => ({
      ...{ request: row.id, reference: row.reference, purpose: row.purpose, case_number: row.case_number },
      institution: { code: row.institution, name_el: row.name_el, name_en: row.name_en },
      ...{ created_at: row.created_at.toISOString(), answer_by: row.answer_by, state: row.state },
      ...{ outcome: row.outcome, answer: row.answer, resolved_at: row.resolved_at?.toISOString() ?? null },
    })),
  }
}
