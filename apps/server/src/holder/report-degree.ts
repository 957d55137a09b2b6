import type { DegreeReportForm } from '@perga/contracts'
import { Refusal } from '@perga/domain'
import type { InstitutionStore } from '../directory/institution-store.ts'
import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import { type Database, inTransaction } from '../platform/database.ts'
import type { Keys } from '../platform/keys.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import { openOwnHandle } from './own-degree-handle.ts'
import type { ReportStore } from './report-store.ts'

export interface ReportDependencies {
  db: Database
  reports: ReportStore
  institutions: InstitutionStore
  keys: Keys
  clock: Clock
}

/** Stores for the institution's desk that a degree is wrong or missing. Throws `not_found` for an unknown one. */
export async function reportDegree(
  { holderId, form }: { holderId: string; form: DegreeReportForm },
  { db, reports, institutions, keys, clock }: ReportDependencies,
): Promise<void> {
  const key = form.kind === 'wrong' ? openOwnHandle(form.degree, holderId, keys) : null
  const institution = form.kind === 'wrong' ? (key?.institution ?? '') : form.institution
  if (!(await institutions.names()).has(institution)) throw new Refusal('not_found', { reason: 'institution' })
  const now = clock.now()
  const id = uuidV7(now)
  await inTransaction(db, async (transaction) => {
    await reports.insert(transaction, { id, holderId, institution, key, text: form.text, now })
    await recordEvent(transaction, clock, { actor: `holder:${holderId}`, act: 'degree.reported', object: id })
  })
}
