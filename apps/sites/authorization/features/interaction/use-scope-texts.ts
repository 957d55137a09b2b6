import { SCOPE_TEXTS, type Scope } from '@perga/domain'
import { useLocale } from '../../../shell/use-locale.ts'

/** A group of fields in plain words. */
interface ScopeText {
  readonly label: string
  readonly hint: string
}

/** What each group of fields holds (spec 2 §3.3), as the holder reads it. */
export function useScopeText(): (scope: Scope) => ScopeText {
  const locale = useLocale()
  return (scope) => {
    const { holderLabel, holderHint } = SCOPE_TEXTS[scope]
    return { label: holderLabel[locale], hint: holderHint[locale] }
  }
}
