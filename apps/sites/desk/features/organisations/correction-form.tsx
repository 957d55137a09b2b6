import { useLingui } from '@lingui/react/macro'
import type { VettedOrganisation } from '@perga/contracts'
import type { Locale } from '@perga/domain'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { useState } from 'react'
import { MistakeSummary } from '../../../shell/organisation-form/mistake-summary.tsx'
import {
  type DraftField,
  detailsOf,
  draftMistakes,
  draftOf,
} from '../../../shell/organisation-form/organisation-draft.ts'
import { fieldId, OrganisationFields } from '../../../shell/organisation-form/organisation-fields.tsx'
import { useDraftTexts } from '../../../shell/organisation-form/use-draft-texts.ts'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useChange } from '../../../shell/use-change.ts'
import { LanguageChoice } from './language-choice.tsx'
import { actOn } from './organisations-api.ts'

const PREFIX = 'correction'

interface CorrectionFormProps {
  readonly organisation: VettedOrganisation
  readonly onChanged: (organisation: VettedOrganisation) => void
}

/** Corrects the details of an organisation on its word; after the confirmation nobody else can. */
export function CorrectionForm(props: CorrectionFormProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <CorrectionFields {...props} onClose={() => setOpen(false)} />
  return (
    <Actions>
      <Button variant="secondary" onClick={() => setOpen(true)}>{t`Correct the details`}</Button>
    </Actions>
  )
}

function CorrectionFields({
  organisation,
  onChanged,
  onClose,
}: CorrectionFormProps & { readonly onClose: () => void }) {
  const { t } = useLingui()
  const texts = useDraftTexts()
  const [draft, setDraft] = useState(() => draftOf(organisation))
  const [language, setLanguage] = useState<Locale>(organisation.language)
  const [reference, setReference] = useState('')
  const [mistakes, setMistakes] = useState<readonly DraftField[] | null>(null)
  const isReferenceMissing = reference.trim().length < 2
  const { change, run } = useChange(async () => {
    onChanged(await actOn(organisation.id, 'details', { ...detailsOf(draft, language), reference: reference.trim() }))
    onClose()
  })
  return (
    <form
      noValidate
      className="page--text"
      onSubmit={(event) => {
        event.preventDefault()
        const found = draftMistakes(draft, true)
        setMistakes(found)
        if (found.length === 0 && !isReferenceMissing) void run()
      }}
    >
      <h3>{t`Correct the details`}</h3>
      <p>{t`The former and the new contact are told by e-mail.`}</p>
      <MistakeSummary
        mistakes={mistakes ?? []}
        describe={(field) => ({ fieldId: fieldId(field, PREFIX), text: texts[field].mistake })}
      />
      <OrganisationFields
        draft={draft}
        onChange={setDraft}
        mistakes={mistakes ?? []}
        idPrefix={PREFIX}
        isTaxNumberKnown
      />
      <LanguageChoice language={language} onChange={setLanguage} />
      <TextField
        label={t`What the organisation asked for it by`}
        hint={t`For example the date and number of its letter.`}
        value={reference}
        maxLength={300}
        error={mistakes !== null && isReferenceMissing ? t`Write where the organisation asked for it.` : undefined}
        onChange={(event) => setReference(event.target.value)}
      />
      {change.state === 'failed' && <ProblemPanel error={change.error} />}
      <Actions>
        <Button type="submit" unavailable={change.state === 'sending'}>{t`Save the correction`}</Button>
        <Button variant="secondary" onClick={onClose}>{t`Cancel`}</Button>
      </Actions>
    </form>
  )
}
