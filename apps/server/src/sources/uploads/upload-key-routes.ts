import { Done, NewUploadKey, UploadKeyForm, UploadKeys, UploadReport } from '@perga/contracts'
import { Refusal, refuseUnless } from '@perga/domain'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { STAFF_ONLY } from '../../platform/operation-schema.ts'
import { admitUploadKey } from './admit-upload-key.ts'
import { makeUploadKey, retireUploadKey } from './make-upload-key.ts'
import { MOST_BYTES, uploadDegrees } from './upload-degrees.ts'
import { uploadKeyStore } from './upload-key-store.ts'
import { isFile, UploadQuery, type UploadRouteOptions, uploaderOf } from './upload-routes.ts'

const InstitutionPath = z.object({ institution: z.string().max(100) })
// A program sends a file a day or so; one that guesses keys gets no further.
const FEW = { rateLimit: { max: 20, timeWindow: '1 minute' } }

/** Keys of programs that send an institution's file, and the sending itself (row I11). */
export function uploadKeyRoutes(options: UploadRouteOptions): FastifyPluginAsyncZod {
  return async (app) => {
    app.addContentTypeParser('text/csv', (_request, payload, done) => done(null, payload))
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    await app.register(sendingRoutes(options))
    await app.register(keyRoutes(options))
  }
}

function sendingRoutes(options: UploadRouteOptions): FastifyPluginAsyncZod {
  return async (app) => {
    const response = { 200: UploadReport, 422: UploadReport }
    app.put(
      '/api/v1/institutions/:institution/degrees',
      {
        config: FEW,
        schema: {
          params: InstitutionPath,
          querystring: UploadQuery,
          response,
          consumes: ['text/csv'],
          refusals: ['upload_address_not_allowed', 'upload_key_invalid', 'upload_not_agreed', 'upload_too_large'],
        },
        bodyLimit: MOST_BYTES,
      },
      async (request, reply) => {
        const { institution } = request.params
        const actor = await admitUploadKey(request, institution, options)
        if (!isFile(request.body)) throw new Refusal('malformed_request')
        const { trial, charset } = request.query
        const file = { institution, bytes: request.body, charset, isTrial: trial === 'true', actor }
        const report = await uploadDegrees(file, options)
        // A program looks at the status first: a file with errors is no success.
        return reply.code(report.errors > 0 ? 422 : 200).send(report)
      },
    )
  }
}

function keyRoutes(options: UploadRouteOptions): FastifyPluginAsyncZod {
  const keys = uploadKeyStore(options.db)
  return async (app) => {
    const path = '/api/desk/institutions/:institution/upload-keys'
    app.get(
      path,
      { schema: { params: InstitutionPath, response: { 200: UploadKeys }, refusals: STAFF_ONLY } },
      async (request) => {
        const { institution } = request.params
        await uploaderOf(request, institution, options)
        const inForce = await keys.inForce(institution)
        return {
          address: `${options.origin}/api/v1/institutions/${encodeURIComponent(institution)}/degrees`,
          keys: inForce.map(({ made_at, last_used_at, ...key }) => ({
            ...key,
            made_at: made_at.toISOString(),
            last_used_at: last_used_at?.toISOString() ?? null,
          })),
        }
      },
    )

    app.post(
      path,
      {
        config: FEW,
        schema: {
          params: InstitutionPath,
          body: UploadKeyForm,
          response: { 200: NewUploadKey },
          refusals: [...STAFF_ONLY, 'two_upload_keys_already', 'upload_not_agreed'],
        },
      },
      async (request) => {
        const { institution } = request.params
        const actor = await uploaderOf(request, institution, options)
        // The provider ends keys but holds none: it would send degrees in the institution's name.
        refuseUnless(actor.startsWith('institution:'), 'not_permitted')
        return { key: await makeUploadKey({ institution, form: request.body, actor }, options) }
      },
    )

    app.post(
      `${path}/:id/retire`,
      {
        schema: {
          params: InstitutionPath.extend({ id: z.uuid() }),
          response: { 200: Done },
          refusals: [...STAFF_ONLY, 'not_found'],
        },
      },
      async (request) => {
        const { institution, id } = request.params
        const actor = await uploaderOf(request, institution, options)
        await retireUploadKey({ institution, id, actor }, options)
        return { done: true } as const
      },
    )
  }
}
