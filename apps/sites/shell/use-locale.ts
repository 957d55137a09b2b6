import { useLingui } from '@lingui/react'
import { type Locale, toLocale } from '@perga/domain'

/** The language on screen; the component is drawn again when it changes. */
export function useLocale(): Locale {
  return toLocale(useLingui().i18n.locale)
}
