import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** What a searchable list says of itself. */
export function useComboboxTexts() {
  const { t } = useLingui()
  return {
    openList: t`Open the list`,
    clear: t`Clear`,
    noResults: t`Nothing found`,
    resultCount: (count: number) => t`${plural(count, { one: '# result', other: '# results' })}`,
  }
}
