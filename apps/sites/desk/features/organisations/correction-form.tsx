import { useLingui } from '@lingui/react/macro'
import type { VettedOrganisation } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { useState } from 'react'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { draftOf } from '../../../shell/organisation-form/organisation-draft.ts'
import { OrganisationFields } from '../../../shell/organisation-form/organisation-fields.tsx'
import { useDraftTexts } from '../../../shell/organisation-form/use-draft-texts.ts'
import { LanguageChoice } from './language-choice.tsx'
import { correctionRules } from './organisations.rules.ts'
import { correctOrganisation } from './organisations-api.ts'

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
  const initial = { ...draftOf(organisation), language: organisation.language, reference: '' }
  const form = useForm({
    id: 'correction',
    initial,
    rules: correctionRules,
    fields: {
      ...useDraftTexts(),
      language: { label: t`Language of our messages to it` },
      reference: {
        label: t`What the organisation asked for it by`,
        hint: t`For example the date and number of its letter.`,
        mistake: t`Write where the organisation asked for it.`,
      },
    },
    send: (correction) => correctOrganisation(organisation.id, correction),
    onDone: (changed) => {
      onChanged(changed)
      onClose()
    },
  })
  return (
    <Form
      form={form}
      narrow
      title={t`Correct the details`}
      titleLevel={3}
      submit={t`Save the correction`}
      actions={<Button variant="secondary" onClick={onClose}>{t`Cancel`}</Button>}
    >
      <p>{t`The former and the new contact are told by e-mail.`}</p>
      <OrganisationFields form={form} isTaxNumberKnown />
      <LanguageChoice {...form.choice('language')} />
      <TextField {...form.text('reference')} />
    </Form>
  )
}
