import { useLingui } from '@lingui/react/macro'
import { Button } from '@perga/ui/actions/button'
import { Notice, useNotice } from '@perga/ui/panels/notice'
import type { ReactNode } from 'react'
import { copyText } from '../../../shell/copy-text.ts'
import { shareAddress } from '../../../shell/share-address.ts'
import { verificationAddress } from '../../../shell/verification-address.ts'

interface IdentifierActionsProps {
  readonly identifier: string
  /** The ways to the documents, which come first. */
  readonly children: ReactNode
}

/** What can be done with a signed degree: its documents, its identifier copied, the address of its check shared. */
export function IdentifierActions({ identifier, children }: IdentifierActionsProps) {
  const { t } = useLingui()
  const { text, show } = useNotice()
  const copy = async () =>
    show(
      (await copyText(identifier)) ? t`The verification identifier was copied` : t`The identifier could not be copied`,
    )
  const share = async () => {
    const outcome = await shareAddress({
      title: t`Check of a degree`,
      url: verificationAddress(location.origin, identifier),
    })
    if (outcome !== 'shared')
      show(outcome === 'copied' ? t`The address of the check was copied` : t`The address could not be copied`)
  }
  return (
    <div className="diploma__actions">
      {children}
      <Button variant="secondary" onClick={() => void copy()}>{t`Copy the verification identifier`}</Button>
      <Button variant="secondary" onClick={() => void share()}>{t`Share the address of the check`}</Button>
      <Notice text={text} />
    </div>
  )
}
