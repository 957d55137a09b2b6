import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** What a list to choose from says of itself. */
export function useComboboxTexts() {
  const { t } = useLingui()
  return {
    openList: t`Show the list`,
    clear: t`Clear the choice`,
    noResults: t`Nothing matches. Check the spelling or type less.`,
    resultCount: (count: number) => t`${plural(count, { one: '# result', other: '# results' })}`,
  }
}
