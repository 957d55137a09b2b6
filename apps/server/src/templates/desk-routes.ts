import {
  CreatedId,
  CurriculumForm,
  CurriculumOutcome,
  Done,
  DraftComment,
  ImportReport,
  NewCurriculum,
  NewIssuingDepartment,
  SavedDraft,
  TemplateChoices,
  TemplateDrafts,
  TemplateImport,
  TemplateRights,
} from '@perga/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Clock } from '../platform/clock.ts'
import { STAFF_ONLY } from '../platform/operation-schema.ts'
import type { Work } from '../platform/work.ts'
import { addIssuingDepartment } from './add-issuing-department.ts'
import { type Approval, approveDraft, proposeDraft, returnDraft, withdrawDraft } from './decide-draft.ts'
import { describeDraft } from './describe-draft.ts'
import { draftStore } from './draft-store.ts'
import { type EditRights, requireInstitution } from './edit-rights.ts'
import { importTemplates } from './import-templates.ts'
import { listChoices } from './list-choices.ts'
import type { RegistryStore } from './registry-store.ts'
import { addCurriculum, reviseCurriculum } from './save-curriculum.ts'
import { saveDraft } from './save-draft.ts'
import { toRow, writeRows } from './template-file.ts'

export interface DeskDependencies extends Approval {
  db: Work
  clock: Clock
  rights: EditRights
  registry: RegistryStore
}

const Id = z.object({ id: z.uuid() })
const Institution = z.object({ institution: z.string().max(100) })

/** The registry at the desk: who may edit, changes and their approval, import and export (spec 2 §6, rows T3, T5, T9). */
export function templateDeskRoutes(options: DeskDependencies): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(draftRoutes(options))
    await app.register(placeRoutes(options))
    await app.register(fileRoutes(options))
  }
}

function draftRoutes(options: DeskDependencies): FastifyPluginAsyncZod {
  const { db, rights } = options
  return async (app) => {
    app.get(
      '/api/staff/templates/rights',
      { schema: { response: { 200: TemplateRights }, refusals: ['member_not_confirmed', 'not_logged_in'] } },
      async (request) => {
        const editor = await rights.find(request)
        if (editor === null) return { institutions: [] }
        return { institutions: editor.institution === null ? null : [editor.institution] }
      },
    )

    app.get(
      '/api/staff/templates/drafts',
      { schema: { response: { 200: TemplateDrafts }, refusals: STAFF_ONLY } },
      async (request) => {
        const editor = await rights.require(request)
        const drafts = await draftStore(db).open(editor.institution)
        return { drafts: await Promise.all(drafts.map((draft) => describeDraft(draft, editor, db))) }
      },
    )

    app.post(
      '/api/staff/templates/drafts',
      {
        schema: {
          body: SavedDraft,
          response: { 200: CreatedId },
          refusals: [
            ...STAFF_ONLY,
            'template_being_changed',
            'template_curriculum_wrong',
            'template_department_wrong',
            'template_field_wrong',
            'template_level_wrong',
          ],
        },
      },
      async (request) => ({ id: await saveDraft(request.body, await rights.require(request), options) }),
    )

    const decisions = { propose: proposeDraft, withdraw: withdrawDraft, approve: approveDraft }
    for (const [name, decide] of Object.entries(decisions)) {
      app.post(
        `/api/staff/templates/drafts/:id/${name}`,
        {
          schema: {
            params: Id,
            response: { 200: Done },
            refusals: [
              ...STAFF_ONLY,
              'not_found',
              'second_person_needed',
              'template_curriculum_wrong',
              'template_department_wrong',
              'template_draft_moved_on',
              'template_field_wrong',
              'template_level_wrong',
              'template_unchanged',
            ],
          },
        },
        async (request) => {
          await decide(request.params.id, await rights.require(request), options)
          return { done: true } as const
        },
      )
    }

    app.post(
      '/api/staff/templates/drafts/:id/return',
      {
        schema: {
          params: Id,
          body: DraftComment,
          response: { 200: Done },
          refusals: [...STAFF_ONLY, 'not_found', 'second_person_needed', 'template_draft_moved_on'],
        },
      },
      async (request) => {
        const editor = await rights.require(request)
        await returnDraft(request.params.id, { editor, comment: request.body.comment }, options)
        return { done: true } as const
      },
    )
  }
}

function placeRoutes(options: DeskDependencies): FastifyPluginAsyncZod {
  const { db, rights } = options
  return async (app) => {
    app.get(
      '/api/staff/templates/choices/:institution',
      { schema: { params: Institution, response: { 200: TemplateChoices }, refusals: STAFF_ONLY } },
      async (request) => {
        requireInstitution(await rights.require(request), request.params.institution)
        return listChoices(request.params.institution, db)
      },
    )

    app.post(
      '/api/staff/curricula',
      {
        schema: {
          body: NewCurriculum,
          response: { 200: CreatedId },
          refusals: [...STAFF_ONLY, 'curriculum_dates_wrong', 'not_found'],
        },
      },
      async (request) => ({ id: await addCurriculum(request.body, await rights.require(request), options) }),
    )

    app.post(
      '/api/staff/curricula/:id/revisions',
      {
        schema: {
          params: Id,
          body: CurriculumForm,
          response: { 200: CurriculumOutcome },
          refusals: [
            ...STAFF_ONLY,
            'curriculum_dates_wrong',
            'curriculum_revised_already',
            'curriculum_unchanged',
            'not_found',
          ],
        },
      },
      async (request) => {
        const editor = await rights.require(request)
        return reviseCurriculum(request.params.id, { form: request.body, editor }, options)
      },
    )

    app.post(
      '/api/staff/issuing-departments',
      { schema: { body: NewIssuingDepartment, response: { 200: CreatedId }, refusals: [...STAFF_ONLY, 'not_found'] } },
      async (request) => ({ id: await addIssuingDepartment(request.body, await rights.require(request), options) }),
    )
  }
}

function fileRoutes(options: DeskDependencies): FastifyPluginAsyncZod {
  const { rights, registry } = options
  return async (app) => {
    app.post(
      '/api/staff/templates/import',
      {
        bodyLimit: 5 * 1024 * 1024,
        schema: {
          body: TemplateImport,
          response: { 200: ImportReport },
          refusals: [
            ...STAFF_ONLY,
            'import_unreadable',
            'not_found',
            'template_being_changed',
            'template_curriculum_wrong',
            'template_department_wrong',
            'template_field_wrong',
            'template_level_wrong',
          ],
        },
      },
      async (request) => importTemplates(request.body, await rights.require(request), options),
    )

    app.get(
      '/api/staff/templates/export/:institution',
      {
        schema: {
          params: Institution,
          querystring: z.object({ format: z.enum(['csv', 'json']) }),
          files: ['text/csv', 'application/json'],
          refusals: STAFF_ONLY,
        },
      },
      async (request, reply) => {
        const { institution } = request.params
        requireInstitution(await rights.require(request), institution)
        const { format } = request.query
        const rows = (await registry.ofInstitution(institution)).map(toRow)
        return reply
          .header(
            'content-disposition',
            `attachment; filename="templates-${encodeURIComponent(institution)}.${format}"`,
          )
          .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
          .serializer(String)
          .send(writeRows(rows, format))
      },
    )
  }
}
