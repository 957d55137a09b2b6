import type { OwnAuthorization } from '@perga/contracts'
import { type DegreeKey, SCOPES } from '@perga/domain'
import type { HistoryStore } from '../authorizations/history-store.ts'
import { linkState } from '../authorizations/link-end.ts'
import { recipientKind } from '../authorizations/recipient-kind.ts'
import type { InstitutionStore } from '../directory/institution-store.ts'
import type { Clock } from '../platform/clock.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import type { TemplateStore } from '../templates/template-store.ts'
import { type DegreeNamer, degreeNamer } from './name-degrees.ts'

export interface HistoryDependencies {
  history: HistoryStore
  releases: ReleaseStore
  institutions: InstitutionStore
  templates: TemplateStore
  clock: Clock
  origin: string
}

type Row = Awaited<ReturnType<HistoryStore['authorizationsOf']>>[number]
type OpeningRow = Awaited<ReturnType<ReleaseStore['openingsOf']>>[number]

/** The history of what a person has shared: state, degrees, link, and every opening (rows G10, G16). */
export async function listAuthorizations(
  holderIds: readonly string[],
  dependencies: HistoryDependencies,
): Promise<OwnAuthorization[]> {
  const { history, releases } = dependencies
  const rows = await history.authorizationsOf(holderIds)
  const ids = rows.map(({ id }) => id)
  const [degrees, openings] = await Promise.all([history.degreesOf(ids), releases.openingsOf(ids)])
  const name = await degreeNamer(
    degrees.map(({ key }) => key),
    dependencies,
  )
  return rows.map((row) =>
    describe(row, {
      ...{ name, now: dependencies.clock.now(), origin: dependencies.origin },
      degrees: degrees.filter(({ authorizationId }) => authorizationId === row.id).map(({ key }) => key),
      openings: openings.filter(({ authorization_id }) => authorization_id === row.id),
    }),
  )
}

function describe(
  row: Row,
  context: { degrees: DegreeKey[]; openings: OpeningRow[]; name: DegreeNamer; now: Date; origin: string },
): OwnAuthorization {
  const state = linkState(row, context.now)
  return {
    id: row.id,
    state,
    client: {
      display_name_el: row.display_name_el,
      display_name_en: row.display_name_en,
      kind: recipientKind(row.client_kind),
    },
    purpose: bilingual(row.purpose_el, row.purpose_en),
    system: row.system,
    name_declared_at: row.name_declared_at && unixSeconds(row.name_declared_at),
    terms_version: row.terms_version,
    degrees: context.degrees.map(context.name),
    scopes: SCOPES.filter((scope) => row.scopes.includes(scope)),
    language: row.language,
    created_at: unixSeconds(row.created_at),
    expires_at: unixSeconds(row.expires_at),
    revoked_at: row.revoked_at && unixSeconds(row.revoked_at),
    // A link that opens nothing is not shown: nobody shall send it by mistake.
    link:
      state === 'active' && row.code !== null ? { code: row.code, address: `${context.origin}/o/${row.code}` } : null,
    has_pin: row.pin_sealed !== null,
    views: row.views,
    view_limit: row.view_limit,
    openings: context.openings.map(describeOpening),
  }
}

function describeOpening(row: OpeningRow): OwnAuthorization['openings'][number] {
  return {
    at: unixSeconds(row.created_at),
    outcome: row.state === 'completed' ? 'read' : 'refused',
    basis: row.basis,
    diplomas: Number(row.diplomas),
  }
}

/** A text in both languages, where there is one. */
export function bilingual(el: string | null, en: string | null): { el: string; en: string } | null {
  return el === null || en === null ? null : { el, en }
}

/** Unix seconds, as times stand on the wire. */
export function unixSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}
