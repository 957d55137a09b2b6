import { useLingui } from '@lingui/react/macro'
import { Button } from '@perga/ui/actions/button'
import { useChange } from '../../../shell/use-change.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { ChangeNotice } from '../../change-notice.tsx'
import { useStaff } from '../../current-member.tsx'
import { DeskTable } from '../../desk-table.tsx'
import { useWhen } from '../../use-when.ts'
import { type Member, reactivateMember, renewLink, suspendMember } from './members-api.ts'

interface MemberTableProps {
  readonly members: readonly Member[]
  readonly onChanged: () => void
}

/** The members with what can be done about each. */
export function MemberTable({ members, onChanged }: MemberTableProps) {
  const { t } = useLingui()
  const when = useWhen()
  const language = useLocale()
  const states = useStateTexts()
  const { change, run } = useChange(async (act: () => Promise<unknown>) => act().then(onChanged))
  const acts = {
    renew: (id: string) => run(() => renewLink(id, language)),
    suspend: (id: string) => run(() => suspendMember(id)),
    reactivate: (id: string) => run(() => reactivateMember(id)),
  }
  return (
    <>
      <ChangeNotice change={change} done={t`Done`} />
      <DeskTable
        caption={t`Members of the provider`}
        columns={[t`Name`, t`State`, t`Passkeys`, t`Last sign-in`, t`What to do`]}
        rows={members.map((member) => ({
          key: member.id,
          cells: [
            member.email === null ? member.name : `${member.name}, ${member.email}`,
            member.link_until === null
              ? states[member.state]
              : t`${states[member.state]}, link until ${when(member.link_until)}`,
            member.passkeys,
            when(member.last_used_at),
            <MemberActs key="acts" member={member} acts={acts} />,
          ],
        }))}
      />
    </>
  )
}

interface Acts {
  readonly renew: (id: string) => void
  readonly suspend: (id: string) => void
  readonly reactivate: (id: string) => void
}

function MemberActs({ member, acts }: { readonly member: Member; readonly acts: Acts }) {
  const { t } = useLingui()
  const { id, name, state, email } = member
  if (useStaff().id === id) return t`This is you`
  if (state === 'suspended') {
    return <Button variant="secondary" onClick={() => acts.reactivate(id)}>{t`Let ${name} back`}</Button>
  }
  return (
    <>
      {email !== null && (
        <Button variant="secondary" onClick={() => acts.renew(id)}>{t`Mail a new link to ${name}`}</Button>
      )}{' '}
      <Button variant="danger" onClick={() => acts.suspend(id)}>{t`Suspend ${name}`}</Button>
    </>
  )
}

function useStateTexts(): Record<Member['state'], string> {
  const { t } = useLingui()
  return { invited: t`Invited`, registered: t`Waits for a confirmation`, active: t`Active`, suspended: t`Suspended` }
}
