import { useLingui } from '@lingui/react/macro'
import type { HelpdeskSettings } from '@perga/contracts'
import { Form } from '../../../shell/form/form.tsx'
import type { FieldTexts } from '../../../shell/form/form-fields.ts'
import { useForm } from '../../../shell/form/use-form.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { ContactFields } from './contact-fields.tsx'
import { settingsRules } from './helpdesk.rules.ts'
import { saveSettings } from './helpdesk-api.ts'
import { InstitutionFields } from './institution-fields.tsx'

/** Everything that an institution settles about its helpdesk; what the member may not change is told, not asked. */
export function SettingsForm({ settings }: { readonly settings: HelpdeskSettings }) {
  const { t } = useLingui()
  const form = useForm({
    id: 'helpdesk',
    initial: settings,
    rules: settingsRules,
    toBody: ({ takes_requests, contact, departments }) => ({
      takes_requests,
      contact,
      departments: departments.map(({ maintainer_id, email }) => ({ maintainer_id, email })),
    }),
    fields: {
      takes_requests: {
        id: 'takes-requests',
        label: t`Citizens can send us requests through this service`,
        hint: t`For a degree that is missing or wrong. Inspectors’ checks arrive in any case.`,
      },
      contact: {
        label: t`Where citizens turn instead`,
        hint: t`An address of mail or web, shown while no requests are taken.`,
      },
      ...useEmailFields(settings.departments),
    },
    send: saveSettings,
  })
  return (
    <Form form={form} submit={t`Save the settings`} done={t`The settings were saved`}>
      <InstitutionFields form={form} />
      <ContactFields form={form} />
    </Form>
  )
}

/** The address of each department, by its place in the settings. */
function useEmailFields(
  departments: HelpdeskSettings['departments'],
): Record<`departments.${number}.email`, FieldTexts> {
  const { t } = useLingui()
  const locale = useLocale()
  const fields = departments.map(({ maintainer_id, name_el, name_en }, place): [string, FieldTexts] => {
    const label = maintainer_id === '0' ? t`The institution as a whole` : locale === 'el' ? name_el : name_en
    // Every address may stay empty, which the text above them says once.
    const texts = { id: `contact-${maintainer_id}`, label, mistake: t`${label}: this is not an e-mail address.` }
    return [`departments.${place}.email`, texts]
  })
  return Object.fromEntries(fields)
}
