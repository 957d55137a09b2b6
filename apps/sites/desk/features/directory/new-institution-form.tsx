import { useLingui } from '@lingui/react/macro'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { Disclosure } from '@perga/ui/panels/disclosure'
import { useState } from 'react'
import { useChange } from '../../../shell/use-change.ts'
import { ChangeNotice } from '../../change-notice.tsx'
import { enterInstitution } from './directory-api.ts'

/** Enters an institution that the directory does not have yet. */
export function NewInstitutionForm({ onEntered }: { readonly onEntered: () => void }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [institution, setInstitution] = useState({ code: '', name_el: '', name_en: '' })
  const { change, run } = useChange(() => enterInstitution(institution).then(onEntered))
  const field = (name: keyof typeof institution) => ({
    id: `institution-${name}`,
    value: institution[name],
    onChange: (event: { target: { value: string } }) => setInstitution({ ...institution, [name]: event.target.value }),
  })
  return (
    <Disclosure title={t`A new institution`} open={isOpen} onToggle={() => setOpen(!isOpen)}>
      <form
        noValidate
        className="page--text"
        onSubmit={(event) => {
          event.preventDefault()
          void run()
        }}
      >
        <TextField
          label={t`Code`}
          hint={t`Small Latin letters, figures and hyphens. It never changes.`}
          autoComplete="off"
          {...field('code')}
        />
        <TextField label={t`Greek name`} lang="el" {...field('name_el')} />
        <TextField label={t`English name`} lang="en" {...field('name_en')} />
        <ChangeNotice change={change} />
        <Actions>
          <Button type="submit" unavailable={change.state === 'sending'}>{t`Enter the institution`}</Button>
        </Actions>
      </form>
    </Disclosure>
  )
}
