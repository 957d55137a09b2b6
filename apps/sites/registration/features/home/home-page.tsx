import { useLingui } from '@lingui/react/macro'
import { ChoiceCard, ChoiceList } from '@perga/ui/panels/card'
import { Page } from '../../../shell/page.tsx'

/** `/registration/`: how an organisation registers, and the three ways in. */
export function Component() {
  const { t } = useLingui()
  return (
    <Page
      narrow={false}
      title={t`Registration of organisations`}
      intro={t`So that an organisation can read degrees that graduates share with it, it registers once, and names the people who act for it.`}
    >
      <ChoiceList>
        <ChoiceCard
          href="/registration/request"
          title={t`Send a request`}
          text={t`Five minutes: the name, the sector, the tax number and a contact person.`}
        />
        <ChoiceCard
          href="/registration/administrator"
          title={t`I am the administrator`}
          text={t`You hold the tax account of the organisation: follow the registration and invite representatives.`}
        />
        <ChoiceCard
          href="/registration/representative"
          title={t`I am a representative`}
          text={t`You were invited: see your roles, what your organisation has asked, or give a role back.`}
        />
      </ChoiceList>
      <section className="area__section area__narrow">
        <h2>{t`How it goes`}</h2>
        <ol>
          <li>{t`The request is sent, with this form or by e-mail.`}</li>
          <li>{t`Whoever holds the tax account of the organisation logs in as its administrator.`}</li>
          <li>{t`The administrator invites representatives by e-mail; each accepts with a personal tax account.`}</li>
          <li>{t`The provider looks at the evidence and confirms. From then on graduates find the organisation in the list.`}</li>
        </ol>
        <p>
          <a href="/documentation/organisations">{t`Guide for organisations`}</a>
        </p>
      </section>
    </Page>
  )
}
