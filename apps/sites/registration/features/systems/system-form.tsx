import { useLingui } from '@lingui/react/macro'
import type { AdministeredOrganisation, OwnSystem } from '@perga/contracts'
import { Button } from '@perga/ui/actions/button'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { type SystemDraft, systemRequest, wrongFields } from './system-draft.ts'
import { SystemFields } from './system-fields.tsx'
import { systemRules } from './systems.rules.ts'
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
  const form = useForm({
    id: 'system',
    initial: draftFor(clients),
    rules: systemRules,
    toBody: systemRequest,
    check: wrongFields,
    fields: useSystemTexts(),
    send: requestSystem,
    onDone: ({ systems }) => onRequested(systems),
  })
  return (
    <Form
      form={form}
      title={t`Ask for a system`}
      submit={t`Send the request`}
      actions={<Button variant="secondary" onClick={onClose}>{t`Cancel`}</Button>}
    >
      <SystemFields form={form} clients={clients} />
    </Form>
  )
}

const draftFor = (clients: SystemFormProps['clients']): SystemDraft => ({
  client: clients[0]?.id ?? '',
  name: '',
  purpose_el: '',
  purpose_en: '',
  contact_email: '',
  scopes: ['title', 'issuer', 'level', 'identifiers'],
  redirectUris: '',
  method: 'client_secret_basic',
  keys: '',
})
