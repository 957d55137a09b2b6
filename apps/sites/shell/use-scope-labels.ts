import { SCOPE_TEXTS, type Scope } from '@perga/domain'
import { useLocale } from './use-locale.ts'

/** The groups of details of a degree as organisations and staff read them, by the names of their scopes. */
export function useScopeLabels(): (scope: Scope) => string {
  const locale = useLocale()
  return (scope) => SCOPE_TEXTS[scope].label[locale]
}
