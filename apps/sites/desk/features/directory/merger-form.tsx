import { useLingui } from '@lingui/react/macro'
import type { DirectoryEntry } from '@perga/contracts'
import { Checkbox } from '@perga/ui/forms/checkbox'
import { TextField } from '@perga/ui/forms/field'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { mergerRules } from './directory.rules.ts'
import { merge } from './directory-api.ts'

interface MergerFormProps {
  readonly entry: DirectoryEntry
  readonly onChanged: () => void
}

/** Merges an institution into another, which cannot be taken back: so it is confirmed first. */
export function MergerForm({ entry, onChanged }: MergerFormProps) {
  const { t } = useLingui()
  const form = useForm({
    id: 'merger',
    initial: { into: '', on: '', isSure: false },
    rules: mergerRules,
    toBody: ({ into, on }) => ({ into: into.trim(), on }),
    check: ({ isSure }) => (isSure ? [] : ['isSure']),
    fields: {
      into: { label: t`Code of the institution that takes over` },
      on: { label: t`Day of the merger` },
      isSure: {
        label: t`I have checked this. It cannot be taken back.`,
        mistake: t`Confirm that you have checked the merger.`,
      },
    },
    send: (merger) => merge(entry.code, merger),
    onDone: onChanged,
  })
  return (
    <Form form={form} title={t`Merger`} submit={t`Merge the institutions`} variant="danger">
      <p>{t`The other institution takes over the departments and answers for all degrees. The connection of this one ends.`}</p>
      <TextField {...form.text('into')} autoComplete="off" />
      <TextField {...form.text('on')} type="date" />
      <Checkbox {...form.tick('isSure')} />
    </Form>
  )
}
