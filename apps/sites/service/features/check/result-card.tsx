import { useLingui } from '@lingui/react/macro'
import type { InspectedDiploma } from '@perga/contracts'
import { formatUnixUtc } from '@perga/domain'
import { Button } from '@perga/ui/actions/button'
import { CodeText } from '@perga/ui/code/code-text'
import { Qr } from '@perga/ui/code/qr'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { Disclosure } from '@perga/ui/panels/disclosure'
import { Notice, useNotice } from '@perga/ui/panels/notice'
import { copyText } from '../../../shell/copy-text.ts'
import { CardEnd } from '../diploma/card-end.tsx'
import { DiplomaFacts } from '../diploma/diploma-facts.tsx'
import { verificationAddress } from '../diploma/verification-address.ts'
import { DocumentButtons } from './document-buttons.tsx'

interface ResultCardProps {
  readonly found: InspectedDiploma
  readonly open: boolean
  readonly onToggle: () => void
}

/** A degree that a check found: closed its title and institution, open its facts, signature and documents. */
export function ResultCard({ found, open, onToggle }: ResultCardProps) {
  const { t } = useLingui()
  const { title, issuerInstitution, diplomaIndex } = found.diploma
  const number = diplomaIndex + 1
  return (
    <Disclosure
      title={title ?? t`Degree ${number}`}
      {...(issuerInstitution && { summary: issuerInstitution })}
      headingLevel={3}
      open={open}
      onToggle={onToggle}
    >
      <DiplomaFacts diploma={found.diploma} isByLaw={true} />
      <ResultSignature found={found} />
      <CardEnd diploma={found.diploma} onClose={onToggle} />
    </Disclosure>
  )
}

/** As the signature of a reading, but the documents are made of the answer: a check leaves no link to ask by. */
function ResultSignature({ found }: { readonly found: InspectedDiploma }) {
  const { t } = useLingui()
  const { diploma, verificationIdentifier: identifier } = found
  const { text, show } = useNotice()
  const copy = async () =>
    show(
      (await copyText(identifier)) ? t`The verification identifier was copied` : t`The identifier could not be copied`,
    )
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
      <div className="diploma__actions">
        <DocumentButtons found={found} />
        <Button variant="secondary" onClick={() => void copy()}>{t`Copy the verification identifier`}</Button>
        <Notice text={text} />
      </div>
      <Qr content={verificationAddress(location.origin, identifier)} label={t`QR code for checking this degree`}>
        {t`Whoever holds a printout checks it with this QR code, or with the identifier above.`}
      </Qr>
    </section>
  )
}
