import { representsNow } from '../organisations/service-state.ts'
import type { OpenTransaction, Work } from '../platform/work.ts'
import { tables } from './tables.ts'

/** Who may check: representatives whom their organisation, of the public sector and confirmed, gave this service. */
export function inspectionRightStore(db: Work) {
  return {
    /** The clients for whom the person with this tax number index may check now. */
    clientsOf: (tinIndex: Buffer) =>
      rightsOf(db, tinIndex)
        .select(['clients.id', 'clients.display_name_el', 'clients.scopes'])
        .distinct()
        .orderBy('clients.id')
        .execute(),

    /** The codes of the institutions that have let this client check. */
    async institutionsOf(clientId: string): Promise<string[]> {
      const rows = await tables(db)
        .selectFrom('client_rights as client_institutions')
        .select('institution_code')
        .where('client_id', '=', clientId)
        .orderBy('institution_code')
        .execute()
      return rows.map((row) => row.institution_code)
    },

    /** Whether the right holds at this moment, as the transaction of a release sees it. */
    async holds(
      transaction: OpenTransaction,
      { tinIndex, clientId, institution }: { tinIndex: Buffer; clientId: string; institution: string },
    ): Promise<boolean> {
      const row = await rightsOf(transaction, tinIndex)
        .innerJoin('client_rights as client_institutions', 'client_institutions.client_id', 'clients.id')
        .select('clients.id')
        .where('clients.id', '=', clientId)
        .where('client_institutions.institution_code', '=', institution)
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
export type InspectionRightStore = ReturnType<typeof inspectionRightStore>

function rightsOf(db: Work, tinIndex: Buffer) {
  return tables(db)
    .selectFrom('client_names as clients')
    .innerJoin('representative_rights as representative_services', 'representative_services.client_id', 'clients.id')
    .innerJoin(
      'representative_names as representatives',
      'representatives.id',
      'representative_services.representative_id',
    )
    .innerJoin('organisation_names as organisations', 'organisations.id', 'clients.organisation_id')
    .where('clients.can_inspect', '=', true)
    .where('organisations.sector', '=', 'public')
    .where('representatives.tin_index', '=', tinIndex)
    .where(representsNow)
    .where('representative_services.service', '=', 'inspection')
}
