import type { Scope } from '@perga/domain'
import type { OpenTransaction, Work } from '../../platform/work.ts'
import type { OrganisationsTables } from '../tables.ts'
import { tables } from '../tables.ts'

type Act = OrganisationsTables['organisation_vettings']['act']
type EvidenceKind = NonNullable<OrganisationsTables['organisation_vettings']['evidence_kind']['__select__']>

/** One entry of the vetting record. */
export interface VettingEntry {
  id: string
  organisationId: string
  act: Act
  evidenceKind?: EvidenceKind
  reference?: string | null
  note?: string | null
  institution?: string
  /** Who of the provider's staff; where the organisation asks anew, itself. */
  by: { id: string; name: string }
  now: Date
}

/** What the provider saw and decided about organisations: a record that only grows, and the decisions themselves. */
export function vettingStore(db: Work) {
  return { ...vettingRecord(db), ...vettingDecisions, ...inspectionGrants }
}
export type VettingStore = ReturnType<typeof vettingStore>

/** The record of what was seen and decided; it only grows. */
function vettingRecord(db: Work) {
  return {
    async record(transaction: OpenTransaction, entry: VettingEntry): Promise<void> {
      await tables(transaction)
        .insertInto('organisation_vettings')
        .values({
          id: entry.id,
          organisation_id: entry.organisationId,
          act: entry.act,
          evidence_kind: entry.evidenceKind ?? null,
          reference: entry.reference ?? null,
          note: entry.note ?? null,
          institution_code: entry.institution ?? null,
          by_id: entry.by.id,
          by_name: entry.by.name,
          at: entry.now,
        })
        .execute()
    },

    of: (organisationId: string) =>
      tables(db)
        .selectFrom('organisation_vettings')
        .leftJoin('institution_names as institutions', 'institutions.code', 'organisation_vettings.institution_code')
        .selectAll('organisation_vettings')
        .select(['institutions.name_el', 'institutions.name_en'])
        .where('organisation_id', '=', organisationId)
        .orderBy('at', 'desc')
        .execute(),

    async hasEvidence(transaction: OpenTransaction, organisationId: string): Promise<boolean> {
      const row = await tables(transaction)
        .selectFrom('organisation_vettings')
        .select('id')
        .where('organisation_id', '=', organisationId)
        .where('act', '=', 'evidence')
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },
  }
}

/** The decisions, each one guarded statement. */
const vettingDecisions = {
  /** Confirms an organisation that is not: its services are active from now; false when it is confirmed already. */
  async confirm(
    transaction: OpenTransaction,
    { id, scopes, now }: { id: string; scopes: readonly Scope[]; now: Date },
  ): Promise<boolean> {
    const { numUpdatedRows } = await tables(transaction)
      .updateTable('organisations')
      .set({ confirmed_at: now, refused_at: null, suspended_at: null, decision_reason: null })
      .where('id', '=', id)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst()
    if (Number(numUpdatedRows) === 0) return false
    await tables(transaction)
      .updateTable('clients')
      .set({ scopes: [...scopes] })
      .where('organisation_id', '=', id)
      .execute()
    return true
  },

  /** Refuses a request that is not confirmed; false when it is. */
  async refuse(
    transaction: OpenTransaction,
    { id, reason, now }: { id: string; reason: string; now: Date },
  ): Promise<boolean> {
    const { numUpdatedRows } = await tables(transaction)
      .updateTable('organisations')
      .set({ refused_at: now, decision_reason: reason })
      .where('id', '=', id)
      .where('confirmed_at', 'is', null)
      .where('refused_at', 'is', null)
      .where('suspended_at', 'is', null)
      .executeTakeFirst()
    return Number(numUpdatedRows) === 1
  },

  /** Suspends a confirmed organisation: unlisted, its services closed; false when it is not confirmed. */
  async suspend(
    transaction: OpenTransaction,
    { id, reason, now }: { id: string; reason: string; now: Date },
  ): Promise<boolean> {
    const { numUpdatedRows } = await tables(transaction)
      .updateTable('organisations')
      .set({ confirmed_at: null, suspended_at: now, decision_reason: reason })
      .where('id', '=', id)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst()
    if (Number(numUpdatedRows) === 0) return false
    await tables(transaction).updateTable('clients').set({ listed: false }).where('organisation_id', '=', id).execute()
    return true
  },
}

/** Which institutions let a client check their degrees. */
const inspectionGrants = {
  /** Enters or removes an institution's word that a client may check its degrees; false when nothing changed. */
  async setInstitution(
    transaction: OpenTransaction,
    { client, institution, granted }: { client: string; institution: string; granted: boolean },
  ): Promise<boolean> {
    const row = { client_id: client, institution_code: institution }
    const changed = granted
      ? (
          await tables(transaction)
            .insertInto('client_institutions')
            .values(row)
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst()
        ).numInsertedOrUpdatedRows
      : (
          await tables(transaction)
            .deleteFrom('client_institutions')
            .where('client_id', '=', client)
            .where('institution_code', '=', institution)
            .executeTakeFirst()
        ).numDeletedRows
    if (Number(changed ?? 0) === 0) return false
    const { count } = await tables(transaction)
      .selectFrom('client_institutions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('client_id', '=', client)
      .executeTakeFirstOrThrow()
    await tables(transaction)
      .updateTable('clients')
      .set({ can_inspect: count > 0 })
      .where('id', '=', client)
      .execute()
    return true
  },
}
