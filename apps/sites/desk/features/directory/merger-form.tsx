import { useLingui } from '@lingui/react/macro'
import type { DirectoryEntry } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { Checkbox } from '@perga/ui/forms/checkbox'
import { TextField } from '@perga/ui/forms/field'
import { useState } from 'react'
import { useChange } from '../../../shell/use-change.ts'
import { ChangeNotice } from '../../change-notice.tsx'
import { merge } from './directory-api.ts'

interface MergerFormProps {
  readonly entry: DirectoryEntry
  readonly onChanged: () => void
}

/** Merges an institution into another, which cannot be taken back: so it is confirmed first. */
export function MergerForm({ entry, onChanged }: MergerFormProps) {
  const { t } = useLingui()
  const [into, setInto] = useState('')
  const [on, setOn] = useState('')
  const [isSure, setSure] = useState(false)
  const { change, run } = useChange(() => merge(entry.code, { into: into.trim(), on }).then(onChanged))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isSure) void run()
      }}
    >
      <h2>{t`Merger`}</h2>
      <p>{t`The other institution takes over the departments and answers for all degrees. The connection of this one ends.`}</p>
      <TextField
        id="merger-into"
        label={t`Code of the institution that takes over`}
        autoComplete="off"
        value={into}
        onChange={(event) => setInto(event.target.value)}
      />
      <TextField
        id="merger-on"
        label={t`Day of the merger`}
        type="date"
        value={on}
        onChange={(event) => setOn(event.target.value)}
      />
      <Checkbox label={t`I have checked this. It cannot be taken back.`} checked={isSure} onChange={setSure} />
      <ChangeNotice change={change} />
      <Actions>
        <Button type="submit" variant="danger" unavailable={!isSure || change.state === 'sending'}>
          {t`Merge the institutions`}
        </Button>
      </Actions>
    </form>
  )
}
