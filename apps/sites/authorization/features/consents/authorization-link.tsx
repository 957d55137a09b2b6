import { useLingui } from '@lingui/react/macro'
import type { OwnAuthorization } from '@perga/contracts'
import { Button } from '@perga/ui/actions/button'
import { CodeText } from '@perga/ui/code/code-text'
import { Qr } from '@perga/ui/code/qr'
import { Notice, useNotice } from '@perga/ui/panels/notice'
import { useId, useState } from 'react'
import { copyText } from '../../../shell/copy-text.ts'

interface AuthorizationLinkProps {
  readonly link: NonNullable<OwnAuthorization['link']>
  readonly hasPin: boolean
}

/** The link of an authorization again, for its holder alone: as address, code and QR code. */
export function AuthorizationLink({ link, hasPin }: AuthorizationLinkProps) {
  const { t } = useLingui()
  const [isQrShown, setQrShown] = useState(false)
  const qrId = useId()
  const { text, show } = useNotice()
  const copy = async () =>
    show((await copyText(link.address)) ? t`The link was copied` : t`The link could not be copied`)
  return (
    <section className="holder__group">
      <h4>{t`Link`}</h4>
      <CodeText>{link.address}</CodeText>
      {hasPin && (
        <p className="holder__quiet">
          {t`The recipient needs the PIN too. Only you know it: we keep nothing from which it could be shown again.`}
        </p>
      )}
      <div className="holder__buttons">
        <Button variant="secondary" onClick={() => void copy()}>{t`Copy the link`}</Button>
        <Button
          variant="secondary"
          aria-expanded={isQrShown}
          aria-controls={qrId}
          onClick={() => setQrShown(!isQrShown)}
        >
          {isQrShown ? t`Hide the QR code` : t`Show the QR code`}
        </Button>
      </div>
      <Notice text={text} />
      <div id={qrId} hidden={!isQrShown}>
        {isQrShown && (
          <Qr content={link.address} label={t`QR code with the link`}>
            {t`Code without the link:`} <CodeText>{link.code}</CodeText>
          </Qr>
        )}
      </div>
    </section>
  )
}
