import { useLingui } from '@lingui/react/macro'
import type { OrganisationRequestForm } from '@perga/contracts'
import { Actions, Button, ButtonLink } from '@perga/ui/actions/button'
import { Panel } from '@perga/ui/panels/panel'
import { useState } from 'react'
import { callApi } from '../../../shell/api-client.ts'
import { MistakeSummary } from '../../../shell/organisation-form/mistake-summary.tsx'
import {
  type DraftField,
  detailsOf,
  draftMistakes,
  EMPTY_DRAFT,
} from '../../../shell/organisation-form/organisation-draft.ts'
import { fieldId, OrganisationFields } from '../../../shell/organisation-form/organisation-fields.tsx'
import { useDraftTexts } from '../../../shell/organisation-form/use-draft-texts.ts'
import { BackLink, Page } from '../../../shell/page.tsx'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useChange } from '../../../shell/use-change.ts'
import { useLocale } from '../../../shell/use-locale.ts'

const sendRequest = (form: OrganisationRequestForm) =>
  callApi('/api/registration/requests', { method: 'POST', json: form })

/** `/registration/request`: the request of an organisation (row R2). */
export function Component() {
  const { t } = useLingui()
  const { change, run } = useChange(sendRequest)
  return (
    <Page
      before={<BackLink href="/registration/" />}
      title={t`Request of an organisation`}
      intro={
        change.state === 'done' ? undefined : t`Public and private legal entities register. All fields are needed.`
      }
    >
      {change.state === 'done' ? (
        <Received />
      ) : (
        <>
          {change.state === 'failed' && <ProblemPanel error={change.error} />}
          <RequestForm isSending={change.state === 'sending'} onSend={(form) => void run(form)} />
        </>
      )}
    </Page>
  )
}

interface RequestFormProps {
  readonly isSending: boolean
  readonly onSend: (form: OrganisationRequestForm) => void
}

function RequestForm({ isSending, onSend }: RequestFormProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const texts = useDraftTexts()
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const [mistakes, setMistakes] = useState<readonly DraftField[]>([])
  const submit = () => {
    const found = draftMistakes(draft)
    setMistakes(found)
    if (found.length === 0) onSend({ ...detailsOf(draft, locale), tax_number: draft.tax_number.trim() })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <MistakeSummary
        mistakes={mistakes}
        describe={(field) => ({ fieldId: fieldId(field), text: texts[field].mistake })}
      />
      <OrganisationFields draft={draft} onChange={setDraft} mistakes={mistakes} />
      <Actions>
        <Button type="submit" unavailable={isSending}>{t`Send the request`}</Button>
      </Actions>
      <p className="area__quiet">
        {t`You can also send the same data by e-mail, from an address of the organisation.`}{' '}
        <a href="/documentation/organisations#step1">{t`The text of the message`}</a>
      </p>
    </form>
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
