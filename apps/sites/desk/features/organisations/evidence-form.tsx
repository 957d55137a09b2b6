import { useLingui } from '@lingui/react/macro'
import type { VettedOrganisation } from '@perga/contracts'
import { TextField } from '@perga/ui/forms/field'
import { RadioGroup } from '@perga/ui/forms/radio-group'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { evidenceRules } from './organisations.rules.ts'
import { recordEvidence } from './organisations-api.ts'
import { useVettingTexts } from './use-vetting-texts.ts'

interface EvidenceFormProps {
  readonly id: string
  readonly onChanged: (organisation: VettedOrganisation) => void
}

const KINDS = ['business-registry', 'government-gazette', 'tax-registry', 'statute', 'other'] as const

interface Evidence {
  readonly kind: (typeof KINDS)[number]
  readonly reference: string
  readonly note: string
}

const EMPTY: Evidence = { kind: 'business-registry', reference: '', note: '' }

/** Records what was seen of an organisation's legal existence (row R9). */
export function EvidenceForm({ id, onChanged }: EvidenceFormProps) {
  const { t } = useLingui()
  const { kinds } = useVettingTexts()
  const form = useForm({
    id: 'evidence',
    initial: EMPTY,
    rules: evidenceRules,
    fields: {
      kind: { label: t`Kind` },
      reference: { label: t`Reference`, hint: t`The number of the registry or of the gazette.` },
      note: { label: t`Note` },
    },
    send: (evidence) => recordEvidence(id, evidence),
    onDone: onChanged,
    emptied: true,
  })
  return (
    <Form
      form={form}
      title={t`Evidence of legal existence`}
      titleLevel={3}
      submit={t`Record the evidence`}
      variant="secondary"
    >
      <RadioGroup {...form.choice('kind')} options={KINDS.map((value) => ({ value, label: kinds[value] }))} />
      <TextField {...form.text('reference')} />
      <TextField {...form.text('note')} />
    </Form>
  )
}
