import { useLingui } from '@lingui/react/macro'
import type { WireDiploma } from '@perga/contracts'
import { formatUnixUtc } from '@perga/domain'
import { CodeText } from '@perga/ui/code/code-text'
import { DescriptionList } from '@perga/ui/panels/description-list'
import type { ReactNode } from 'react'
import { VerificationQr } from '../../../shell/verification-qr.tsx'
import { IdentifierActions } from './identifier-actions.tsx'

interface SignatureFactsProps {
  readonly diploma: WireDiploma
  readonly identifier: string
  /** The ways to the PDF and to the page for printing. */
  readonly documents: ReactNode
}

/** For whom and when a diploma was signed, and the identifier by which it can be checked later (row O7). */
export function SignatureFacts({ diploma, identifier, documents }: SignatureFactsProps) {
  const { t } = useLingui()
  return (
    <section className="diploma__group">
      <h3>{t`Signature`}</h3>
      <DescriptionList
        facts={[
          { term: t`Signed for`, value: diploma.clientDisplayName },
          { term: t`Signed at (UTC)`, value: formatUnixUtc(diploma.timestamp) },
          { term: t`Verification identifier`, value: <CodeText>{identifier}</CodeText> },
        ]}
      />
      <IdentifierActions identifier={identifier}>{documents}</IdentifierActions>
      <VerificationQr identifier={identifier}>
        {t`Whoever holds a printout checks it with this QR code, or with the identifier above.`}
      </VerificationQr>
    </section>
  )
}
