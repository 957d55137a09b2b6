import type { DirectoryEntry } from '@perga/contracts'
import { compareGreek, Refusal } from '@perga/domain'
import { latestEventsOf } from '../platform/audit.ts'
import type { Work } from '../platform/work.ts'
import type { DirectoryStore } from './directory-store.ts'
import type { NameMembers } from './name-members.ts'

const MOST_EVENTS = 100
/** Whose acts make an institution's history: its entry, its connection, its file. */
const HISTORY = ['institution', 'department', 'connection', 'sign-on', 'statistics', 'degrees', 'upload-key']

/** An institution's whole entry, for the provider's staff. Throws `not_found`. */
export async function describeEntry(
  code: string,
  { db, store, nameMembers }: { db: Work; store: DirectoryStore; nameMembers: NameMembers },
): Promise<DirectoryEntry> {
  const institution = await store.find(code)
  if (institution === undefined) throw new Refusal('not_found')
  const [absorbed, formerNames, departments, events] = await Promise.all([
    store.absorbedBy(code),
    store.formerNames(code),
    store.departments(code),
    latestEventsOf(db, code, { nouns: HISTORY, most: MOST_EVENTS }),
  ])
  const names = await nameMembers(events.flatMap(({ actor }) => memberOf(actor) ?? []))
  const { city_el: _el, city_en: _en, ...facts } = institution
  return {
    ...facts,
    absorbed: absorbed.map((one) => one.code),
    former_names: formerNames,
    departments: departments
      .map(({ institution_code: _, maintainer_el, maintainer_en, maintainer_institution, ...department }) => ({
        ...department,
        maintainer:
          maintainer_el === null || maintainer_en === null || maintainer_institution === null
            ? null
            : { name_el: maintainer_el, name_en: maintainer_en, institution_code: maintainer_institution },
      }))
      .sort((one, other) => compareGreek(one.name_el, other.name_el)),
    history: events.map(({ at, act, actor, detail }) => ({
      at: at.toISOString(),
      act,
      by: names.get(memberOf(actor) ?? '') ?? '',
      side: sideOf(actor),
      changes: Object.entries(detail).map(([field, value]) => ({ name: field, value: String(value ?? '') })),
    })),
  }
}

function sideOf(actor: string): DirectoryEntry['history'][number]['side'] {
  const [kind] = actor.split(':')
  return kind === 'institution' || kind === 'upload-key' ? kind : 'provider'
}

/** The id of the provider's member who did it; null for anybody else. */
function memberOf(actor: string): string | null {
  return actor.startsWith('provider:') ? actor.slice('provider:'.length) : null
}
