import { useLingui } from '@lingui/react/macro'
import type { OwnRequest } from '@perga/contracts'
import { useLocale } from '../../../shell/use-locale.ts'
import { useMoment } from '../../../shell/use-moment.ts'
import { AttachmentList } from './attachment-list.tsx'
import { secondsOf } from './request-facts.tsx'

/** What the holder and the institution wrote to each other, the earliest first. */
export function MessageList({ request }: { readonly request: OwnRequest }) {
  const { t } = useLingui()
  const locale = useLocale()
  const moment = useMoment()
  if (request.messages.length === 0) return <p>{t`No message yet.`}</p>
  return (
    <ol className="messages">
      {request.messages.map(({ id, by, at, text, attachments }) => (
        <li key={id} className={by === 'staff' ? 'messages__staff' : undefined}>
          <p>
            <strong>{by === 'staff' ? request.institution[`name_${locale}`] : t`You`}</strong>{' '}
            <span className="holder__quiet">{moment(secondsOf(at))}</span>
          </p>
          <p className="words">{text}</p>
          <AttachmentList request={request.id} attachments={attachments} />
        </li>
      ))}
    </ol>
  )
}
