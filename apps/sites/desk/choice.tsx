import { Combobox } from '@perga/ui/forms/combobox'
import { useComboboxTexts } from './use-combobox-texts.ts'

interface ChoiceProps {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly required?: boolean
  readonly options: readonly { readonly value: string; readonly label: string; readonly keywords?: string }[]
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}

/** One of many, found by typing; its label where an option names no words to find it by. */
export function Choice({ options, ...choice }: ChoiceProps) {
  const texts = useComboboxTexts()
  return (
    <Combobox {...choice} options={options.map((option) => ({ keywords: option.label, ...option }))} texts={texts} />
  )
}
