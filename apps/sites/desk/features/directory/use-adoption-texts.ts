import { useLingui } from '@lingui/react/macro'
import type { DirectoryEntry } from '@perga/contracts'

/** On which list an institution is. */
export function useAdoptionTexts(): Record<DirectoryEntry['adoption'], string> {
  const { t } = useLingui()
  return { adopter: t`Participating`, beta: t`Pre-registration (beta)`, none: t`Not listed` }
}
