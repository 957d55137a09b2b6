import { useLingui } from '@lingui/react/macro'
import type { DirectoryEntry, InstitutionProfile } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { Checkbox } from '@perga/ui/forms/checkbox'
import { ChoiceGroup } from '@perga/ui/forms/choice-group'
import { TextArea, TextField } from '@perga/ui/forms/field'
import { RadioGroup } from '@perga/ui/forms/radio-group'
import { useState } from 'react'
import { useChange } from '../../../shell/use-change.ts'
import { ChangeNotice } from '../../change-notice.tsx'
import { saveProfile } from './directory-api.ts'
import { useAdoptionTexts } from './use-adoption-texts.ts'

type Texts = 'website' | 'email' | 'phone' | 'comments_el' | 'comments_en'
type Flags = 'signed_pdf' | 'serves_bachelor' | 'serves_master' | 'serves_doctorate'

/** What the public lists tell of an institution. */
export function ProfileForm({ entry }: { readonly entry: DirectoryEntry }) {
  const { t } = useLingui()
  const [profile, setProfile] = useState(profileOf(entry))
  const { change, run } = useChange(() => saveProfile(entry.code, profile))
  const adoptions = useAdoptionTexts()
  const field = (name: Texts) => ({
    id: `profile-${name}`,
    value: profile[name] ?? '',
    onChange: (event: { target: { value: string } }) =>
      setProfile({ ...profile, [name]: event.target.value === '' ? null : event.target.value }),
  })
  const flag = (name: Flags) => ({
    checked: profile[name],
    onChange: (checked: boolean) => setProfile({ ...profile, [name]: checked }),
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <h2>{t`On the public lists`}</h2>
      <RadioGroup
        legend={t`Takes part`}
        options={(['adopter', 'beta', 'none'] as const).map((value) => ({ value, label: adoptions[value] }))}
        value={profile.adoption}
        onChange={(adoption) => setProfile({ ...profile, adoption })}
      />
      <TextField label={t`Website`} hint={t`With https:// in front.`} type="url" {...field('website')} />
      <TextField label={t`E-mail`} type="email" {...field('email')} />
      <TextField label={t`Telephone`} type="tel" {...field('phone')} />
      <TextArea label={t`Comments in Greek`} lang="el" rows={2} {...field('comments_el')} />
      <TextArea label={t`Comments in English`} lang="en" rows={2} {...field('comments_en')} />
      <ChoiceGroup legend={t`What it offers`}>
        <Checkbox label={t`Signed PDF`} {...flag('signed_pdf')} />
        <Checkbox label={t`Serves requests for bachelor degrees`} {...flag('serves_bachelor')} />
        <Checkbox label={t`Serves requests for master degrees`} {...flag('serves_master')} />
        <Checkbox label={t`Serves requests for doctorates`} {...flag('serves_doctorate')} />
      </ChoiceGroup>
      <ChangeNotice change={change} done={t`The entry was saved`} />
      <Actions>
        <Button type="submit" unavailable={change.state === 'sending'}>{t`Save the entry`}</Button>
      </Actions>
    </form>
  )
}

function profileOf(entry: DirectoryEntry): InstitutionProfile {
  const { website, email, phone, comments_el, comments_en, adoption, signed_pdf } = entry
  const { serves_bachelor, serves_master, serves_doctorate } = entry
  return {
    ...{ website, email, phone, comments_el, comments_en, adoption, signed_pdf },
    ...{ serves_bachelor, serves_master, serves_doctorate },
  }
}
