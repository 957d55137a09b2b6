import { useLingui } from '@lingui/react/macro'
import { ChoiceCard, ChoiceList } from '@perga/ui/panels/card'
import { BackLink, Page } from '../../../shell/page.tsx'
import { ErrorPage } from '../../../shell/pages/error-page.tsx'
import { useSession } from '../../../shell/session/use-session.ts'
import { organisationSession } from '../../organisation-session.ts'

/** `/organisation/menu`: the three services for organisations. */
export function Component() {
  const { t } = useLingui()
  const session = useSession(organisationSession)
  if (session.state === 'failed') return <ErrorPage />
  return (
    <Page
      narrow={false}
      before={<BackLink href="/" />}
      title={t`Services for organisations`}
      intro={t`For representatives of registered organisations, and for citizens who received a code.`}
    >
      <ChoiceList>
        <ChoiceCard
          href="/organisation"
          title={t`Degrees through Authorization`}
          text={t`Read the degrees of a holder with the code or the link that the holder gave you.`}
        />
        <ChoiceCard
          href="/organisation/verify"
          title={t`Signature Validity Verification`}
          text={t`Find out whether a degree that you hold is genuine and unchanged.`}
        />
        <ChoiceCard
          href="/organisation/check"
          title={t`Ex-Officio Degree Check`}
          text={t`Check a degree by the holder's personal data. For the public sector only.`}
        />
      </ChoiceList>
    </Page>
  )
}
