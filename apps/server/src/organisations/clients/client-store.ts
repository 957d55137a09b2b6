import { sql } from 'kysely'
import type { Work } from '../../platform/work.ts'
import { representsNow } from '../service-state.ts'
import { tables } from '../tables.ts'

const columns = [
  'clients.id',
  'clients.name',
  'clients.kind',
  'clients.display_name_el',
  'clients.display_name_en',
  'clients.contact_email',
  'clients.scopes',
  'clients.can_inspect',
] as const

/** Clients: the parties that read. Named ones belong to an organisation; `any-tax-user` and `holder` are reserved. */
export function clientStore(db: Work) {
  return {
    /** What graduates can choose: confirmed and listed organisations, and any authenticated tax user. */
    listed: () => listedClients(db).execute(),
    findListed: (name: string) => listedClients(db).where('name', '=', name).executeTakeFirst(),
    /** One client, with what it says it reads for. */
    find: (id: string) =>
      tables(db)
        .selectFrom('clients')
        .select(columns)
        .select(['purpose_el', 'purpose_en'])
        .where('id', '=', id)
        .executeTakeFirst(),
    /**
     * The clients that the person with this tax number index represents now, each with the services that the person holds for
     * it (spec 2 §6): `can_read`, and `can_inspect` where the client may check, too.
     */
    ofRepresentative: (tinIndex: Buffer) =>
      tables(db)
        .selectFrom('clients')
        .innerJoin('representative_services', 'representative_services.client_id', 'clients.id')
        .innerJoin('representatives', 'representatives.id', 'representative_services.representative_id')
        .innerJoin('organisations', 'organisations.id', 'clients.organisation_id')
        .select(columns.filter((column) => column !== 'clients.can_inspect'))
        .select([
          sql<boolean>`bool_or(representative_services.service = 'reading')`.as('can_read'),
          sql<boolean>`clients.can_inspect and bool_or(representative_services.service = 'inspection')`.as(
            'can_inspect',
          ),
        ])
        .where('representatives.tin_index', '=', tinIndex)
        .where(representsNow)
        .groupBy('clients.id')
        .orderBy('clients.id')
        .execute(),
    /** Codes of the institutions that these clients may inspect. */
    async inspectableInstitutions(clientIds: readonly string[]): Promise<string[]> {
      if (clientIds.length === 0) return []
      const rows = await tables(db)
        .selectFrom('client_institutions')
        .innerJoin('clients', 'clients.id', 'client_institutions.client_id')
        .select('institution_code')
        .distinct()
        .where('client_id', 'in', clientIds)
        .where('clients.can_inspect', '=', true)
        .orderBy('institution_code')
        .execute()
      return rows.map((row) => row.institution_code)
    },
  }
}
export type ClientStore = ReturnType<typeof clientStore>
/** A client as `find` gives it. */
export type FoundClient = NonNullable<Awaited<ReturnType<ClientStore['find']>>>
export type ClientRow = Awaited<ReturnType<ClientStore['listed']>>[number]
/** A client of a representative, with the services that the person holds for it. */
export type RepresentedClient = Awaited<ReturnType<ClientStore['ofRepresentative']>>[number]

function listedClients(db: Work) {
  return tables(db).selectFrom('clients').select(columns).where('listed', '=', true)
}
