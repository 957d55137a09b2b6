import { useLingui } from '@lingui/react/macro'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextArea } from '@perga/ui/forms/field'
import { useState } from 'react'
import { useChange } from '../../../shell/use-change.ts'
import { ChangeNotice } from '../../change-notice.tsx'
import { proposeSignOn } from './directory-api.ts'
import { useInstitutionCode } from './institution-frame.tsx'

/** Proposes to take the identity provider from its metadata. */
export function SignOnForm({ onProposed }: { readonly onProposed: () => void }) {
  const { t } = useLingui()
  const code = useInstitutionCode()
  const [metadata, setMetadata] = useState('')
  const [note, setNote] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { change, run } = useChange(() =>
    proposeSignOn(code, { metadata, note: note.trim() === '' ? null : note.trim() }).then(onProposed),
  )
  const isEmpty = metadata.trim() === ''
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (!isEmpty) void run()
      }}
    >
      <h2>{t`Take it from metadata`}</h2>
      <TextArea
        id="sign-on-metadata"
        label={t`SAML metadata of the identity provider`}
        hint={t`Paste the whole XML document. Compare the fingerprint of the certificate with the institution by telephone.`}
        code
        rows={8}
        value={metadata}
        error={isChecked && isEmpty ? t`Paste the metadata.` : undefined}
        onChange={(event) => setMetadata(event.target.value)}
      />
      <TextArea
        id="sign-on-note"
        label={t`Note for the other member (optional)`}
        hint={t`For instance with whom you compared the fingerprint.`}
        rows={2}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <ChangeNotice change={change} />
      <Actions>
        <Button type="submit" unavailable={change.state === 'sending'}>{t`Propose the sign-on`}</Button>
      </Actions>
    </form>
  )
}
