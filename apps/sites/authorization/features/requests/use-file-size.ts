import { useLingui } from '@lingui/react/macro'
import { useLocale } from '../../../shell/use-locale.ts'

const MEGABYTE = 1024 * 1024

/** The size of a file as people say it: "340 KB", "1.2 MB". */
export function useFileSize(): (bytes: number) => string {
  const { t } = useLingui()
  const locale = useLocale() === 'el' ? 'el-GR' : 'en-GB'
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return (bytes) => {
    const kilobytes = number.format(Math.max(1, Math.round(bytes / 1024)))
    const megabytes = number.format(bytes / MEGABYTE)
    return bytes < MEGABYTE ? t`${kilobytes} KB` : t`${megabytes} MB`
  }
}
