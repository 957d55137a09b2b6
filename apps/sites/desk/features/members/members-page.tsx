import { useLingui } from '@lingui/react/macro'
import { Answered } from '../../../shell/answered.tsx'
import { Page } from '../../../shell/page.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { ConfirmationForm } from './confirmation-form.tsx'
import { InvitationForm } from './invitation-form.tsx'
import { MemberTable } from './member-table.tsx'
import { fetchMembers } from './members-api.ts'

/** `/desk/members`: the provider's members administer each other. */
export function Component() {
  const { t } = useLingui()
  const { answer, retry } = useAnswer('members', fetchMembers)
  return (
    <Page
      title={t`Members`}
      intro={t`Everybody here can administer the service, once another member than the one who invited them has confirmed them. Whatever they do is kept with their name.`}
      narrow={false}
    >
      <Answered answer={answer} retry={retry}>
        {({ members }) => (
          <>
            <MemberTable members={members} onChanged={retry} />
            {members
              .filter(({ confirmable }) => confirmable)
              .map((member) => (
                <ConfirmationForm key={member.id} member={member} onConfirmed={retry} />
              ))}
          </>
        )}
      </Answered>
      <InvitationForm onInvited={retry} />
    </Page>
  )
}
