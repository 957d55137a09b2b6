import { Trans, useLingui } from '@lingui/react/macro'
import { Panel } from '@perga/ui/panels/panel'
import { Page } from '../shell/page.tsx'
import { siteSettings } from '../shell/site-settings.ts'
import type { StaffAtWork } from './staff-session.ts'

/**
 * The account has no right to what was asked. Whom to ask is said; which rule left the account without rights is not (spec 2 §5).
 */
export function NoRightsPage({ member }: { readonly member: StaffAtWork }) {
  const { t } = useLingui()
  const { email } = siteSettings.contact
  return (
    <Page title={t`You have no rights here`}>
      <Panel tone="warning" title={t`You do not have the required permissions to use this part of the desk`}>
        <p>
          <Trans>You are signed in, but your account has not been given a right to this page.</Trans>
        </p>
        {member.kind === 'institution' ? (
          <p>
            <Trans>
              Your institution decides who works here. Ask the people who manage accounts there, and sign in again once
              they have given you a right.
            </Trans>
          </p>
        ) : (
          <p>
            <Trans>
              This page is for the staff of institutions. If you need it, write to{' '}
              <a href={`mailto:${email}`}>{email}</a>.
            </Trans>
          </p>
        )}
      </Panel>
    </Page>
  )
}
