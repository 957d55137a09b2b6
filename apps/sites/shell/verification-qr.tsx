import { useLingui } from '@lingui/react/macro'
import { Qr } from '@perga/ui/code/qr'
import type { ReactNode } from 'react'
import { verificationAddress } from './verification-address.ts'

interface VerificationQrProps {
  readonly identifier: string
  /** Who can check the degree by it, and that the identifier above does the same. */
  readonly children: ReactNode
}

/** The QR code that leads to the check of a degree, with the same address as a link (row A2). */
export function VerificationQr({ identifier, children }: VerificationQrProps) {
  const { t } = useLingui()
  const address = verificationAddress(location.origin, identifier)
  return (
    <Qr content={address} label={t`QR code for checking this degree`}>
      {children} <a href={address}>{t`Open the check of this degree`}</a>
    </Qr>
  )
}
