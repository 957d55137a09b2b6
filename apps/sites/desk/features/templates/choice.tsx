import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Combobox } from '@perga/ui/forms/combobox'

interface ChoiceProps {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly options: readonly { readonly value: string; readonly label: string; readonly keywords?: string }[]
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}

/** One of many, found by typing. */
export function Choice({ options, ...choice }: ChoiceProps) {
  const { t } = useLingui()
  return (
    <Combobox
      {...choice}
      options={options.map((option) => ({ keywords: option.label, ...option }))}
      texts={{
        openList: t`Show the list`,
        clear: t`Clear the choice`,
        noResults: t`Nothing matches. Check the spelling or type less.`,
        resultCount: (count) => t`${plural(count, { one: '# choice', other: '# choices' })}`,
      }}
    />
  )
}
