import { useLingui } from '@lingui/react/macro'
import type { Locale } from '@perga/domain'
import { RadioGroup } from '@perga/ui/forms/radio-group'

interface LanguageChoiceProps {
  readonly language: Locale
  readonly onChange: (language: Locale) => void
}

/** The language in which the service writes to an organisation: its contact's, not the one of whoever enters it. */
export function LanguageChoice({ language, onChange }: LanguageChoiceProps) {
  const { t } = useLingui()
  return (
    <RadioGroup
      legend={t`Language of our messages to it`}
      options={[
        { value: 'el', label: t`Greek` },
        { value: 'en', label: t`English` },
      ]}
      value={language}
      onChange={onChange}
    />
  )
}
