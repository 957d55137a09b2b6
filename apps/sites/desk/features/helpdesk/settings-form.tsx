import { useLingui } from '@lingui/react/macro'
import type { HelpdeskSettings } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { ErrorSummary, type FieldError } from '@perga/ui/forms/error-summary'
import { useMemo, useState } from 'react'
import { useChange } from '../../../shell/use-change.ts'
import { ChangeNotice } from '../../change-notice.tsx'
import { ContactFields } from './contact-fields.tsx'
import { saveSettings } from './helpdesk-api.ts'
import { InstitutionFields } from './institution-fields.tsx'
import { emailFieldOf, isEmail } from './settings-fields.ts'

type Department = HelpdeskSettings['departments'][number]

/** Everything that an institution settles about its helpdesk; what the member may not change is told, not asked. */
export function SettingsForm({ settings }: { readonly settings: HelpdeskSettings }) {
  const { t } = useLingui()
  const [entered, setEntered] = useState(settings)
  const [faulty, setFaulty] = useState<readonly Department[]>([])
  const errors = useFaultTexts(faulty)
  const { change, run, reset } = useChange(async () => {
    const { takes_requests, contact, departments } = entered
    const named = departments.map(({ maintainer_id, email }) => ({ maintainer_id, email }))
    setEntered(await saveSettings({ takes_requests, contact, departments: named }))
  })
  const enter = (changed: Partial<HelpdeskSettings>) => {
    reset()
    setEntered({ ...entered, ...changed })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const wrong = entered.departments.filter(({ email }) => email !== null && !isEmail(email))
        setFaulty(wrong)
        if (wrong.length === 0) void run()
      }}
    >
      <ErrorSummary title={t`Please correct the following`} errors={errors} />
      <InstitutionFields {...{ entered, errors }} onEnter={enter} />
      <ContactFields {...{ entered, errors }} onEnter={enter} />
      <ChangeNotice change={change} done={t`The settings were saved`} />
      <Actions>
        <Button type="submit" unavailable={change.state === 'sending'}>{t`Save the settings`}</Button>
      </Actions>
    </form>
  )
}

/** The mistakes in words; the same list until there are others, so that its summary takes the focus once. */
function useFaultTexts(faulty: readonly Department[]): FieldError[] {
  const { t } = useLingui()
  return useMemo(
    () =>
      faulty.map(({ maintainer_id, email }) => ({
        fieldId: emailFieldOf(maintainer_id),
        text: t`“${email}” is not an e-mail address.`,
      })),
    [faulty, t],
  )
}
