import { UploadReport, UploadState } from '@perga/contracts'
import { Refusal } from '@perga/domain'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { STAFF_ONLY } from '../../platform/operation-schema.ts'
import type { Work } from '../../platform/work.ts'
import type { ConnectionStore } from '../connections/connection-store.ts'
import { MOST_BYTES, uploadDegrees } from './upload-degrees.ts'
import type { UploadedDegreeStore } from './uploaded-degree-store.ts'

/** As much of a member of staff as matters here. */
export type Uploader =
  | { readonly kind: 'provider'; readonly id: string }
  | {
      readonly kind: 'institution'
      readonly id: string
      readonly institutionCode: string
      readonly entitlements: readonly { readonly maintainerId: string; readonly role: string }[]
    }

/** What the two ways of sending a file stand on. */
export interface UploadRouteOptions {
  origin: string
  db: Work
  degrees: UploadedDegreeStore
  connections: ConnectionStore
  clock: Clock
  /** Throws a refusal unless the request is of staff. */
  requireStaff(request: FastifyRequest): Promise<Uploader>
}

/** How a file is to be taken. */
export const UploadQuery = z.object({
  trial: z.enum(['true', 'false']).default('false'),
  charset: z.enum(['utf-8', 'windows-1253']).default('utf-8'),
})

/** The file of a small institution (row I11): looked at or taken, and when the last one was. Body: the CSV text itself. */
export function uploadRoutes(options: UploadRouteOptions): FastifyPluginAsyncZod {
  const params = z.object({ institution: z.string().max(100) })
  const path = '/api/desk/institutions/:institution/degrees'
  return async (app) => {
    // The file is read as it comes; what it may not exceed is counted there.
    app.addContentTypeParser('text/csv', (_request, payload, done) => done(null, payload))

    app.put(
      path,
      {
        schema: {
          params,
          querystring: UploadQuery,
          response: { 200: UploadReport },
          consumes: ['text/csv'],
          refusals: [...STAFF_ONLY, 'upload_not_agreed', 'upload_too_large'],
        },
        bodyLimit: MOST_BYTES,
      },
      async (request, reply) => {
        const { institution } = request.params
        const actor = await uploaderOf(request, institution, options)
        if (!isFile(request.body)) throw new Refusal('malformed_request')
        reply.header('cache-control', 'no-store')
        const { trial, charset } = request.query
        return uploadDegrees({ institution, bytes: request.body, charset, isTrial: trial === 'true', actor }, options)
      },
    )

    app.get(
      path,
      { schema: { params, response: { 200: UploadState }, refusals: STAFF_ONLY } },
      async (request, reply) => {
        const { institution } = request.params
        await uploaderOf(request, institution, options)
        reply.header('cache-control', 'no-store')
        const isAgreed = await options.connections.isUploading(institution)
        const current = await options.degrees.current(institution)
        return { isAgreed, uploadedAt: current?.uploaded_at.toISOString() ?? null, degrees: current?.degrees ?? 0 }
      },
    )
  }
}

/** Whether the body is a file that comes. */
export const isFile = (body: unknown): body is AsyncIterable<Uint8Array> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body

/**
 * The name in the audit of somebody who may: the provider, or who may do all for the whole of this institution. Throws
 * `not_logged_in` and `not_permitted`.
 */
export async function uploaderOf(
  request: FastifyRequest,
  institution: string,
  { requireStaff }: Pick<UploadRouteOptions, 'requireStaff'>,
): Promise<string> {
  const staff = await requireStaff(request)
  const mayUpload =
    staff.kind === 'provider' ||
    (staff.institutionCode === institution &&
      staff.entitlements.some(({ maintainerId, role }) => maintainerId === '0' && role === 'full'))
  if (!mayUpload) throw new Refusal('not_permitted')
  return `${staff.kind}:${staff.id}`
}
