import { useLingui } from '@lingui/react/macro'
import type { DirectoryEntry, InstitutionProfile } from '@perga/contracts'
import { Checkbox } from '@perga/ui/forms/checkbox'
import { ChoiceGroup } from '@perga/ui/forms/choice-group'
import { TextArea, TextField } from '@perga/ui/forms/field'
import { RadioGroup } from '@perga/ui/forms/radio-group'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { profileRules } from './directory.rules.ts'
import { saveProfile } from './directory-api.ts'
import { useAdoptionTexts } from './use-adoption-texts.ts'

/** What the public lists tell of an institution. */
export function ProfileForm({ entry }: { readonly entry: DirectoryEntry }) {
  const { t } = useLingui()
  const adoptions = useAdoptionTexts()
  const form = useForm({
    id: 'profile',
    initial: profileOf(entry),
    rules: profileRules,
    fields: {
      adoption: { label: t`Takes part` },
      website: { label: t`Website`, hint: t`With https:// in front.` },
      email: { label: t`E-mail` },
      phone: { label: t`Telephone` },
      comments_el: { label: t`Comments in Greek` },
      comments_en: { label: t`Comments in English` },
      signed_pdf: { label: t`Signed PDF` },
      serves_bachelor: { label: t`Serves requests for bachelor degrees` },
      serves_master: { label: t`Serves requests for master degrees` },
      serves_doctorate: { label: t`Serves requests for doctorates` },
    },
    send: (profile) => saveProfile(entry.code, profile),
  })
  return (
    <Form form={form} title={t`On the public lists`} submit={t`Save the entry`} done={t`The entry was saved`}>
      <RadioGroup
        {...form.choice('adoption')}
        options={(['adopter', 'beta', 'none'] as const).map((value) => ({ value, label: adoptions[value] }))}
      />
      <TextField {...form.text('website')} type="url" />
      <TextField {...form.text('email')} type="email" />
      <TextField {...form.text('phone')} type="tel" />
      <TextArea {...form.text('comments_el')} lang="el" rows={2} />
      <TextArea {...form.text('comments_en')} lang="en" rows={2} />
      <ChoiceGroup legend={t`What it offers`}>
        <Checkbox {...form.tick('signed_pdf')} />
        <Checkbox {...form.tick('serves_bachelor')} />
        <Checkbox {...form.tick('serves_master')} />
        <Checkbox {...form.tick('serves_doctorate')} />
      </ChoiceGroup>
    </Form>
  )
}

function profileOf(entry: DirectoryEntry): InstitutionProfile {
  return {
    website: entry.website,
    email: entry.email,
    phone: entry.phone,
    comments_el: entry.comments_el,
    comments_en: entry.comments_en,
    adoption: entry.adoption,
    signed_pdf: entry.signed_pdf,
    serves_bachelor: entry.serves_bachelor,
    serves_master: entry.serves_master,
    serves_doctorate: entry.serves_doctorate,
  }
}
