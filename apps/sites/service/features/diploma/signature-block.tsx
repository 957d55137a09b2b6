import { useLingui } from '@lingui/react/macro'
import type { ReleasedDiploma } from '@perga/contracts'
import { formatVerificationIdentifier } from '@perga/domain'
import { ButtonLink } from '@perga/ui/actions/button'
import { useLocale } from '../../../shell/use-locale.ts'
import { documentAddresses } from './document-addresses.ts'
import { SignatureFacts } from './signature-facts.tsx'

/** The signature of a diploma that was read; its documents are asked for by the link. */
export function SignatureBlock({ released }: { readonly released: ReleasedDiploma }) {
  const { t } = useLingui()
  const { diploma, signedAuditId, auditId, aud } = released
  const identifier = formatVerificationIdentifier({ signedAuditId, auditId, clientId: aud })
  const addresses = documentAddresses(released, useLocale())
  return (
    <SignatureFacts
      diploma={diploma}
      identifier={identifier}
      documents={
        <>
          <ButtonLink href={addresses.sealed} target="_blank" rel="noreferrer">{t`Download PDF (new tab)`}</ButtonLink>
          <ButtonLink variant="secondary" href={addresses.printable} target="_blank" rel="noreferrer">
            {t`Print (new tab)`}
          </ButtonLink>
        </>
      }
    />
  )
}
