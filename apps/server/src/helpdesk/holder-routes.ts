import multipart from '@fastify/multipart'
import {
  DegreeRequestForm,
  DegreeRequestReceipt,
  Done,
  OwnRequest,
  OwnRequests,
  RequestDepartments,
  RequestMessageForm,
  RequestOffer,
} from '@perga/contracts'
import { Refusal } from '@perga/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { downloadAs } from '../platform/content-disposition.ts'
import { correspondenceStore, type NamedAttachment } from './correspondence-store.ts'
import { describeOwn } from './describe-request.ts'
import { enterRequest, type RequestEntry, type RequestHolder } from './enter-request.ts'
import { listOwn } from './list-requests.ts'
import { placeStore } from './place-store.ts'
import { checkedWhenRead, describedForm, FORM_LIMITS, readRequestForm } from './read-request-form.ts'
import { writeToStaff } from './write-message.ts'

export interface HolderRequestDependencies extends RequestEntry {
  /** The holder of the request. Throws `not_logged_in`. */
  requireHolder(request: FastifyRequest): Promise<RequestHolder>
}

const BASE = '/api/holder/requests'
const Id = z.object({ id: z.uuid() })
const Institution = z.object({ code: z.string().max(40) })
const FEW = { rateLimit: { max: 30, timeWindow: '1 minute' } }

/** What holders ask of institutions about their degrees (rows H7, G23): whom they can ask, asking, messages, files. */
export function holderRequestRoutes(dependencies: HolderRequestDependencies): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(multipart, { limits: FORM_LIMITS })
    app.setValidatorCompiler(checkedWhenRead)
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    await app.register(placeRoutes(dependencies))
    await app.register(requestRoutes(dependencies))
  }
}

function placeRoutes({ db, requireHolder }: HolderRequestDependencies): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      `${BASE}/institutions`,
      { schema: { response: { 200: RequestOffer }, refusals: ['not_logged_in'] } },
      async (request) => {
        await requireHolder(request)
        return { institutions: await placeStore(db).offers() }
      },
    )

    app.get(
      `${BASE}/institutions/:code/departments`,
      {
        schema: {
          params: Institution,
          response: { 200: RequestDepartments },
          refusals: ['not_found', 'not_logged_in'],
        },
      },
      async (request) => {
        await requireHolder(request)
        const places = placeStore(db)
        const institution = await places.answering(request.params.code)
        if (institution === undefined) throw new Refusal('not_found')
        const names = await places.departmentNames(institution)
        return { departments: names.map(({ id, name_el, name_en }) => ({ id, name_el, name_en })) }
      },
    )
  }
}

function requestRoutes(dependencies: HolderRequestDependencies): FastifyPluginAsyncZod {
  const { db, keys, requireHolder } = dependencies
  return async (app) => {
    app.post(
      BASE,
      {
        config: FEW,
        schema: {
          ...describedForm(DegreeRequestForm),
          response: { 200: DegreeRequestReceipt },
          refusals: [
            'attachment_not_clean',
            'attachment_too_large',
            'not_found',
            'not_logged_in',
            'requests_not_offered',
            'too_many_attachments',
          ],
        },
      },
      async (request) => {
        const holder = await requireHolder(request)
        const { form, files } = await readRequestForm(request, DegreeRequestForm)
        return enterRequest({ form, files, holder }, dependencies)
      },
    )

    app.get(BASE, { schema: { response: { 200: OwnRequests }, refusals: ['not_logged_in'] } }, async (request) => {
      const { holderIds } = await requireHolder(request)
      return listOwn(holderIds, dependencies)
    })

    app.get(
      `${BASE}/:id`,
      { schema: { params: Id, response: { 200: OwnRequest }, refusals: ['not_found', 'not_logged_in'] } },
      async (request) => {
        const { holderIds } = await requireHolder(request)
        return describeOwn({ id: request.params.id, holderIds, isLooking: true }, dependencies)
      },
    )

    app.post(
      `${BASE}/:id/messages`,
      {
        config: FEW,
        schema: {
          params: Id,
          ...describedForm(RequestMessageForm),
          response: { 200: Done },
          refusals: [
            'already_resolved',
            'attachment_not_clean',
            'attachment_too_large',
            'not_found',
            'not_logged_in',
            'too_many_attachments',
          ],
        },
      },
      async (request) => {
        const { holderIds } = await requireHolder(request)
        const { form, files } = await readRequestForm(request, RequestMessageForm)
        await writeToStaff({ id: request.params.id, holderIds, text: form.text, files }, dependencies)
        return { done: true as const }
      },
    )

    app.get(
      `${BASE}/:id/attachments/:attachment`,
      {
        schema: {
          params: AttachmentPath,
          files: ['application/pdf', 'image/jpeg', 'image/png'],
          refusals: ['not_found', 'not_logged_in'],
        },
      },
      async (request, reply) => {
        const { holderIds } = await requireHolder(request)
        const { id, attachment } = request.params
        await describeOwn({ id, holderIds, isLooking: false }, dependencies)
        return sendAttachment(reply, await correspondenceStore(db, keys).attachment(id, attachment))
      },
    )
  }
}

export const AttachmentPath = z.object({ id: z.uuid(), attachment: z.uuid() })

/** A file that somebody else sent leaves as a download alone, of the type that it was found to be. Throws `not_found`. */
export function sendAttachment(reply: FastifyReply, file: NamedAttachment | undefined): FastifyReply {
  if (file === undefined) throw new Refusal('not_found')
  return reply
    .type(file.type)
    .header('content-disposition', downloadAs(file.name))
    .header('x-content-type-options', 'nosniff')
    .send(Buffer.from(file.bytes))
}
