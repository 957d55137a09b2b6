import { useLingui } from '@lingui/react/macro'
import { ChoiceCard, ChoiceList } from '@perga/ui/panels/card'
import { BackLink, Page } from '../../../shell/page.tsx'
import { siteSettings } from '../../../shell/site-settings.ts'

const { authorization } = siteSettings.addresses

/** `/graduate/menu`: authorize, degrees, history. The last two are on the authorization site. */
export function Component() {
  const { t } = useLingui()
  return (
    <Page
      narrow={false}
      before={<BackLink href="/" />}
      title={t`Services for degree holders`}
      intro={t`You log in with your tax account. Nobody sees a degree of yours unless you allow it.`}
    >
      <ChoiceList>
        <ChoiceCard
          href="/graduate"
          title={t`Degree Authorization`}
          text={t`Create a link that lets an organisation read the degrees you choose, until the day you choose.`}
        />
        <ChoiceCard
          href={`${authorization}/data`}
          title={t`Degrees`}
          text={t`Find your degrees at your university, see them and download a certification.`}
        />
        <ChoiceCard
          href={`${authorization}/consents`}
          title={t`Authorization History`}
          text={t`See which organisations you have authorized, and withdraw an authorization.`}
        />
      </ChoiceList>
    </Page>
  )
}
