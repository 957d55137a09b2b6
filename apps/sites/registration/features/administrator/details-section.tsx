import { useLingui } from '@lingui/react/macro'
import type { AdministeredOrganisation } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { useState } from 'react'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { detailsRules } from '../../../shell/organisation-form/organisation.rules.ts'
import { draftOf } from '../../../shell/organisation-form/organisation-draft.ts'
import { OrganisationFields } from '../../../shell/organisation-form/organisation-fields.tsx'
import { useDraftTexts } from '../../../shell/organisation-form/use-draft-texts.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { correctDetails } from './administrator-api.ts'

interface DetailsProps {
  readonly organisation: AdministeredOrganisation
  readonly onChanged: (organisation: AdministeredOrganisation) => void
}

/** What the organisation is registered as; until the provider confirms, its administrator can correct it. */
export function DetailsSection({ organisation, onChanged }: DetailsProps) {
  const { t } = useLingui()
  const [isEditing, setEditing] = useState(false)
  const facts = useFacts(organisation)
  const isSettled = organisation.state === 'confirmed' || organisation.state === 'suspended'
  if (isEditing) {
    return (
      <DetailsForm
        organisation={organisation}
        onClose={() => setEditing(false)}
        onChanged={(changed) => {
          setEditing(false)
          onChanged(changed)
        }}
      />
    )
  }
  return (
    <>
      <DescriptionList facts={facts} />
      {isSettled ? (
        <p className="area__quiet">{t`To change something after the confirmation, contact the service.`}</p>
      ) : (
        <Actions>
          <Button variant="secondary" onClick={() => setEditing(true)}>{t`Correct the details`}</Button>
        </Actions>
      )}
    </>
  )
}

function useFacts(organisation: AdministeredOrganisation) {
  const { t } = useLingui()
  const locale = useLocale()
  const texts = useDraftTexts()
  const institutions = organisation.clients.flatMap((client) => client.institutions.map((name) => name[locale]))
  const facts = [
    { term: texts.name_el.label, value: organisation.name_el },
    { term: texts.name_en.label, value: organisation.name_en },
    { term: texts.sector.label, value: organisation.sector === 'public' ? t`Public sector` : t`Private sector` },
    { term: texts.tax_number.label, value: organisation.tax_number },
    { term: texts.contact_name.label, value: organisation.contact_name ?? '–' },
    { term: texts.contact_phone.label, value: organisation.contact_phone ?? '–' },
    { term: texts.contact_email.label, value: organisation.contact_email },
  ]
  if (organisation.sector !== 'public') return facts
  const value = institutions.length === 0 ? t`None yet` : institutions.join(' · ')
  return [...facts, { term: t`Institutions that let it check ex officio`, value }]
}

function DetailsForm({ organisation, onChanged, onClose }: DetailsProps & { readonly onClose: () => void }) {
  const { t } = useLingui()
  const language = useLocale()
  const form = useForm({
    id: 'organisation',
    initial: draftOf(organisation),
    rules: detailsRules,
    toBody: (draft) => ({ ...draft, language }),
    fields: useDraftTexts(),
    send: correctDetails,
    onDone: onChanged,
  })
  return (
    <Form
      form={form}
      className="area__narrow"
      submit={t`Save`}
      actions={<Button variant="secondary" onClick={onClose}>{t`Cancel`}</Button>}
    >
      <OrganisationFields form={form} isTaxNumberKnown />
    </Form>
  )
}
