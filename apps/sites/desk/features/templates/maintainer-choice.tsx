import { useLingui } from '@lingui/react/macro'
import type { TemplateChoices } from '@perga/contracts'
import { useLocale } from '../../../shell/use-locale.ts'
import { Choice } from '../../choice.tsx'

interface MaintainerChoiceProps {
  readonly id: string
  readonly choices: TemplateChoices
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}

/** One of the institution's departments that keep archives today. */
export function MaintainerChoice({ choices, ...choice }: MaintainerChoiceProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const options = choices.departments
    .filter(({ isMaintaining }) => isMaintaining)
    .map(({ id, name }) => ({ value: id, label: name[locale], keywords: `${name.el} ${name.en}` }))
  return <Choice {...choice} label={t`Department that keeps the archive`} options={options} />
}
