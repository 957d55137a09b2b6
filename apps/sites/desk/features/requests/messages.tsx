import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DeskRequest } from '@perga/contracts'
import { useWhen } from '../../use-when.ts'
import { AttachmentList } from './attachment-list.tsx'
import type { Writing } from './drafts.ts'
import { sendMessage } from './requests-api.ts'
import { TextForm } from './text-form.tsx'
import type { RunAct } from './use-acts.ts'

interface MessagesProps extends Writing {
  readonly request: DeskRequest
  readonly canWrite: boolean
  readonly isSending: boolean
  readonly run: RunAct
}

/** What the holder and the institution wrote to each other. */
export function Messages({ request, canWrite, isSending, run, drafts, write }: MessagesProps) {
  const { t } = useLingui()
  const { id, kind, messages } = request
  const send = (text: string) => run(() => sendMessage(id, text), msg`Your message was sent`)
  if (kind === 'inspection' && messages.length === 0) return null
  return (
    <section aria-labelledby="request-messages">
      <h2 id="request-messages">{kind === 'inspection' ? t`Answer to the inspector` : t`Messages with the holder`}</h2>
      {messages.length === 0 && <p>{t`Nobody has written yet.`}</p>}
      <ol className="request__talk">
        {messages.map((message) => (
          <Message key={message.id} request={request} message={message} />
        ))}
      </ol>
      {canWrite && (
        <TextForm
          id="request-message"
          label={t`Message to the holder`}
          hint={t`The holder reads it in the service; the mail says only that there is one.`}
          value={drafts.message}
          onChange={(message) => write({ message })}
          isSending={isSending}
          onSend={send}
          button={t`Send the message`}
        />
      )}
    </section>
  )
}

function Message(props: { readonly request: DeskRequest; readonly message: DeskRequest['messages'][number] }) {
  const { t } = useLingui()
  const when = useWhen()
  const { request, message } = props
  const isOfHolder = message.by === 'holder'
  const author = isOfHolder ? t`The holder` : (message.by_name ?? t`The institution`)
  return (
    <li className={isOfHolder ? undefined : 'request__of-staff'}>
      <p className="request__by">{t`${author}, on ${when(message.at)}`}</p>
      <p className="request__words">{message.text}</p>
      <AttachmentList request={request.id} attachments={message.attachments} />
    </li>
  )
}
