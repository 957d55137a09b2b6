import type { Service } from '@perga/contracts'
import { sql } from 'kysely'
import type { Work } from '../platform/work.ts'
import { tables } from './tables.ts'

/** What came of an enquiry, in the words of the wire. */
export type EnquiryState = 'read' | 'nothing' | 'unanswered' | 'refused' | 'under-way'

/** Which enquiries are asked for. */
export interface EnquiryFilter {
  organisationId: string
  /** The clients whose readings and whose checks are shown, by service; null: everything of the organisation. */
  services: Readonly<Record<Service, readonly string[]>> | null
  personId: string | null
  state: EnquiryState | null
  from: Date | null
  before: Date | null
  limit: number
}

/** A row of an organisation's enquiries. */
export interface EnquiryRow {
  id: string
  at: Date
  kind: 'link' | 'check' | 'oauth'
  state: EnquiryState
  person: string | null
  display_name_el: string
  display_name_en: string
  degrees: number
  institutions: string[]
}

/** The enquiries of organisations: readings by link and by their own systems, and checks with or without a result. */
export function enquiryStore(db: Work) {
  return {
    /** Newest first. A check that found something is one enquiry with its reading. */
    find: (filter: EnquiryFilter) => findEnquiries(db, filter),

    /** Everybody who represents or represented the organisation, to filter by. */
    people: (organisationId: string) =>
      tables(db)
        .selectFrom('representative_names')
        .select(['id', 'name'])
        .where('organisation_id', '=', organisationId)
        .orderBy('name')
        .execute(),
  }
}
export type EnquiryStore = ReturnType<typeof enquiryStore>

async function findEnquiries(db: Work, filter: EnquiryFilter): Promise<EnquiryRow[]> {
  const { rows } = await sql<EnquiryRow>`
        with mine as (
          select id, display_name_el, display_name_en from client_names where organisation_id = ${filter.organisationId}
        ),
        enquiries as (
          select readings.id, readings.created_at as at, readings.basis as kind, readings.reader_index as index,
            readings.client_id, readings.id as reading_id, null as institution_code,
            case readings.state when 'completed' then 'read' when 'open' then 'under-way' else 'refused' end as state
          from reading_facts as readings join mine on mine.id = readings.client_id
          where readings.basis in ('link', 'oauth') ${within(filter.services?.reading)}
          union all
          select inspections.id, inspections.created_at, 'check', inspections.user_index,
            inspections.client_id, inspections.reading_id, inspections.institution_code,
            case inspections.state when 'found' then 'read' when 'not-found' then 'nothing'
              when 'unanswered' then 'unanswered' else 'under-way' end
          from inspection_facts as inspections join mine on mine.id = inspections.client_id
          where true ${within(filter.services?.inspection)}
        ),
        described as (
          select enquiries.*, representatives.id as person_id, representatives.name as person
          from enquiries
          left join lateral (
            select id, name from representative_names as representatives
            where representatives.tin_index = enquiries.index and organisation_id = ${filter.organisationId}
            order by linked_at desc limit 1
          ) representatives on true
        )
        select described.id, at, kind, described.state, person, display_name_el, display_name_en,
          count(releases.audit_id)::integer as degrees,
          coalesce(
            array_agg(distinct releases.institution_code) filter (where releases.institution_code is not null),
            case when described.institution_code is null then '{}' else array[described.institution_code] end
          ) as institutions
        from described
        join mine on mine.id = described.client_id
        left join release_facts as releases on releases.reading_id = described.reading_id
        where true
          ${filter.personId === null ? sql`` : sql`and person_id = ${filter.personId}`}
          ${filter.state === null ? sql`` : sql`and described.state = ${filter.state}`}
          ${filter.from === null ? sql`` : sql`and at >= ${filter.from}`}
          ${filter.before === null ? sql`` : sql`and at < ${filter.before}`}
        group by described.id, at, kind, described.state, person, display_name_el, display_name_en,
          described.institution_code
        order by at desc, described.id desc
        limit ${filter.limit}
      `.execute(tables(db))
  return rows
}

/** A condition on the client: one of these; none where there are none; any where it is not said. */
function within(clients: readonly string[] | undefined) {
  if (clients === undefined) return sql``
  return clients.length === 0 ? sql`and false` : sql`and mine.id in (${sql.join([...clients])})`
}
