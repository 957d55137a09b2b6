import { useLingui } from '@lingui/react/macro'
import type { Requirement } from './check-form.ts'

/** What is still missing, in words for a list within a sentence. */
export function useRequirementNames(): Record<Requirement, string> {
  const { t } = useLingui()
  return {
    department: t`the department`,
    number: t`a number of 9 or 11 digits`,
    lastName: t`the last name`,
    firstName: t`the first name`,
    birthDate: t`a correct date of birth`,
    purpose: t`the purpose`,
    purposeWithoutNumber: t`a purpose without the number of the graduate`,
    legalBasis: t`your confirmation of the legal basis`,
  }
}
