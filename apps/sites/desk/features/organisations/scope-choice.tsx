import { useLingui } from '@lingui/react/macro'
import { SCOPES, type Scope } from '@perga/domain'
import { Checkbox } from '@perga/ui/forms/checkbox'
import { ChoiceGroup } from '@perga/ui/forms/choice-group'

interface ScopeChoiceProps {
  readonly scopes: readonly Scope[]
  readonly onChange: (scopes: readonly Scope[]) => void
}

/** The groups of details that a client may ask holders for. */
export function ScopeChoice({ scopes, onChange }: ScopeChoiceProps) {
  const { t } = useLingui()
  const labels: Record<Scope, string> = {
    title: t`Title of the degree`,
    issuer: t`Institution and department`,
    level: t`Level`,
    grade: t`Grade`,
    dates: t`Dates`,
    identifiers: t`Names and birth date of the holder`,
  }
  const change = (scope: Scope, isChosen: boolean) =>
    onChange(SCOPES.filter((one) => (one === scope ? isChosen : scopes.includes(one))))
  return (
    <ChoiceGroup legend={t`Details that it may ask for`}>
      {SCOPES.map((scope) => (
        <Checkbox
          key={scope}
          label={labels[scope]}
          checked={scopes.includes(scope)}
          onChange={(isChosen) => change(scope, isChosen)}
        />
      ))}
    </ChoiceGroup>
  )
}
