import { useLingui } from '@lingui/react/macro'
import type { OwnRequest } from '@perga/contracts'
import { Panel } from '@perga/ui/panels/panel'
import { useState } from 'react'
import { useParams } from 'react-router'
import { Answered } from '../../../shell/answered.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { HolderPage } from '../holder-area/holder-page.tsx'
import { AttachmentList } from './attachment-list.tsx'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import { RequestFacts } from './request-facts.tsx'
import { fetchRequest } from './requests-api.ts'
import { useRequestTexts } from './use-request-texts.ts'
import './requests.css'

/** `/authorization/data/requests/{id}`: one request, what was written about it, and how it ended. */
export function Component() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  return (
    <HolderPage
      name={`data/requests/${id}`}
      title={t`Request to an institution`}
      intro={t`What you wrote, what was answered, and by when.`}
    >
      <Found id={id} />
    </HolderPage>
  )
}

function Found({ id }: { readonly id: string }) {
  const { answer, retry } = useAnswer(id, (signal) => fetchRequest(id, signal))
  return (
    <Answered answer={answer} retry={retry}>
      {(found) => <Request found={found} />}
    </Answered>
  )
}

function Request({ found }: { readonly found: OwnRequest }) {
  const { t } = useLingui()
  const [request, setRequest] = useState(found)
  const renew = async () => setRequest(await fetchRequest(found.id))
  return (
    <>
      {request.state === 'resolved' && <Outcome request={request} />}
      <RequestFacts request={request} />
      <section className="holder__section holder__narrow">
        <h2>{t`What you wrote`}</h2>
        <p className="words">{request.text}</p>
        <AttachmentList request={request.id} attachments={request.attachments} />
      </section>
      <section className="holder__section holder__narrow">
        <h2>{t`Messages`}</h2>
        <MessageList request={request} />
        {request.state === 'resolved' ? <Closed /> : <MessageForm request={request.id} onSent={renew} />}
      </section>
    </>
  )
}

function Outcome({ request }: { readonly request: OwnRequest }) {
  const { t } = useLingui()
  const { outcomeText } = useRequestTexts()
  const title = outcomeText(request.outcome) ?? t`The institution answered`
  return (
    <Panel tone={request.outcome === 'mended' ? 'success' : 'info'} title={title}>
      {request.outcome === 'mended' && (
        <p>
          <a href="/authorization/data">{t`See my degrees as they stand now`}</a>
        </p>
      )}
      {request.outcome !== 'mended' && <p>{t`What the institution wrote stands among the messages below.`}</p>}
    </Panel>
  )
}

function Closed() {
  const { t } = useLingui()
  return (
    <p>
      {t`This request is answered and takes no more messages. If something is still wrong, send a new one.`}{' '}
      <a href="/authorization/data">{t`Go to my degrees`}</a>
    </p>
  )
}
