import { useLingui } from '@lingui/react/macro'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { useState } from 'react'
import { useChange } from '../../../shell/use-change.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { ChangeNotice } from '../../change-notice.tsx'
import { inviteMember } from './members-api.ts'

/** Invites a member; the link goes to the address that is written here and is shown to nobody. */
export function InvitationForm({ onInvited }: { readonly onInvited: () => void }) {
  const { t } = useLingui()
  const language = useLocale()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { change, run } = useChange(async () => {
    await inviteMember({ name: name.trim(), email: email.trim(), language })
    setName('')
    setEmail('')
    setChecked(false)
    onInvited()
  })
  const isNameMissing = name.trim() === ''
  const isEmailWrong = !/^\S+@\S+$/.test(email.trim())
  return (
    <form
      noValidate
      className="page--text"
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (!isNameMissing && !isEmailWrong) void run()
      }}
    >
      <h2>{t`Invite a member`}</h2>
      <TextField
        id="member-name"
        label={t`First and last name`}
        autoComplete="off"
        maxLength={200}
        value={name}
        error={isChecked && isNameMissing ? t`Write the name.` : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        id="member-email"
        type="email"
        label={t`Their own e-mail address`}
        hint={t`The registration link goes there and is shown to nobody else.`}
        autoComplete="off"
        maxLength={200}
        value={email}
        error={isChecked && isEmailWrong ? t`Write the address.` : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <ChangeNotice change={change} done={t`The registration link was mailed`} />
      <Actions>
        <Button type="submit" unavailable={change.state === 'sending'}>{t`Mail a registration link`}</Button>
      </Actions>
    </form>
  )
}
