import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@perga/ui/actions/button'
import { useEffect, useState } from 'react'

interface RenewedFileLinkProps {
  readonly name: string
  readonly file: Blob
}

/** The new file under the name of the old one; it lives in this page alone and goes with it. */
export function RenewedFileLink({ name, file }: RenewedFileLinkProps) {
  const { t } = useLingui()
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const created = URL.createObjectURL(file)
    setAddress(created)
    return () => URL.revokeObjectURL(created)
  }, [file])
  if (address === null) return null
  return (
    <ButtonLink href={address} download={name}>
      {t`Download the renewed file`}
    </ButtonLink>
  )
}
