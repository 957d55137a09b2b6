import type { TemplateChoices, TemplateContent } from '@perga/contracts'
import { fetchChoices, fetchDrafts, fetchTemplate, fetchTemplates } from './templates-api.ts'

/** A template as it is being filled in: nothing is chosen yet where it is null. */
export type TemplateFormContent = {
  [Field in keyof TemplateContent]: Field extends 'titleEl' | 'titleEn' | 'notesEl' | 'notesEn' ? string : string | null
}

const EMPTY: TemplateFormContent = {
  ...{ levelCode: null, titleEl: '', titleEn: '', notesEl: '', notesEn: '' },
  ...{ iscedField: null, issuingDepartmentId: null, curriculumId: null },
}

/** What the edit form starts from. */
export interface EditStart {
  readonly choices: TemplateChoices
  readonly content: TemplateFormContent
}

/** The open draft of a template, else its approved version, else an empty form. */
export async function loadEdit(institution: string, titleId: string | null, signal: AbortSignal): Promise<EditStart> {
  const choices = await fetchChoices(institution, signal)
  if (titleId === null) return { choices, content: EMPTY }
  const { drafts } = await fetchDrafts(signal)
  const draft = drafts.find((open) => open.institution.id === institution && open.titleId === titleId)
  if (draft !== undefined) {
    const { notesEl, notesEn, ...content } = draft.content
    return { choices, content: { ...content, notesEl: notesEl ?? '', notesEn: notesEn ?? '' } }
  }
  return { choices, content: await loadApproved(institution, titleId, signal) }
}

async function loadApproved(institution: string, titleId: string, signal: AbortSignal): Promise<TemplateFormContent> {
  const { templates } = await fetchTemplates({ q: titleId, institution, level: '', page: 1 }, signal)
  const found = templates.find((template) => template.titleId === titleId)
  if (found === undefined) return EMPTY
  const { template, versions } = await fetchTemplate(found.blueprintId, signal)
  return {
    ...{ levelCode: template.levelCode, titleEl: template.title.el, titleEn: template.title.en },
    ...{ notesEl: versions[0]?.notes.el ?? '', notesEn: versions[0]?.notes.en ?? '' },
    ...{ iscedField: template.iscedField, issuingDepartmentId: template.issuingDepartment.id },
    curriculumId: template.curriculum?.id ?? null,
  }
}
