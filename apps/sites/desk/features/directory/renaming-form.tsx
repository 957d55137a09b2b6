import { useLingui } from '@lingui/react/macro'
import type { DirectoryEntry } from '@perga/contracts'
import { TextField } from '@perga/ui/forms/field'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { renamingRules } from './directory.rules.ts'
import { rename } from './directory-api.ts'

interface EntryFormProps {
  readonly entry: DirectoryEntry
  readonly onChanged: () => void
}

/** Gives an institution a new name; the old one stays on the degrees that were issued under it. */
export function RenamingForm({ entry, onChanged }: EntryFormProps) {
  const { t } = useLingui()
  const form = useForm({
    id: 'renaming',
    initial: { name_el: entry.name_el, name_en: entry.name_en, used_until: '' },
    rules: renamingRules,
    fields: {
      name_el: { label: t`Greek name` },
      name_en: { label: t`English name` },
      used_until: { label: t`Last day of the name before` },
    },
    send: (renaming) => rename(entry.code, renaming),
    onDone: onChanged,
  })
  return (
    <Form form={form} title={t`A new name`} submit={t`Change the name`} variant="secondary">
      <p>{t`The name of today becomes a former one. It goes on standing on the degrees that were issued under it.`}</p>
      <TextField {...form.text('name_el')} lang="el" />
      <TextField {...form.text('name_en')} lang="en" />
      <TextField {...form.text('used_until')} type="date" />
    </Form>
  )
}
