import { useLingui } from '@lingui/react/macro'
import type { Interaction } from '@perga/contracts'
import { useLocale } from '../../../shell/use-locale.ts'

/** Who will read, in words. */
export function useRecipientName(client: Interaction['client']): string {
  const { t } = useLingui()
  const locale = useLocale()
  return client.kind === 'any-tax-user' ? t`any authenticated user` : client[`display_name_${locale}`]
}

/** Who will read, and through which system of theirs where a third party's system asks. */
export function useReaderText({ client, system }: Interaction): string {
  const { t } = useLingui()
  const recipient = useRecipientName(client)
  return system ? t`${recipient}, through its system “${system}”` : recipient
}
