import {
  AssignmentForm,
  DeskRequest,
  Done,
  HelpdeskGroupForm,
  HelpdeskGroups,
  HelpdeskSettings,
  HelpdeskSettingsForm,
  RequestAssignees,
  RequestQuery,
  RequestQueue,
  RequestTargets,
  RequestTransferForm,
  ResolutionForm,
  StaffMessageForm,
} from '@perga/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { STAFF_ONLY } from '../platform/operation-schema.ts'
import type { CurrentStaff } from '../staff/current-staff.ts'
import type { TemplateStore } from '../templates/template-store.ts'
import { assignRequest, listAssignees, listTargets, transferRequest } from './assign-request.ts'
import { changeSettings, describeSettings } from './change-settings.ts'
import { describeForStaff } from './describe-request.ts'
import type { HelpdeskDependencies } from './helpdesk-dependencies.ts'
import { AttachmentPath, sendAttachment } from './holder-routes.ts'
import { listGroups, removeGroup, saveGroup } from './keep-groups.ts'
import { listQueue } from './list-requests.ts'
import { readAttachment } from './read-attachment.ts'
import { resolveRequest } from './resolve-request.ts'
import { writeNote, writeToHolder } from './write-message.ts'

export interface DeskRequestDependencies extends HelpdeskDependencies {
  templates: TemplateStore
  requireMember: CurrentStaff['requireInstitutionStaff']
}

const BASE = '/api/desk/requests'
const Id = z.object({ id: z.uuid() })
const done = { done: true } as const

/** The helpdesk of institutions: the queue, one request and what is done with it, settings and groups (spec 2 §6, rows H5, H6, H9, X14). */
export function deskRequestRoutes(dependencies: DeskRequestDependencies): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    await app.register(readingRoutes(dependencies))
    await app.register(actRoutes(dependencies))
    await app.register(settingsRoutes(dependencies))
  }
}

function readingRoutes(dependencies: DeskRequestDependencies): FastifyPluginAsyncZod {
  const { requireMember } = dependencies
  return async (app) => {
    app.get(
      BASE,
      { schema: { querystring: RequestQuery, response: { 200: RequestQueue }, refusals: STAFF_ONLY } },
      async (request) => listQueue(request.query, { member: await requireMember(request), dependencies }),
    )

    app.get(
      `${BASE}/:id`,
      { schema: { params: Id, response: { 200: DeskRequest }, refusals: [...STAFF_ONLY, 'not_found'] } },
      async (request) =>
        describeForStaff({ id: request.params.id, member: await requireMember(request) }, dependencies),
    )

    app.get(
      `${BASE}/:id/assignees`,
      {
        schema: {
          params: Id,
          response: { 200: RequestAssignees },
          refusals: [...STAFF_ONLY, 'already_resolved', 'not_found'],
        },
      },
      async (request) => listAssignees({ id: request.params.id, member: await requireMember(request) }, dependencies),
    )

    app.get(
      `${BASE}/:id/departments`,
      {
        schema: {
          params: Id,
          response: { 200: RequestTargets },
          refusals: [...STAFF_ONLY, 'already_resolved', 'not_found'],
        },
      },
      async (request) => listTargets({ id: request.params.id, member: await requireMember(request) }, dependencies),
    )

    app.get(
      `${BASE}/:id/attachments/:attachment`,
      {
        schema: {
          params: AttachmentPath,
          files: ['application/pdf', 'image/jpeg', 'image/png'],
          refusals: [...STAFF_ONLY, 'not_found'],
        },
      },
      async (request, reply) => {
        const member = await requireMember(request)
        return sendAttachment(reply, await readAttachment({ ...request.params, member }, dependencies))
      },
    )
  }
}

