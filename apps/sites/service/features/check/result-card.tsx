import { useLingui } from '@lingui/react/macro'
import type { InspectedDiploma } from '@perga/contracts'
import { Disclosure } from '@perga/ui/panels/disclosure'
import { CardEnd } from '../diploma/card-end.tsx'
import { DiplomaFacts } from '../diploma/diploma-facts.tsx'
import { SignatureFacts } from '../diploma/signature-facts.tsx'
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
      {/* The documents are made of the answer: a check leaves no link to ask by. */}
      <SignatureFacts
        diploma={found.diploma}
        identifier={found.verificationIdentifier}
        documents={<DocumentButtons found={found} />}
      />
      <CardEnd diploma={found.diploma} onClose={onToggle} />
    </Disclosure>
  )
}
