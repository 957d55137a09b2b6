import { useLingui } from '@lingui/react/macro'
import type { VettedOrganisation, Vetting } from '@perga/contracts'
import { Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { RadioGroup } from '@perga/ui/forms/radio-group'
import { useState } from 'react'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useChange } from '../../../shell/use-change.ts'
import { actOn } from './organisations-api.ts'
import { useVettingTexts } from './use-vetting-texts.ts'

interface EvidenceFormProps {
  readonly id: string
  readonly onChanged: (organisation: VettedOrganisation) => void
}

const KINDS = ['business-registry', 'government-gazette', 'tax-registry', 'statute', 'other'] as const

/** Records what was seen of an organisation's legal existence (row R9). */
export function EvidenceForm({ id, onChanged }: EvidenceFormProps) {
  const { t } = useLingui()
  const { kinds } = useVettingTexts()
  const [kind, setKind] = useState<NonNullable<Vetting['evidence_kind']>>('business-registry')
  const [reference, setReference] = useState('')
  const [note, setNote] = useState('')
  const { change, run } = useChange(async () => {
    onChanged(await actOn(id, 'evidence', { kind, reference, note: note.trim() === '' ? null : note }))
    setReference('')
    setNote('')
  })
  const isReady = reference.trim().length >= 2
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) void run()
      }}
    >
      <h3>{t`Evidence of legal existence`}</h3>
      <RadioGroup
        legend={t`Kind`}
        options={KINDS.map((value) => ({ value, label: kinds[value] }))}
        value={kind}
        onChange={setKind}
      />
      <TextField
        label={t`Reference`}
        hint={t`The number of the registry or of the gazette.`}
        value={reference}
        maxLength={300}
        onChange={(event) => setReference(event.target.value)}
      />
      <TextField label={t`Note`} value={note} maxLength={2000} onChange={(event) => setNote(event.target.value)} />
      {change.state === 'failed' && <ProblemPanel error={change.error} />}
      <Button type="submit" variant="secondary" unavailable={!isReady || change.state === 'sending'}>
        {t`Record the evidence`}
      </Button>
    </form>
  )
}
