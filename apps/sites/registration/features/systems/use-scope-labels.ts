import { useLingui } from '@lingui/react/macro'
import type { Scope } from '@perga/domain'

/** The groups of details of a degree, by the names of their scopes. */
export function useScopeLabels(): Record<Scope, string> {
  const { t } = useLingui()
  return {
    title: t`Title of the degree`,
    issuer: t`Institution and department`,
    level: t`Level`,
    grade: t`Grade`,
    dates: t`Dates`,
    identifiers: t`Names and birth date of the holder`,
  }
}
