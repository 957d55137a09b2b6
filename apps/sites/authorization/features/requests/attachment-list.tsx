import { useLingui } from '@lingui/react/macro'
import type { RequestAttachment } from '@perga/contracts'
import { attachmentAddress } from './requests-api.ts'
import { useFileSize } from './use-file-size.ts'

interface AttachmentListProps {
  readonly request: string
  readonly attachments: readonly RequestAttachment[]
}

/** Files that were sent, to download; nothing is opened in the page. */
export function AttachmentList({ request, attachments }: AttachmentListProps) {
  const { t } = useLingui()
  const sizeText = useFileSize()
  if (attachments.length === 0) return null
  return (
    <ul aria-label={t`Files`} className="holder__list">
      {attachments.map(({ id, name, size }) => (
        <li key={id}>
          <a href={attachmentAddress(request, id)} download={name} className="words">
            {name}
          </a>{' '}
          <span className="holder__quiet">{sizeText(size)}</span>
        </li>
      ))}
    </ul>
  )
}
