import { useLingui } from '@lingui/react/macro'
import type { ReleasedDiploma } from '@perga/contracts'
import { Disclosure } from '@perga/ui/panels/disclosure'
import { CardEnd } from '../diploma/card-end.tsx'
import { DiplomaFacts } from '../diploma/diploma-facts.tsx'
import { SignatureBlock } from '../diploma/signature-block.tsx'

interface DiplomaCardProps {
  readonly released: ReleasedDiploma
  readonly open: boolean
  readonly onToggle: () => void
}

/** One degree: closed its title and institution, open all that was disclosed and its signature. */
export function DiplomaCard({ released, open, onToggle }: DiplomaCardProps) {
  const { t } = useLingui()
  const { title, issuerInstitution, diplomaIndex } = released.diploma
  const number = diplomaIndex + 1
  return (
    <Disclosure
      title={title ?? t`Degree ${number}`}
      {...(issuerInstitution && { summary: issuerInstitution })}
      open={open}
      onToggle={onToggle}
    >
      <DiplomaFacts diploma={released.diploma} />
      <SignatureBlock released={released} />
      <CardEnd diploma={released.diploma} onClose={onToggle} />
    </Disclosure>
  )
}
