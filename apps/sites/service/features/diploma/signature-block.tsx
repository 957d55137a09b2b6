import { useLingui } from '@lingui/react/macro'
import type { ReleasedDiploma } from '@perga/contracts'
import { formatUnixUtc, formatVerificationIdentifier } from '@perga/domain'
import { Button, ButtonLink } from '@perga/ui/actions/button'
import { CodeText } from '@perga/ui/code/code-text'
import { Qr } from '@perga/ui/code/qr'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { Notice, useNotice } from '@perga/ui/panels/notice'
import { copyText } from '../../../shell/copy-text.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { documentAddresses } from './document-addresses.ts'
import { verificationAddress } from './verification-address.ts'

/** For whom and when the diploma was signed, and the identifier by which it can be checked later (row O7). */
export function SignatureBlock({ released }: { readonly released: ReleasedDiploma }) {
  const { t } = useLingui()
  const { diploma, signedAuditId, auditId, aud } = released
  const identifier = formatVerificationIdentifier({ signedAuditId, auditId, clientId: aud })
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
      <CardActions released={released} identifier={identifier} />
      <Qr content={verificationAddress(location.origin, identifier)} label={t`QR code for checking this degree`}>
        {t`Whoever holds a printout checks it with this QR code, or with the identifier above.`}
      </Qr>
    </section>
  )
}

function CardActions({ released, identifier }: { readonly released: ReleasedDiploma; readonly identifier: string }) {
  const { t } = useLingui()
  const addresses = documentAddresses(released, useLocale())
  const { text, show } = useNotice()
  const copy = async () =>
    show(
      (await copyText(identifier)) ? t`The verification identifier was copied` : t`The identifier could not be copied`,
    )
  return (
    <div className="diploma__actions">
      <ButtonLink href={addresses.sealed} target="_blank" rel="noreferrer">{t`Download PDF (new tab)`}</ButtonLink>
      <ButtonLink variant="secondary" href={addresses.printable} target="_blank" rel="noreferrer">
        {t`Print (new tab)`}
      </ButtonLink>
      <Button variant="secondary" onClick={() => void copy()}>{t`Copy the verification identifier`}</Button>
      <Notice text={text} />
    </div>
  )
}
