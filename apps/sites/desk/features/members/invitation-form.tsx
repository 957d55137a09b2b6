import { useLingui } from '@lingui/react/macro'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { useState } from 'react'
import { useChange } from '../../../shell/use-change.ts'
import { ChangeNotice } from '../../change-notice.tsx'
import { inviteMember } from './members-api.ts'

/** Invites a member by name; the link goes to whoever shows it. */
export function InvitationForm({ onLink }: { readonly onLink: (link: string) => void }) {
  const { t } = useLingui()
  const [name, setName] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { change, run } = useChange(async () => {
    const { link } = await inviteMember(name.trim())
    setName('')
    setChecked(false)
    onLink(link)
  })
  const isEmpty = name.trim() === ''
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
      <h2>{t`Invite a member`}</h2>
      <TextField
        id="member-name"
        label={t`First and last name`}
        autoComplete="off"
        maxLength={200}
        value={name}
        error={isChecked && isEmpty ? t`Write the name.` : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <ChangeNotice change={change} />
      <Actions>
        <Button type="submit" unavailable={change.state === 'sending'}>{t`Make a registration link`}</Button>
      </Actions>
    </form>
  )
}
