import { useLingui } from '@lingui/react/macro'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { useState } from 'react'
import { useChange } from '../../../shell/use-change.ts'
import { ChangeNotice } from '../../change-notice.tsx'
import { makeUploadKey } from './degree-file-api.ts'

interface UploadKeyFormProps {
  readonly institution: string
  readonly onMade: (key: string) => void
}

/** Makes a key for one program, bound to addresses where its owner wants that. */
export function UploadKeyFormPanel({ institution, onMade }: UploadKeyFormProps) {
  const { t } = useLingui()
  const [label, setLabel] = useState('')
  const [networks, setNetworks] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isEmpty = label.trim() === ''
  const { change, run } = useChange(async () => {
    const form = { label: label.trim(), networks: networks.split(/[\s,]+/).filter(Boolean) }
    const { key } = await makeUploadKey(institution, form)
    setLabel('')
    setNetworks('')
    setChecked(false)
    onMade(key)
  })
  return (
    <form
      noValidate
      className="page--text"
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (!isEmpty) void run()
      }}
    >
      <h3>{t`A new key`}</h3>
      <TextField
        id="upload-key-label"
        label={t`Which program uses it`}
        autoComplete="off"
        maxLength={60}
        value={label}
        error={isChecked && isEmpty ? t`Write which program uses it.` : undefined}
        onChange={(event) => setLabel(event.target.value)}
      />
      <TextField
        id="upload-key-networks"
        label={t`Only from these addresses (optional)`}
        hint={t`Addresses or networks with spaces between them, e.g. 192.0.2.7 198.51.100.0/24`}
        autoComplete="off"
        value={networks}
        onChange={(event) => setNetworks(event.target.value)}
      />
      <ChangeNotice change={change} />
      <Actions>
        <Button type="submit" unavailable={change.state === 'sending'}>{t`Make a key`}</Button>
      </Actions>
    </form>
  )
}
