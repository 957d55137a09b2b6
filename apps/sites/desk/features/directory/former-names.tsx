import { useLingui } from '@lingui/react/macro'
import type { DirectoryEntry } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { useState } from 'react'
import { useChange } from '../../../shell/use-change.ts'
import { ChangeNotice } from '../../change-notice.tsx'
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

const EMPTY = { name_el: '', name_en: '', used_until: '' }

function FormerNameForm({ entry, onChanged }: FormerNamesProps) {
  const { t } = useLingui()
  const [name, setName] = useState(EMPTY)
  const { change, run } = useChange(() => {
    const orNull = (text: string) => (text.trim() === '' ? null : text)
    const entered = { name_el: name.name_el, name_en: orNull(name.name_en), used_until: orNull(name.used_until) }
    return enterFormerName(entry.code, entered).then(onChanged)
  })
  const field = (of: keyof typeof name) => ({
    id: `former-${of}`,
    value: name[of],
    onChange: (event: { target: { value: string } }) => setName({ ...name, [of]: event.target.value }),
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <h3>{t`Enter a former name`}</h3>
      <TextField label={t`Former name in Greek`} lang="el" {...field('name_el')} />
      <TextField label={t`Former name in English`} lang="en" {...field('name_en')} />
      <TextField label={t`Its last day, where it is known`} type="date" {...field('used_until')} />
      <ChangeNotice change={change} />
      <Actions>
        <Button type="submit" variant="secondary" unavailable={change.state === 'sending'}>
          {t`Enter the former name`}
        </Button>
      </Actions>
    </form>
  )
}
