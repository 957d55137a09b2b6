import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@perga/ui/actions/button'
import { Panel } from '@perga/ui/panels/panel'
import { useState } from 'react'
import { call } from '../../../shell/api-client.ts'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { requestRules } from '../../../shell/organisation-form/organisation.rules.ts'
import { EMPTY_DRAFT, wrongTaxNumber } from '../../../shell/organisation-form/organisation-draft.ts'
import { OrganisationFields } from '../../../shell/organisation-form/organisation-fields.tsx'
import { useDraftTexts } from '../../../shell/organisation-form/use-draft-texts.ts'
import { BackLink, Page } from '../../../shell/page.tsx'
import { useLocale } from '../../../shell/use-locale.ts'

/** `/registration/request`: the request of an organisation (row R2). */
export function Component() {
  const { t } = useLingui()
  const [isReceived, setReceived] = useState(false)
  return (
    <Page
      before={<BackLink href="/registration/" />}
      title={t`Request of an organisation`}
      intro={isReceived ? undefined : t`Public and private legal entities register. All fields are needed.`}
    >
      {isReceived ? <Received /> : <RequestForm onReceived={() => setReceived(true)} />}
    </Page>
  )
}

function RequestForm({ onReceived }: { readonly onReceived: () => void }) {
  const { t } = useLingui()
  const language = useLocale()
  const form = useForm({
    id: 'organisation',
    initial: EMPTY_DRAFT,
    rules: requestRules,
    toBody: (draft) => ({ ...draft, language }),
    check: wrongTaxNumber,
    fields: useDraftTexts(),
    send: (json) => call('POST /api/registration/requests', { json }),
    onDone: onReceived,
  })
  return (
    <Form form={form} submit={t`Send the request`}>
      <OrganisationFields form={form} />
      <p className="area__quiet">
        {t`You can also send the same data by e-mail, from an address of the organisation.`}{' '}
        <a href="/documentation/organisations#step1">{t`The text of the message`}</a>
      </p>
    </Form>
  )
}

function Received() {
  const { t } = useLingui()
  return (
    <Panel tone="success" title={t`The request was received`} announced>
      <p>{t`Next, whoever holds the tax account of the organisation logs in here as its administrator, checks the details and invites the representatives. If the organisation has asked before, its administrator finds that registration.`}</p>
      <ButtonLink href="/registration/administrator">{t`Go on as the administrator`}</ButtonLink>
    </Panel>
  )
}
