import { useLingui } from '@lingui/react/macro'
import type { FieldTexts } from '../../../shell/form/form-fields.ts'
import type { SystemField } from './system-draft.ts'

/** What each field of a system is called and what is wrong with it when it is. */
export function useSystemTexts(): Record<SystemField, FieldTexts> {
  const { t } = useLingui()
  return {
    name: { label: t`Name of the system`, mistake: t`Enter a name for the system` },
    client: { label: t`For which part of the organisation` },
    purpose_el: { label: t`Purpose, in Greek`, mistake: t`Say in Greek what the degrees are read for` },
    purpose_en: { label: t`Purpose, in English`, mistake: t`Say in English what the degrees are read for` },
    contact_email: {
      label: t`E-mail of the technical contact`,
      mistake: t`Enter an e-mail address like it@example.gr`,
    },
    scopes: {
      id: 'system-scope-title',
      label: t`Details that it reads`,
      hint: t`Only what the purpose needs: the graduate sees it before consenting.`,
      mistake: t`Choose at least one group of details`,
    },
    redirectUris: {
      at: 'redirect_uris',
      label: t`Callback addresses`,
      hint: t`Exactly as the system sends them, one on each line.`,
      mistake: t`Enter full addresses that begin with https://, one on each line, without # and *`,
    },
    method: { label: t`How the system identifies itself` },
    keys: {
      at: 'jwks',
      label: t`Public keys (JWK set)`,
      mistake: t`Paste a JWK set, a JSON object with the member “keys”`,
      // Asked only of a system that identifies itself by a key.
      optional: false,
    },
  }
}
