import { useLingui } from '@lingui/react/macro'
import { Actions, Button } from '@perga/ui/actions/button'
import { Qr } from '@perga/ui/code/qr'
import { useId, useState } from 'react'

/** The link as a QR code, hidden until asked for (row G9). */
export function LinkQr({ address }: { readonly address: string }) {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  const id = useId()
  return (
    <>
      <Actions>
        <Button variant="secondary" aria-expanded={isShown} aria-controls={id} onClick={() => setShown(!isShown)}>
          {isShown ? t`Hide the QR code` : t`Show the QR code`}
        </Button>
      </Actions>
      <div id={id} hidden={!isShown}>
        {isShown && (
          <Qr content={address} label={t`QR code of the link`}>
            <a href={address}>{address}</a>
          </Qr>
        )}
      </div>
    </>
  )
}
