import { useLingui } from '@lingui/react/macro'
import { ChoiceCard, ChoiceList } from '@perga/ui/panels/card'
import { BackLink, Page } from '../../../shell/page.tsx'
import { ErrorPage } from '../../../shell/pages/error-page.tsx'
import { useSession } from '../../../shell/session/use-session.ts'
import { organisationSession } from '../../organisation-session.ts'
import { ALL_SERVICES, servicesOf } from './own-services.ts'

/** `/organisation/menu`: the three services for organisations. */
export function Component() {
  const { t } = useLingui()
  const session = useSession(organisationSession)
  if (session.state === 'failed') return <ErrorPage />
  const services = session.state === 'known' ? servicesOf(session.identity) : ALL_SERVICES
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
          text={
            services.reading
              ? t`Read the degrees of a holder with the code or the link that the holder gave you.`
              : t`Not among your services: you can open only codes for any authenticated user. The administrator of your organisation can invite you to it.`
          }
        />
        <ChoiceCard
          href="/organisation/verify"
          title={t`Signature Validity Verification`}
          text={t`Find out whether a degree that you hold is genuine and unchanged.`}
        />
        <ChoiceCard
          href="/organisation/check"
          title={t`Ex-Officio Degree Check`}
          text={
            services.inspection
              ? t`Check a degree by the holder's personal data. For the public sector only.`
              : t`Not among your services. It is for organisations of the public sector that an institution has allowed to use it.`
          }
        />
      </ChoiceList>
    </Page>
  )
}
