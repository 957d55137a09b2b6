import { useLingui } from '@lingui/react/macro'
import { iscedFieldName, LEVEL_CODES } from '@perga/domain'
import { TextArea, TextField } from '@perga/ui/forms/field'
import { Form } from '../../../shell/form/form.tsx'
import type { FormHandle } from '../../../shell/form/use-form.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { Choice } from '../../choice.tsx'
import type { EditStart } from './load-edit.ts'
import { type TemplateEntry, useEditForm } from './use-edit-form.ts'

interface EditFormProps {
  readonly institution: string
  readonly titleId: string | null
  readonly start: EditStart
}

/** The form of a template; saving makes a draft and leads to the proposals. */
export function EditForm({ institution, titleId, start }: EditFormProps) {
  const { t } = useLingui()
  const form = useEditForm(institution, titleId, start.content)
  return (
    <Form form={form} submit={t`Save the draft`}>
      {titleId === null && <TextField {...form.text('titleId')} />}
      <TextField {...form.text('titleEl')} lang="el" />
      <TextField {...form.text('titleEn')} lang="en" />
      <TextArea {...form.text('notesEl')} lang="el" />
      <TextArea {...form.text('notesEn')} lang="en" />
      <PlaceFields form={form} choices={start.choices} />
    </Form>
  )
}

interface FieldsProps {
  readonly form: FormHandle<TemplateEntry>
}

function PlaceFields({ form, choices }: FieldsProps & Pick<EditStart, 'choices'>) {
  const { t } = useLingui()
  const locale = useLocale()
  const content = form.values
  const issuer = choices.departments.find(({ id }) => id === content.issuingDepartmentId)
  const curriculum = choices.curricula.find(({ id }) => id === content.curriculumId)
  const curricula = choices.curricula.filter(
    ({ departmentId }) => issuer === undefined || departmentId === issuer.maintainerId,
  )
  const levels = LEVEL_CODES.filter(({ code }) => curriculum === undefined || code.startsWith(curriculum.level))
  return (
    <>
      <Choice
        {...form.pick('issuingDepartmentId')}
        options={choices.departments.map(({ id, name }) => ({
          value: id,
          label: name[locale],
          keywords: `${name.el} ${name.en}`,
        }))}
      />
      <Choice
        key={`curricula of ${issuer?.maintainerId ?? ''}`}
        {...form.pick('curriculumId')}
        options={curricula.map(({ id, nameEl, nameEn, isRevised }) => ({
          value: id,
          label: `${locale === 'el' ? nameEl : nameEn}${isRevised ? ` (${t`revised since`})` : ''}`,
          keywords: `${nameEl} ${nameEn}`,
        }))}
      />
      <Choice
        key={`levels of ${curriculum?.id ?? ''}`}
        {...form.pick('levelCode')}
        options={levels.map((level) => ({ value: level.code, label: `${level.code} – ${level[locale]}` }))}
      />
      <Choice
        key={`fields of ${curriculum?.id ?? ''}`}
        {...form.pick('iscedField')}
        options={(curriculum?.iscedFields ?? []).map((code) => ({
          value: code,
          label: `${code} – ${iscedFieldName(code, locale)}`,
        }))}
      />
    </>
  )
}
