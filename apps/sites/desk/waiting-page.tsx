import { Trans, useLingui } from '@lingui/react/macro'
import { Actions, Button } from '@perga/ui/actions/button'
import { Panel } from '@perga/ui/panels/panel'
import { Page } from '../shell/page.tsx'
import { type StaffWaiting, staffSession } from './staff-session.ts'

/** A new member of the provider, until another member than the one who sent the link has confirmed them (decision 0013). */
export function WaitingPage({ member }: { readonly member: StaffWaiting }) {
  const { t } = useLingui()
  const { name, code } = member
  const spoken = `${code.slice(0, 4)}-${code.slice(4)}`
  return (
    <Page
      title={t`Your registration is complete`}
      intro={t`${name}, another member must confirm you before you start.`}
    >
      <Panel tone="info" title={t`Say this code to another member`}>
        <p>
          <strong>
            <code>{spoken}</code>
          </strong>
        </p>
        <p>
          <Trans>
            Say it yourself, face to face or by telephone, to a member other than the one who invited you. Write it in
            no message.
          </Trans>
        </p>
      </Panel>
      <Actions>
        <Button onClick={() => void staffSession.refresh()}>{t`I was confirmed`}</Button>
      </Actions>
    </Page>
  )
}
