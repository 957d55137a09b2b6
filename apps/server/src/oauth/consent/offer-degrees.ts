import type { InteractionDegrees } from '@perga/contracts'
import type { DegreesOfPerson, HeldDegree } from '../../diplomas/read-degrees.ts'
import type { InstitutionStore } from '../../directory/institution-store.ts'
import type { SessionState } from '../../identity/session-state.ts'
import type { Keys } from '../../platform/keys.ts'
import { otherNameOf } from './consent-conditions.ts'
import { makeDegreeHandle } from './degree-handle.ts'

/** The degrees of a holder as this interaction offers them, and what each institution answered. */
export async function offerDegrees(
  uid: string,
  options: {
    holder: SessionState['holder']
    found: DegreesOfPerson
    dependencies: { institutions: InstitutionStore; keys: Keys }
  },
): Promise<InteractionDegrees> {
  const { holder, found, dependencies } = options
  const names = await dependencies.institutions.names()
  const nameOf = (code: string) => names.get(code) ?? { name_el: code, name_en: code }
  return {
    degrees: found.degrees.map((held) => ({
      degree: makeDegreeHandle({ interaction: uid, holderId: holder.holderId, key: held.key }, dependencies.keys),
      ...describeHeld(held, nameOf(held.key.institution)),
      other_name: otherNameOf(held, holder),
    })),
    institutions: found.institutions.map(({ institution, status }) => {
      const { name_el, name_en } = nameOf(institution)
      return { institution, name_el, name_en, status }
    }),
  }
}

function describeHeld({ key, record, documented }: HeldDegree, institution: { name_el: string; name_en: string }) {
  const template = documented?.template
  return {
    title: template?.title_el ?? key.titleId,
    titleEn: template?.title_en ?? null,
    issuerInstitution: template?.issuing_institution_el ?? institution.name_el,
    issuerInstitutionEn: template?.issuing_institution_en ?? institution.name_en,
    issuerUnit: template?.issuing_unit_el ?? '',
    issuerUnitEn: template?.issuing_unit_en ?? null,
    level: template?.level ?? '',
    dateIssued: record.dateIssued,
    shareable: documented !== null,
  }
}
