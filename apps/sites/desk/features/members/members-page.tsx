import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Page } from '../../../shell/page.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { AnswerView } from '../../answer-view.tsx'
import { InvitationForm } from './invitation-form.tsx'
import { LinkOnce } from './link-once.tsx'
import { MemberTable } from './member-table.tsx'
import { fetchMembers } from './members-api.ts'

/** `/desk/members`: the provider's members administer each other. */
export function Component() {
  const { t } = useLingui()
  const { answer, retry } = useAnswer('members', fetchMembers)
  const [link, setLink] = useState<string | null>(null)
  const showLink = (made: string | null) => {
    setLink(made)
    retry()
  }
  return (
    <Page
      title={t`Members`}
      intro={t`Everybody here can administer the service. Whatever they do is kept with their name.`}
      narrow={false}
    >
      {link !== null && <LinkOnce link={link} />}
      <AnswerView answer={answer} retry={retry}>
        {({ members }) => <MemberTable members={members} onLink={showLink} onChanged={() => showLink(null)} />}
      </AnswerView>
      <InvitationForm onLink={showLink} />
    </Page>
  )
}
