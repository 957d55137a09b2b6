import { useLingui } from '@lingui/react/macro'
import type { Scope } from '@perga/domain'
import { Checkbox } from '@perga/ui/forms/checkbox'
import { ChoiceGroup } from '@perga/ui/forms/choice-group'
import { withMember } from './consent-draft.ts'
import { FIELD_IDS } from './use-problem-texts.ts'
import { useScopeText } from './use-scope-texts.ts'

interface ScopeChoiceProps {
  readonly scopes: readonly Scope[]
  readonly chosen: ReadonlySet<string>
  readonly error: string | undefined
  readonly onChange: (chosen: ReadonlySet<string>) => void
}

/** One tick for each group of fields that the organisation asks for (row G20). */
export function ScopeChoice({ scopes, chosen, error, onChange }: ScopeChoiceProps) {
  const { t } = useLingui()
  const textOf = useScopeText()
  return (
    <ChoiceGroup
      legend={t`Details`}
      hint={t`These details are asked for. Untick what you do not want to share.`}
      error={error}
    >
      {scopes.map((scope, index) => (
        <Checkbox
          key={scope}
          {...(index === 0 && { id: FIELD_IDS.scopes })}
          label={textOf(scope).label}
          hint={textOf(scope).hint}
          checked={chosen.has(scope)}
          onChange={(isIn) => onChange(withMember(chosen, scope, isIn))}
        />
      ))}
    </ChoiceGroup>
  )
}
