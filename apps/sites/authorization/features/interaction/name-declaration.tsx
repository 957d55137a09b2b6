import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '@perga/ui/forms/checkbox'
import { ChoiceGroup } from '@perga/ui/forms/choice-group'
import { FIELD_IDS } from './use-problem-texts.ts'

interface NameDeclarationProps {
  /** The other names under which chosen degrees were issued. */
  readonly names: readonly string[]
  readonly declared: boolean
  readonly error: string | undefined
  readonly onChange: (declared: boolean) => void
}

/** Asks the holder to declare another name as theirs (row G24); nothing is asked when the names agree. */
export function NameDeclaration({ names, declared, error, onChange }: NameDeclarationProps) {
  const { t } = useLingui()
  if (names.length === 0) return null
  const list = names.join(', ')
  return (
    <ChoiceGroup
      legend={t`Another name`}
      hint={t`A degree that you chose was issued under the name ${list}. It is shown with that name.`}
      error={error}
    >
      <Checkbox
        id={FIELD_IDS.name}
        label={t`I declare that this is a former name of mine`}
        checked={declared}
        onChange={onChange}
      />
    </ChoiceGroup>
  )
}
