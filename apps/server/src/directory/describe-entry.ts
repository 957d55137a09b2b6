import type { DirectoryEntry } from '@perga/contracts'
import { compareGreek, Refusal } from '@perga/domain'
import type { DirectoryStore } from './directory-store.ts'

const MOST_EVENTS = 100

/** An institution's whole entry, for the provider's staff. Throws `not_found`. */
export async function describeEntry(code: string, store: DirectoryStore): Promise<DirectoryEntry> {
  const institution = await store.find(code)
  if (institution === undefined) throw new Refusal('not_found')
  const [absorbed, formerNames, departments, events] = await Promise.all([
    store.absorbedBy(code),
    store.formerNames(code),
    store.departments(code),
    store.history(code, MOST_EVENTS),
  ])
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
    history: events.map(({ at, act, actor, detail, name }) => ({
      at: at.toISOString(),
      act,
      by: name ?? '',
      side: sideOf(actor),
      changes: Object.entries(detail).map(([field, value]) => ({ name: field, value: String(value ?? '') })),
    })),
  }
}

function sideOf(actor: string): DirectoryEntry['history'][number]['side'] {
  const [kind] = actor.split(':')
  return kind === 'institution' || kind === 'upload-key' ? kind : 'provider'
}
