import { TemplateContent, type TemplateDraft } from '@perga/contracts'
import { institutionStore } from '../directory/institution-store.ts'
import type { Work } from '../platform/work.ts'
import { describeChange } from './describe-change.ts'
import type { DraftRow } from './draft-store.ts'
import type { Editor } from './edit-rights.ts'
import { registryStore } from './registry-store.ts'
import { textsOf } from './template-texts.ts'

/** The content of a draft as it was written. */
export function contentOf(draft: DraftRow): TemplateContent {
  return TemplateContent.parse({
    ...textsOf(draft),
    levelCode: draft.level_code,
    iscedField: draft.isced_field,
    issuingDepartmentId: draft.issuing_department_id,
    curriculumId: draft.curriculum_id,
  })
}

/** A draft as the desk shows it, with what it changes; nobody is named. */
export async function describeDraft(draft: DraftRow, editor: Editor, db: Work): Promise<TemplateDraft> {
  const registry = registryStore(db)
  const approved = await registry.findByTitle(draft.institution_code, draft.title_id)
  const institution = (await institutionStore(db).names()).get(draft.institution_code)
  if (institution === undefined) throw new Error('a draft names an institution that is not there')
  const content = contentOf(draft)
  return {
    id: draft.id,
    institution: { id: draft.institution_code, name: { el: institution.name_el, en: institution.name_en } },
    titleId: draft.title_id,
    blueprintId: approved?.blueprint_id ?? null,
    content,
    state: draft.state,
    comment: draft.comment,
    changedAt: draft.changed_at.toISOString(),
    isOwnProposal: draft.proposed_by === editor.actor,
    differences: await describeChange(approved, content, db),
  }
}
