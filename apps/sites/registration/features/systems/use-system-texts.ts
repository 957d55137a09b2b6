import { useLingui } from '@lingui/react/macro'
import type { SystemField } from './system-draft.ts'

/** What each field of a system is called and what is wrong with it when it is. */
export function useSystemTexts(): Record<SystemField, { readonly label: string; readonly mistake: string }> {
  const { t } = useLingui()
  return {
    name: { label: t`Name of the system`, mistake: t`Enter a name for the system` },
    purpose_el: { label: t`Purpose, in Greek`, mistake: t`Say in Greek what the degrees are read for` },
    purpose_en: { label: t`Purpose, in English`, mistake: t`Say in English what the degrees are read for` },
    contact_email: {
      label: t`E-mail of the technical contact`,
      mistake: t`Enter an e-mail address like it@example.gr`,
    },
    scopes: { label: t`Details that it reads`, mistake: t`Choose at least one group of details` },
    redirectUris: {
      label: t`Callback addresses`,
      mistake: t`Enter full addresses that begin with https://, one on each line, without # and *`,
    },
    keys: { label: t`Public keys (JWK set)`, mistake: t`Paste a JWK set, a JSON object with the member “keys”` },
  }
}
