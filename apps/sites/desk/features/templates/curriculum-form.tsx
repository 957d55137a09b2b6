import { useLingui } from '@lingui/react/macro'
import type { TemplateChoices } from '@perga/contracts'
import { EDUCATION_LEVELS, levelName } from '@perga/domain'
import { TextField } from '@perga/ui/forms/field'
import { RadioGroup } from '@perga/ui/forms/radio-group'
import { useId } from 'react'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { curriculumBody, entryOf } from './curriculum-entry.ts'
import { FieldsOfEducation } from './fields-of-education.tsx'
import { MaintainerChoice } from './maintainer-choice.tsx'
import { curriculumRules } from './templates.rules.ts'
import { addCurriculum, reviseCurriculum } from './templates-api.ts'

interface CurriculumFormProps {
  readonly choices: TemplateChoices
  /** The one that is revised; null for a new one. */
  readonly curriculum: TemplateChoices['curricula'][number] | null
  readonly onDone: () => void
}

/** The form of a curriculum, new or revised. */
export function CurriculumFormFields({ choices, curriculum, onDone }: CurriculumFormProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const form = useForm({
    id: useId(),
    initial: entryOf(curriculum),
    rules: curriculumRules,
    toBody: curriculumBody,
    fields: {
      departmentId: { label: t`Department that keeps the archive` },
      nameEl: { label: t`Name in Greek` },
      nameEn: { label: t`Name in English` },
      level: { label: t`Level` },
      fields: {
        at: 'iscedFields',
        label: t`Add a field of education (ISCED-F 2013)`,
        mistake: t`Add at least one field of education.`,
      },
      from: { at: 'validFrom', label: t`Valid from` },
      until: { at: 'validTo', label: t`Valid until` },
    },
    send: async ({ departmentId, ...body }) => {
      if (curriculum === null) await addCurriculum({ departmentId, ...body })
      else await reviseCurriculum(curriculum.id, body)
    },
    onDone,
  })
  return (
    <Form form={form} submit={curriculum === null ? t`Add the curriculum` : t`Save the revision`}>
      {curriculum === null && <MaintainerChoice {...form.pick('departmentId')} choices={choices} />}
      <TextField {...form.text('nameEl')} lang="el" />
      <TextField {...form.text('nameEn')} lang="en" />
      <RadioGroup
        {...form.choice('level')}
        options={EDUCATION_LEVELS.map((value) => ({ value, label: levelName(value, locale) }))}
      />
      <FieldsOfEducation
        {...form.described('fields')}
        fields={form.values.fields}
        onChange={(fields) => form.set('fields', fields)}
      />
      <TextField {...form.text('from')} type="date" />
      <TextField {...form.text('until')} type="date" />
    </Form>
  )
}
