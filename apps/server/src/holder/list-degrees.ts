import type { OwnDegree, OwnDegrees } from '@perga/contracts'
import type { DegreeReader, HeldDegree } from '../diplomas/read-degrees.ts'
import type { InstitutionStore } from '../directory/institution-store.ts'
import { isUnderAnotherName } from '../identity/match-account-name.ts'
import type { SessionState } from '../identity/session-state.ts'
import type { Keys } from '../platform/keys.ts'
import { makeOwnHandle } from './own-degree-handle.ts'

/** Every valid degree of the holder, asked now; an institution that fails is named, the others are listed. */
export async function listDegrees(
  holder: SessionState['holder'],
  { degrees, institutions, keys }: { degrees: DegreeReader; institutions: InstitutionStore; keys: Keys },
): Promise<OwnDegrees> {
  const [found, names] = await Promise.all([degrees.ofPerson(holder), institutions.names()])
  const nameOf = (code: string) => names.get(code) ?? { name_el: code, name_en: code }
  const describe = ({ key, record, documented }: HeldDegree): OwnDegree => {
    const { name_el, name_en } = nameOf(key.institution)
    return {
      degree: makeOwnHandle({ holderId: holder.holderId, key }, keys),
      institution: { el: name_el, en: name_en },
      diploma: documented?.facts ?? null,
      titleId: key.titleId,
      name_differs: isUnderAnotherName(record, holder),
    }
  }
  return {
    degrees: found.degrees.map(describe),
    institutions: found.institutions.map(({ institution, status }) => {
      const { name_el, name_en } = nameOf(institution)
      return { institution, name_el, name_en, status }
    }),
  }
}
