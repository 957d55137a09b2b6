import { useLingui } from '@lingui/react/macro'
import type { FieldTexts } from '../form/form-fields.ts'
import type { DraftField } from './organisation-draft.ts'

/** What each field of a request is called and what is wrong with it when it is. */
export function useDraftTexts(): Record<DraftField, FieldTexts> {
  const { t } = useLingui()
  return {
    name_el: { label: t`Name in Greek`, mistake: t`Enter the name of the organisation in Greek` },
    name_en: { label: t`Name in English`, mistake: t`Enter the name of the organisation in English` },
    sector: { label: t`Sector`, mistake: t`Choose whether the organisation is public or private` },
    tax_number: {
      label: t`Tax number of the organisation`,
      mistake: t`The tax number is not right: check its nine digits`,
    },
    contact_name: {
      label: t`Contact person`,
      hint: t`Whom we ask if something is missing.`,
      mistake: t`Enter the name of the contact person`,
    },
    contact_phone: { label: t`Telephone`, mistake: t`Enter a telephone number, digits only or with +` },
    contact_email: { label: t`E-mail`, mistake: t`Enter an e-mail address like office@example.gr` },
  }
}
