import { useLingui } from '@lingui/react/macro'
import { parseIscedField, parseLevelCode } from '@perga/domain'
import { useNavigate } from 'react-router'
import { useForm } from '../../../shell/form/use-form.ts'
import type { TemplateFormContent } from './load-edit.ts'
import { draftRules } from './templates.rules.ts'
import { saveDraft } from './templates-api.ts'

/** A template as it is typed, with the title id, which is asked only of a new one. */
export interface TemplateEntry extends TemplateFormContent {
  readonly titleId: string
}

/** The form of a template; saving makes a draft and leads to the proposals. */
export function useEditForm(institution: string, titleId: string | null, content: TemplateFormContent) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return useForm({
    id: 'template',
    initial: { ...content, titleId: titleId ?? '' },
    rules: draftRules,
    toBody: ({ titleId: id, levelCode, iscedField, ...rest }: TemplateEntry) => ({
      institution,
      titleId: id,
      content: { ...rest, levelCode: parseLevelCode(levelCode), iscedField: parseIscedField(iscedField ?? '') },
    }),
    fields: {
      titleId: {
        id: 'template-title-id',
        label: t`Title id in the institution’s data`,
        hint: t`The titleID that the institution sends with each degree.`,
        mistake: t`Enter the title id.`,
      },
      titleEl: {
        id: 'template-title-el',
        at: 'content.titleEl',
        label: t`Title in Greek`,
        mistake: t`Enter the title in Greek.`,
      },
      titleEn: {
        id: 'template-title-en',
        at: 'content.titleEn',
        label: t`Title in English`,
        mistake: t`Enter the title in English.`,
      },
      notesEl: { at: 'content.notesEl', label: t`Notes in Greek` },
      notesEn: { at: 'content.notesEn', label: t`Notes in English` },
      issuingDepartmentId: {
        id: 'template-issuer',
        at: 'content.issuingDepartmentId',
        label: t`Issuing department`,
        hint: t`As it was called when it issued the degree.`,
        mistake: t`Choose the issuing department.`,
      },
      curriculumId: {
        id: 'template-curriculum',
        at: 'content.curriculumId',
        label: t`Curriculum`,
        mistake: t`Choose the curriculum.`,
      },
      levelCode: {
        id: 'template-level',
        at: 'content.levelCode',
        label: t`Level`,
        mistake: t`Choose the level.`,
      },
      iscedField: {
        id: 'template-field',
        at: 'content.iscedField',
        label: t`Field of education (ISCED-F 2013)`,
        mistake: t`Choose the field of education.`,
      },
    },
    send: (draft) => saveDraft(draft),
    onDone: () => void navigate('/templates/proposals'),
  })
}
