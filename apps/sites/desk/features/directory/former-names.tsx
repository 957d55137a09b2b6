import { useLingui } from '@lingui/react/macro'
import type { DirectoryEntry } from '@perga/contracts'
import { TextField } from '@perga/ui/forms/field'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { formerNameRules } from './directory.rules.ts'
import { enterFormerName } from './directory-api.ts'

interface FormerNamesProps {
  readonly entry: DirectoryEntry
  readonly onChanged: () => void
}

/** The names that an institution had before, and the institutions for which it answers. */
export function FormerNames({ entry, onChanged }: FormerNamesProps) {
  const { t } = useLingui()
  const { absorbed } = entry
  return (
    <>
      <h2>{t`Former names`}</h2>
      {entry.former_names.length === 0 ? (
        <p>{t`It had no other name that we know of.`}</p>
      ) : (
        <ul>
          {entry.former_names.map((name) => (
            <FormerName key={name.name_el} name={name} />
          ))}
        </ul>
      )}
      {absorbed.length > 0 && <p>{t`It answers for: ${absorbed.join(', ')}`}</p>}
      <FormerNameForm entry={entry} onChanged={onChanged} />
    </>
  )
}

function FormerName({ name }: { readonly name: DirectoryEntry['former_names'][number] }) {
  const { t } = useLingui()
  const { name_el, name_en, used_until } = name
  return (
    <li>
      <span lang="el">{name_el}</span>
      {name_en !== null && (
        <>
          {' / '}
          <span lang="en">{name_en}</span>
        </>
      )}
      {used_until !== null && ` (${t`until ${used_until}`})`}
    </li>
  )
}

function FormerNameForm({ entry, onChanged }: FormerNamesProps) {
  const { t } = useLingui()
  const form = useForm({
    id: 'former',
    initial: { name_el: '', name_en: '', used_until: '' },
    rules: formerNameRules,
    fields: {
      name_el: { label: t`Former name in Greek` },
      name_en: { label: t`Former name in English` },
      used_until: { label: t`Its last day, where it is known` },
    },
    send: (name) => enterFormerName(entry.code, name),
    onDone: onChanged,
  })
  return (
    <Form
      form={form}
      title={t`Enter a former name`}
      titleLevel={3}
      submit={t`Enter the former name`}
      variant="secondary"
    >
      <TextField {...form.text('name_el')} lang="el" />
      <TextField {...form.text('name_en')} lang="en" />
      <TextField {...form.text('used_until')} type="date" />
    </Form>
  )
}
