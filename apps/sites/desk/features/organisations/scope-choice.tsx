import { useLingui } from '@lingui/react/macro'
import { SCOPES, type Scope } from '@perga/domain'
import { Checkbox } from '@perga/ui/forms/checkbox'
import { ChoiceGroup } from '@perga/ui/forms/choice-group'
import { useScopeLabels } from '../../../shell/use-scope-labels.ts'

interface ScopeChoiceProps {
  /** The id of the first checkbox, where an error summary points. */
  readonly id?: string
  readonly error?: string | undefined
  readonly scopes: readonly Scope[]
  readonly onChange: (scopes: readonly Scope[]) => void
}

/** The groups of details that a client may ask holders for. */
export function ScopeChoice({ id, error, scopes, onChange }: ScopeChoiceProps) {
  const { t } = useLingui()
  const labelOf = useScopeLabels()
  const change = (scope: Scope, isChosen: boolean) =>
    onChange(SCOPES.filter((one) => (one === scope ? isChosen : scopes.includes(one))))
  return (
    <ChoiceGroup legend={t`Details that it may ask for`} error={error}>
      {SCOPES.map((scope, place) => (
        <Checkbox
          key={scope}
          {...(place === 0 && id !== undefined && { id })}
          label={labelOf(scope)}
          checked={scopes.includes(scope)}
          onChange={(isChosen) => change(scope, isChosen)}
        />
      ))}
    </ChoiceGroup>
  )
}
