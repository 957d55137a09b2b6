import { useLingui } from '@lingui/react/macro'
import type { DirectoryEntry } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { useState } from 'react'
import { useChange } from '../../../shell/use-change.ts'
import { ChangeNotice } from '../../change-notice.tsx'
import { rename } from './directory-api.ts'

interface EntryFormProps {
  readonly entry: DirectoryEntry
  readonly onChanged: () => void
}

/** Gives an institution a new name; the old one stays on the degrees that were issued under it. */
export function RenamingForm({ entry, onChanged }: EntryFormProps) {
  const { t } = useLingui()
  const [renaming, setRenaming] = useState({ name_el: entry.name_el, name_en: entry.name_en, used_until: '' })
  const { change, run } = useChange(() => rename(entry.code, renaming).then(onChanged))
  const field = (name: keyof typeof renaming) => ({
    id: `renaming-${name}`,
    value: renaming[name],
    onChange: (event: { target: { value: string } }) => setRenaming({ ...renaming, [name]: event.target.value }),
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <h2>{t`A new name`}</h2>
      <p>{t`The name of today becomes a former one. It goes on standing on the degrees that were issued under it.`}</p>
      <TextField label={t`Greek name`} lang="el" {...field('name_el')} />
      <TextField label={t`English name`} lang="en" {...field('name_en')} />
      <TextField label={t`Last day of the name before`} type="date" {...field('used_until')} />
      <ChangeNotice change={change} />
      <Actions>
        <Button type="submit" variant="secondary" unavailable={change.state === 'sending'}>{t`Change the name`}</Button>
      </Actions>
    </form>
  )
}
