import { Done, EditorChange, TemplateEditors } from '@perga/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Clock } from '../platform/clock.ts'
import { STAFF_ONLY } from '../platform/operation-schema.ts'
import type { Work } from '../platform/work.ts'
import type { CurrentStaff } from '../staff/current-staff.ts'
import { changeEditor } from './change-editor.ts'
import type { EditorStore } from './editor-store.ts'

/** The provider gives accounts of institutions the credentials of the registry, and takes them back (spec 2 §6, row T5). */
export function templateEditorRoutes(options: {
  db: Work
  clock: Clock
  staff: CurrentStaff
  editors: EditorStore
}): FastifyPluginAsyncZod {
  const { staff, editors } = options
  return async (app) => {
    app.get(
      '/api/staff/templates/editors/:institution',
      {
        schema: {
          params: z.object({ institution: z.string().max(100) }),
          response: { 200: TemplateEditors },
          refusals: STAFF_ONLY,
        },
      },
      async (request) => {
        await staff.requireProvider(request)
        const accounts = await editors.accounts(request.params.institution)
        return {
          accounts: accounts.map(({ granted_at, ...account }) => ({ ...account, isEditor: granted_at !== null })),
        }
      },
    )

    app.post(
      '/api/staff/templates/editors/:account/change',
      {
        schema: {
          params: z.object({ account: z.uuid() }),
          body: EditorChange,
          response: { 200: Done },
          refusals: [...STAFF_ONLY, 'not_found'],
        },
      },
      async (request) => {
        const member = await staff.requireProvider(request)
        await changeEditor({ accountId: request.params.account, isEditor: request.body.isEditor }, member, options)
        return { done: true } as const
      },
    )
  }
}
