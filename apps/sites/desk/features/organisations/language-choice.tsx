import { useLingui } from '@lingui/react/macro'
import type { Locale } from '@perga/domain'
import { RadioGroup } from '@perga/ui/forms/radio-group'
import type { ComponentProps } from 'react'

/** The language in which the service writes to an organisation: its contact's, not the one of whoever enters it. */
export function LanguageChoice(props: Omit<ComponentProps<typeof RadioGroup<Locale>>, 'options'>) {
  const { t } = useLingui()
  return (
    <RadioGroup
      {...props}
      options={[
        { value: 'el', label: t`Greek` },
        { value: 'en', label: t`English` },
      ]}
    />
  )
}
