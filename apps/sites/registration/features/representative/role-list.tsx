import { useLingui } from '@lingui/react/macro'
import type { OwnRoles, Role } from '@perga/contracts'
import { Button } from '@perga/ui/actions/button'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useChange } from '../../../shell/use-change.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { useServiceText } from '../area/use-service-text.ts'
import { cancelRole } from './representative-api.ts'

interface RoleListProps {
  readonly roles: readonly Role[]
  readonly onChanged: (own: OwnRoles) => void
}

/** The services of a person, each of which can be given back alone. */
export function RoleList({ roles, onChanged }: RoleListProps) {
  const { t } = useLingui()
  if (roles.length === 0) return <p>{t`You hold no role at the moment.`}</p>
  return (
    <ul className="area__list">
      {roles.map((role) => (
        <RoleItem key={`${role.client} ${role.service}`} role={role} onChanged={onChanged} />
      ))}
    </ul>
  )
}

function RoleItem({ role, onChanged }: Pick<RoleListProps, 'onChanged'> & { readonly role: Role }) {
  const { t } = useLingui()
  const locale = useLocale()
  const service = useServiceText()(role.service)
  const { change, run } = useChange(async () => onChanged(await cancelRole(role)))
  return (
    <li>
      <div>
        <p>
          <strong>{service}</strong>
        </p>
        <p className="area__quiet">{role[`display_name_${locale}`]}</p>
        {change.state === 'failed' && <ProblemPanel error={change.error} />}
      </div>
      <Button
        variant="secondary"
        aria-label={t`Cancel the role: ${service}`}
        unavailable={change.state === 'sending'}
        onClick={() => void run()}
      >{t`Cancel the role`}</Button>
    </li>
  )
}
