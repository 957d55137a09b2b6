import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '@perga/ui/forms/checkbox'
import { ChoiceGroup } from '@perga/ui/forms/choice-group'
import type { Group } from './helpdesk-api.ts'

interface MemberChoiceProps {
  readonly candidates: Group['members']
  readonly chosen: readonly string[]
  readonly onChoose: (chosen: readonly string[]) => void
}

/** Who is in a group, among the accounts that serve its department. */
export function MemberChoice({ candidates, chosen, onChoose }: MemberChoiceProps) {
  const { t } = useLingui()
  if (candidates.length === 0) return <p>{t`No account that serves this department has signed in yet.`}</p>
  return (
    <ChoiceGroup legend={t`Members`} hint={t`Accounts that serve this department and have signed in once.`}>
      {candidates.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={(isIn) => onChoose(isIn ? [...chosen, id] : chosen.filter((other) => other !== id))}
        />
      ))}
    </ChoiceGroup>
  )
}
