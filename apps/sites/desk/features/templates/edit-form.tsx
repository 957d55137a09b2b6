import { useLingui } from '@lingui/react/macro'
import type { TemplateContent } from '@perga/contracts'
import { iscedFieldName, LEVEL_CODES, parseIscedField, parseLevelCode } from '@perga/domain'
import { Actions, Button } from '@perga/ui/actions/button'
import { ErrorSummary, type FieldError } from '@perga/ui/forms/error-summary'
import { TextArea, TextField } from '@perga/ui/forms/field'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useLocale } from '../../../shell/use-locale.ts'
import { Choice } from '../../choice.tsx'
import type { EditStart, TemplateFormContent } from './load-edit.ts'
import { saveDraft } from './templates-api.ts'
import { useAct } from './use-act.ts'

interface EditFormProps {
  readonly institution: string
  readonly titleId: string | null
  readonly start: EditStart
}

/** The form of a template; saving makes a draft and leads to the proposals. */
export function EditForm({ institution, titleId, start }: EditFormProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [content, setContent] = useState(start.content)
  const [newTitleId, setNewTitleId] = useState('')
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const { error, isRunning, run } = useAct()
  const findErrors = useFindErrors()
  const change = (part: Partial<TemplateFormContent>) => setContent((current) => ({ ...current, ...part }))
  const save = () => {
    const id = titleId ?? newTitleId.trim()
    const complete = completed(content)
    if (id === '' || complete === null) return setErrors(findErrors(id, content))
    setErrors([])
    void run(async () => {
      await saveDraft(institution, id, complete)
      await navigate('/templates/proposals')
    })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <ErrorSummary title={t`Some fields need your attention`} errors={errors} />
      {titleId === null && (
        <TextField
          id="template-title-id"
          label={t`Title id in the institution’s data`}
          hint={t`The titleID that the institution sends with each degree.`}
          value={newTitleId}
          maxLength={40}
          onChange={(event) => setNewTitleId(event.target.value)}
        />
      )}
      <TitleFields content={content} onChange={change} />
      <PlaceFields content={content} choices={start.choices} onChange={change} />
      {error !== null && <ProblemPanel error={error} />}
      <Actions>
        <Button type="submit" unavailable={isRunning}>{t`Save the draft`}</Button>
      </Actions>
    </form>
  )
}

interface FieldsProps {
  readonly content: TemplateFormContent
  readonly onChange: (part: Partial<TemplateFormContent>) => void
}

function TitleFields({ content, onChange }: FieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        id="template-title-el"
        label={t`Title in Greek`}
        lang="el"
        maxLength={300}
        value={content.titleEl}
        onChange={(event) => onChange({ titleEl: event.target.value })}
      />
      <TextField
        id="template-title-en"
        label={t`Title in English`}
        lang="en"
        maxLength={300}
        value={content.titleEn}
        onChange={(event) => onChange({ titleEn: event.target.value })}
      />
      <TextArea
        label={t`Notes in Greek`}
        lang="el"
        maxLength={2000}
        value={content.notesEl}
        onChange={(event) => onChange({ notesEl: event.target.value })}
      />
      <TextArea
        label={t`Notes in English`}
        lang="en"
        maxLength={2000}
        value={content.notesEn}
        onChange={(event) => onChange({ notesEn: event.target.value })}
      />
    </>
  )
}

function PlaceFields({ content, choices, onChange }: FieldsProps & Pick<EditStart, 'choices'>) {
  const { t } = useLingui()
  const locale = useLocale()
  const issuer = choices.departments.find(({ id }) => id === content.issuingDepartmentId)
  const curriculum = choices.curricula.find(({ id }) => id === content.curriculumId)
  const curricula = choices.curricula.filter(
    ({ departmentId }) => issuer === undefined || departmentId === issuer.maintainerId,
  )
  const levels = LEVEL_CODES.filter(({ code }) => curriculum === undefined || code.startsWith(curriculum.level))
  return (
    <>
      <Choice
        id="template-issuer"
        label={t`Issuing department`}
        hint={t`As it was called when it issued the degree.`}
        options={choices.departments.map(({ id, name }) => ({
          value: id,
          label: name[locale],
          keywords: `${name.el} ${name.en}`,
        }))}
        value={content.issuingDepartmentId}
        onChange={(issuingDepartmentId) => onChange({ issuingDepartmentId })}
      />
      <Choice
        key={`curricula of ${issuer?.maintainerId ?? ''}`}
        id="template-curriculum"
        label={t`Curriculum`}
        options={curricula.map(({ id, nameEl, nameEn, isRevised }) => ({
          value: id,
          label: `${locale === 'el' ? nameEl : nameEn}${isRevised ? ` (${t`revised since`})` : ''}`,
          keywords: `${nameEl} ${nameEn}`,
        }))}
        value={content.curriculumId}
        onChange={(curriculumId) => onChange({ curriculumId })}
      />
      <Choice
        key={`levels of ${curriculum?.id ?? ''}`}
        id="template-level"
        label={t`Level`}
        options={levels.map((level) => ({ value: level.code, label: `${level.code} – ${level[locale]}` }))}
        value={content.levelCode}
        onChange={(levelCode) => onChange({ levelCode })}
      />
      <Choice
        key={`fields of ${curriculum?.id ?? ''}`}
        id="template-field"
        label={t`Field of education (ISCED-F 2013)`}
        options={(curriculum?.iscedFields ?? []).map((code) => ({
          ...{ value: code, label: `${code} – ${iscedFieldName(code, locale)}` },
        }))}
        value={content.iscedField}
        onChange={(iscedField) => onChange({ iscedField })}
      />
    </>
  )
}

function completed(content: TemplateFormContent): TemplateContent | null {
  const levelCode = parseLevelCode(content.levelCode)
  const iscedField = parseIscedField(content.iscedField ?? '')
  const { issuingDepartmentId, curriculumId } = content
  const [titleEl, titleEn] = [content.titleEl.trim(), content.titleEn.trim()]
  if (levelCode === null || iscedField === null || issuingDepartmentId === null || curriculumId === null) return null
  if (titleEl === '' || titleEn === '') return null
  const notes = { notesEl: content.notesEl.trim() || null, notesEn: content.notesEn.trim() || null }
  return { levelCode, iscedField, issuingDepartmentId, curriculumId, titleEl, titleEn, ...notes }
}

function useFindErrors() {
  const { t } = useLingui()
  return (titleId: string, content: TemplateFormContent): FieldError[] => {
    const missing: [boolean, string, string][] = [
      [titleId === '', 'template-title-id', t`Enter the title id.`],
      [content.titleEl.trim() === '', 'template-title-el', t`Enter the title in Greek.`],
      [content.titleEn.trim() === '', 'template-title-en', t`Enter the title in English.`],
      [content.issuingDepartmentId === null, 'template-issuer', t`Choose the issuing department.`],
      [content.curriculumId === null, 'template-curriculum', t`Choose the curriculum.`],
      [content.levelCode === null, 'template-level', t`Choose the level.`],
      [content.iscedField === null, 'template-field', t`Choose the field of education.`],
    ]
    return missing.filter(([isMissing]) => isMissing).map(([, fieldId, text]) => ({ fieldId, text }))
  }
}
