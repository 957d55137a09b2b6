import { useLingui } from '@lingui/react/macro'
import type { HelpdeskGroups } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { useChange } from '../../../shell/use-change.ts'
import { ChangeNotice } from '../../change-notice.tsx'
import { type Group, removeGroup } from './helpdesk-api.ts'

interface GroupActsProps {
  readonly group: Group
  readonly onChange: () => void
  readonly onRemoved: (groups: HelpdeskGroups) => void
}

/** What can be done with a group: to change it, and to remove it while nothing waits for it. */
export function GroupActs({ group, onChange, onRemoved }: GroupActsProps) {
  const { t } = useLingui()
  const { name } = group
  const { change, run } = useChange(() => removeGroup(group.id).then(onRemoved))
  return (
    <>
      <ChangeNotice change={change} />
      <Actions>
        <Button variant="secondary" onClick={onChange}>{t`Change “${name}”`}</Button>
        <Button
          variant="danger"
          unavailable={change.state === 'sending'}
          onClick={() => void run()}
        >{t`Remove “${name}”`}</Button>
      </Actions>
    </>
  )
}