function actRoutes(dependencies: DeskRequestDependencies): FastifyPluginAsyncZod {
  const { requireMember } = dependencies
  return async (app) => {
    app.post(
      `${BASE}/:id/assign`,
      {
        schema: {
          params: Id,
          body: AssignmentForm,
          response: { 200: Done },
          refusals: [...STAFF_ONLY, 'already_resolved', 'assignee_not_eligible', 'not_found'],
        },
      },
      async (request) => {
        const act = { id: request.params.id, member: await requireMember(request), to: request.body }
        await assignRequest(act, dependencies)
        return done
      },
    )

    app.post(
      `${BASE}/:id/department`,
      {
        schema: {
          params: Id,
          body: RequestTransferForm,
          response: { 200: Done },
          refusals: [...STAFF_ONLY, 'already_resolved', 'not_found'],
        },
      },
      async (request) => {
        const act = { id: request.params.id, member: await requireMember(request) }
        await transferRequest({ ...act, maintainerId: request.body.maintainer_id }, dependencies)
        return done
      },
    )

    for (const [path, write] of [
      ['messages', writeToHolder],
      ['notes', writeNote],
    ] as const) {
      app.post(
        `${BASE}/:id/${path}`,
        {
          schema: {
            params: Id,
            body: StaffMessageForm,
            response: { 200: Done },
            refusals: [...STAFF_ONLY, 'already_resolved', 'not_found'],
          },
        },
        async (request) => {
          const act = { id: request.params.id, member: await requireMember(request), text: request.body.text }
          await write(act, dependencies)
          return done
        },
      )
    }

    app.post(
      `${BASE}/:id/resolve`,
      {
        schema: {
          params: Id,
          body: ResolutionForm,
          response: { 200: Done },
          refusals: [...STAFF_ONLY, 'already_resolved', 'not_found'],
        },
      },
      async (request) => {
        const act = { id: request.params.id, member: await requireMember(request), ...request.body }
        await resolveRequest(act, dependencies)
        return done
      },
    )
  }
}

function settingsRoutes(dependencies: DeskRequestDependencies): FastifyPluginAsyncZod {
  const { requireMember } = dependencies
  const [settings, groups] = ['/api/desk/helpdesk/settings', '/api/desk/helpdesk/groups']
  return async (app) => {
    app.get(settings, { schema: { response: { 200: HelpdeskSettings }, refusals: STAFF_ONLY } }, async (request) =>
      describeSettings(await requireMember(request), dependencies),
    )

    app.post(
      settings,
      { schema: { body: HelpdeskSettingsForm, response: { 200: HelpdeskSettings }, refusals: STAFF_ONLY } },
      async (request) => {
        const member = await requireMember(request)
        await changeSettings({ form: request.body, member }, dependencies)
        return describeSettings(member, dependencies)
      },
    )

    app.get(groups, { schema: { response: { 200: HelpdeskGroups }, refusals: STAFF_ONLY } }, async (request) =>
      listGroups(await requireMember(request), dependencies),
    )

    app.post(
      groups,
      {
        schema: {
          body: HelpdeskGroupForm,
          response: { 200: HelpdeskGroups },
          refusals: [...STAFF_ONLY, 'assignee_not_eligible', 'group_name_taken', 'not_found'],
        },
      },
      async (request) => {
        const member = await requireMember(request)
        await saveGroup({ id: null, form: request.body, member }, dependencies)
        return listGroups(member, dependencies)
      },
    )

    app.post(
      `${groups}/:id`,
      {
        schema: {
          params: Id,
          body: HelpdeskGroupForm,
          response: { 200: HelpdeskGroups },
          refusals: [...STAFF_ONLY, 'assignee_not_eligible', 'group_name_taken', 'not_found'],
        },
      },
      async (request) => {
        const member = await requireMember(request)
        await saveGroup({ id: request.params.id, form: request.body, member }, dependencies)
        return listGroups(member, dependencies)
      },
    )

    app.post(
      `${groups}/:id/remove`,
      {
        schema: {
          params: Id,
          response: { 200: HelpdeskGroups },
          refusals: [...STAFF_ONLY, 'group_has_requests', 'not_found'],
        },
      },
      async (request) => {
        const member = await requireMember(request)
        await removeGroup({ id: request.params.id, member }, dependencies)
        return listGroups(member, dependencies)
      },
    )
  }
}
