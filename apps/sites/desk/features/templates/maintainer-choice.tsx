import type { TemplateChoices } from '@perga/contracts'
import type { ComponentProps } from 'react'
import { useLocale } from '../../../shell/use-locale.ts'
import { Choice } from '../../choice.tsx'

interface MaintainerChoiceProps extends Omit<ComponentProps<typeof Choice>, 'options'> {
  readonly choices: TemplateChoices
}

/** One of the institution's departments that keep archives today. */
export function MaintainerChoice({ choices, ...choice }: MaintainerChoiceProps) {
  const locale = useLocale()
  const options = choices.departments
    .filter(({ isMaintaining }) => isMaintaining)
    .map(({ id, name }) => ({ value: id, label: name[locale], keywords: `${name.el} ${name.en}` }))
  return <Choice {...choice} options={options} />
}
