import { useLingui } from '@lingui/react/macro'
import { useLocale } from '../../../shell/use-locale.ts'
import { type Attachment, attachmentAddress } from './requests-api.ts'

const KINDS: Record<Attachment['type'], string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
}

/** Files that came with a request, each as a download. */
export function AttachmentList(props: { readonly request: string; readonly attachments: readonly Attachment[] }) {
  const { t } = useLingui()
  const sizeOf = useSizeText()
  const { request, attachments } = props
  if (attachments.length === 0) return null
  return (
    <ul className="request__files" aria-label={t`Attached files`}>
      {attachments.map(({ id, name, type, size }) => (
        <li key={id}>
          <a href={attachmentAddress(request, id)} download={name}>
            {t`${name} (${KINDS[type]}, ${sizeOf(size)})`}
          </a>
        </li>
      ))}
    </ul>
  )
}

function useSizeText(): (bytes: number) => string {
  const locale = useLocale()
  const form = (unit: string) =>
    new Intl.NumberFormat(locale === 'el' ? 'el-GR' : 'en-GB', { style: 'unit', unit, maximumFractionDigits: 1 })
  const [kilobytes, megabytes] = [form('kilobyte'), form('megabyte')]
  return (bytes) =>
    bytes < 1_000_000 ? kilobytes.format(Math.ceil(bytes / 1000)) : megabytes.format(bytes / 1_000_000)
}
