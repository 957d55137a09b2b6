import { useLingui } from '@lingui/react/macro'
import type { AdministeredOrganisation, OwnSystem } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { useState } from 'react'
import { MistakeSummary } from '../../../shell/organisation-form/mistake-summary.tsx'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useChange } from '../../../shell/use-change.ts'
import { type SystemDraft, type SystemField, systemMistakes, systemRequest } from './system-draft.ts'
import { SystemFields, systemFieldId } from './system-fields.tsx'
import { requestSystem } from './systems-api.ts'
import { useSystemTexts } from './use-system-texts.ts'

interface SystemFormProps {
  readonly clients: AdministeredOrganisation['clients']
  readonly onRequested: (systems: readonly OwnSystem[]) => void
  readonly onClose: () => void
}

/** The request for a system of the organisation's own (row R6). */
export function SystemForm({ clients, onRequested, onClose }: SystemFormProps) {
  const { t } = useLingui()
  const texts = useSystemTexts()
  const [draft, setDraft] = useState<SystemDraft>({
    ...{ client: clients[0]?.id ?? '', name: '', purpose_el: '', purpose_en: '', contact_email: '' },
    ...{
      scopes: ['title', 'issuer', 'level', 'identifiers'],
      redirectUris: '',
      method: 'client_secret_basic',
      keys: '',
    },
  })
  const [mistakes, setMistakes] = useState<readonly SystemField[]>([])
  const { change, run } = useChange(async () => onRequested((await requestSystem(systemRequest(draft))).systems))
  const submit = () => {
    const found = systemMistakes(draft)
    setMistakes(found)
    if (found.length === 0) void run()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h2>{t`Ask for a system`}</h2>
      <MistakeSummary
        mistakes={mistakes}
        describe={(field) => ({ fieldId: systemFieldId(field), text: texts[field].mistake })}
      />
      <SystemFields draft={draft} clients={clients} mistakes={mistakes} onChange={setDraft} />
      {change.state === 'failed' && <ProblemPanel error={change.error} />}
      <Actions>
        <Button type="submit" unavailable={change.state === 'sending'}>{t`Send the request`}</Button>
        <Button variant="secondary" onClick={onClose}>{t`Cancel`}</Button>
      </Actions>
    </form>
  )
}
