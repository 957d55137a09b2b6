import type { Enquiries, Enquiry, EnquiryQuery } from '@perga/contracts'
import { dayAfter, startOfGreekDay } from '@perga/domain'
import type { InstitutionStore } from '../directory/institution-store.ts'
import { seconds } from '../organisations/registration/describe-organisation.ts'
import type { EnquiryFilter, EnquiryStore } from './enquiry-store.ts'

/** What a page shows at most, and what a file holds at most. */
export const ENQUIRY_LIMITS = { page: 500, file: 20_000 } as const

export interface EnquiryDependencies {
  enquiries: EnquiryStore
  institutions: InstitutionStore
}

/** For whom, and how many. */
export interface EnquiryScope {
  organisationId: string
  services: EnquiryFilter['services']
  limit: number
}

/** An organisation's enquiries, newest first (rows O15, O18): who asked, when, how, how it came out; no field of a diploma. */
export async function listEnquiries(
  query: EnquiryQuery,
  scope: EnquiryScope,
  { enquiries, institutions }: EnquiryDependencies,
): Promise<Enquiries> {
  const rows = await enquiries.find({ ...filterOf(query), ...scope, limit: scope.limit + 1 })
  const names = await institutions.names()
  return {
    enquiries: rows.slice(0, scope.limit).map(
      (row): Enquiry => ({
        ...{ id: row.id, at: seconds(row.at), kind: row.kind, state: row.state, person: row.person },
        ...{ client_el: row.display_name_el, client_en: row.display_name_en, degrees: row.degrees },
        institutions: row.institutions.map((code) => {
          const institution = names.get(code)
          return { el: institution?.name_el ?? code, en: institution?.name_en ?? code }
        }),
      }),
    ),
    more: rows.length > scope.limit,
    people: await enquiries.people(scope.organisationId),
  }
}

function filterOf({ state, person, from, until }: EnquiryQuery): Omit<EnquiryFilter, keyof EnquiryScope> {
  return {
    state: state ?? null,
    personId: person ?? null,
    from: from === undefined ? null : startOfGreekDay(from),
    before: until === undefined ? null : startOfGreekDay(dayAfter(until, 1)),
  }
}
