import type { TemplateContent } from '@perga/contracts'
import type { Selectable } from 'kysely'
import { uuidV7 } from '../platform/uuid-v7.ts'
import type { Work } from '../platform/work.ts'
import type { TemplatesTables } from './tables.ts'
import { tables } from './tables.ts'
import { columnsOfTexts, textsOf } from './template-texts.ts'

const OPEN = ['draft', 'proposed', 'sent-back'] as const

/** Changes of templates on their way to be versions. Each change of state is one guarded statement. */
export function draftStore(db: Work) {
  return { ...writtenDrafts(db), ...decidedDrafts(db) }
}

/** Drafts and their text. */
function writtenDrafts(db: Work) {
  return {
    find: (id: string) => tables(db).selectFrom('template_drafts').selectAll().where('id', '=', id).executeTakeFirst(),

    findOpen: (institution: string, titleId: string) =>
      tables(db)
        .selectFrom('template_drafts')
        .selectAll()
        .where('institution_code', '=', institution)
        .where('title_id', '=', titleId)
        .where('state', 'in', OPEN)
        .executeTakeFirst(),

    /** What is open, in one institution or everywhere, the oldest first. */
    open(institution: string | null) {
      const drafts = tables(db)
        .selectFrom('template_drafts')
        .selectAll()
        .where('state', 'in', OPEN)
        .orderBy('changed_at')
        .limit(500)
      return (institution === null ? drafts : drafts.where('institution_code', '=', institution)).execute()
    },

    async insert(draft: NewDraft): Promise<void> {
      const { institution, titleId, basedOn, content, actor, now } = draft
      await tables(db)
        .insertInto('template_drafts')
        .values({
          ...{ id: draft.id, institution_code: institution, title_id: titleId, based_on_id: basedOn },
          ...columnsOf(content),
          ...{ state: draft.state, written_by: actor, changed_at: now },
          ...(draft.state === 'proposed' && { proposed_by: actor }),
        })
        .execute()
    },

    /** Writes an unproposed draft anew; false when it is no longer one. */
    async rewrite(id: string, { content, actor, now }: Pick<NewDraft, 'content' | 'actor' | 'now'>): Promise<boolean> {
      return isDone(
        tables(db)
          .updateTable('template_drafts')
          .set({
            ...columnsOf(content),
            state: 'draft',
            written_by: actor,
            decided_by: null,
            proposed_by: null,
            changed_at: now,
          })
          .where('id', '=', id)
          .where('state', 'in', ['draft', 'sent-back'])
          .returning('id'),
      )
    },
  }
}

/** What is decided about a draft. */
function decidedDrafts(db: Work) {
  return {
    propose: (id: string, by: string, now: Date) =>
      isDone(
        tables(db)
          .updateTable('template_drafts')
          .set({ state: 'proposed', proposed_by: by, comment: null, changed_at: now })
          .where('id', '=', id)
          .where('state', '=', 'draft')
          .returning('id'),
      ),

    withdraw: (id: string, now: Date) =>
      isDone(
        tables(db)
          .updateTable('template_drafts')
          .set({ state: 'withdrawn', decided_by: null, changed_at: now })
          .where('id', '=', id)
          .where('state', 'in', OPEN)
          .returning('id'),
      ),

    /** Approves or sends back what someone else proposed; false when it is not proposed or proposed by `by`. */
    decide: (
      id: string,
      decision: { state: 'approved' | 'sent-back'; by: string; comment: string | null; now: Date },
    ) =>
      isDone(
        tables(db)
          .updateTable('template_drafts')
          .set({ state: decision.state, decided_by: decision.by, comment: decision.comment, changed_at: decision.now })
          .where('id', '=', id)
          .where('state', '=', 'proposed')
          .where('proposed_by', '<>', decision.by)
          .returning('id'),
      ),

    insertVersion: (draft: DraftRow, approval: { by: string; now: Date }) => insertVersion(db, draft, approval),
  }
}
export type DraftRow = Selectable<TemplatesTables['template_drafts']>

interface NewDraft {
  id: string
  institution: string
  titleId: string
  basedOn: string | null
  content: TemplateContent
  state: 'draft' | 'proposed'
  actor: string
  now: Date
}

async function isDone(update: { executeTakeFirst(): Promise<unknown> }): Promise<boolean> {
  return (await update.executeTakeFirst()) !== undefined
}

function columnsOf(content: TemplateContent) {
  return {
    ...columnsOfTexts(content),
    level_code: content.levelCode,
    isced_field: content.iscedField,
    issuing_department_id: content.issuingDepartmentId,
    curriculum_id: content.curriculumId,
  }
}

/** Writes the next version of the draft's template, and the template where there is none yet. */
async function insertVersion(db: Work, draft: DraftRow, { by, now }: { by: string; now: Date }) {
  const template = await findOrInsertTemplate(db, draft, now)
  const { last } = await tables(db)
    .selectFrom('template_versions')
    .select(({ fn }) => fn.max('version').as('last'))
    .where('template_id', '=', template.id)
    .executeTakeFirstOrThrow()
  await tables(db)
    .insertInto('template_versions')
    .values({
      ...{ id: uuidV7(now), template_id: template.id, version: Number(last ?? 0) + 1, approved_at: now },
      ...columnsOfTexts(textsOf(draft)),
      level_code: draft.level_code,
      isced_field: draft.isced_field,
      issuing_department_id: draft.issuing_department_id,
      curriculum_id: draft.curriculum_id,
      ...{ proposed_by: draft.proposed_by, approved_by: by },
    })
    .execute()
  return template.blueprint_id
}

async function findOrInsertTemplate(db: Work, draft: DraftRow, now: Date) {
  await tables(db)
    .insertInto('templates')
    .values({ id: uuidV7(now), institution_code: draft.institution_code, title_id: draft.title_id })
    .onConflict((conflict) => conflict.columns(['institution_code', 'title_id']).doNothing())
    .execute()
  return tables(db)
    .selectFrom('templates')
    .select(['id', 'blueprint_id'])
    .where('institution_code', '=', draft.institution_code)
    .where('title_id', '=', draft.title_id)
    .executeTakeFirstOrThrow()
}
