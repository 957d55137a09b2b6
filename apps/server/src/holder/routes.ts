import { Done, ErasureForm, HolderExport, LanguageQuery, OwnCopy, OwnDegrees } from '@perga/contracts'
import { toLocale } from '@perga/domain'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { DegreeReader } from '../diplomas/read-degrees.ts'
import { type Documents, documentFileName } from '../documents/make-documents.ts'
import type { Sessions } from '../identity/sessions.ts'
import { inlineAs } from '../platform/content-disposition.ts'
import { navigationLanguage } from '../platform/navigation.ts'
import { requireCurrentHolder } from './current-holder.ts'
import { type ErasureDependencies, eraseHolder } from './erase-holder.ts'
import { type ExportDependencies, exportHolder } from './export-holder.ts'
import { listDegrees } from './list-degrees.ts'
import { type CopyDependencies, makeCopy } from './make-copy.ts'

/** How long the sealed file of an own copy is kept: it is given once, at once. */
const COPY_KEPT_MS = 15 * 60_000

export interface HolderDependencies extends CopyDependencies, ExportDependencies, ErasureDependencies {
  sessions: Sessions
  degrees: DegreeReader
  documents: Documents
}

/** The holder's own diplomas and data: view, copies, export, erasure. */
export function holderRoutes(dependencies: HolderDependencies): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(diplomaRoutes(dependencies))
    await app.register(dataRoutes(dependencies))
  }
}

function diplomaRoutes(dependencies: HolderDependencies): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/holder/diplomas',
      { schema: { response: { 200: OwnDegrees }, refusals: ['not_logged_in'] } },
      async (request, reply) => {
        const { session } = await requireCurrentHolder(request, dependencies)
        reply.header('cache-control', 'no-store')
        return listDegrees(session, dependencies)
      },
    )

    app.post(
      '/api/holder/diplomas/:degree/copies',
      {
        schema: {
          params: z.object({ degree: z.string() }),
          response: { 200: OwnCopy },
          refusals: ['institution_unavailable', 'not_found', 'not_logged_in'],
        },
      },
      async (request, reply) => {
        const { session } = await requireCurrentHolder(request, dependencies)
        reply.header('cache-control', 'no-store')
        return { copy: await makeCopy({ holder: session, degree: request.params.degree }, dependencies) }
      },
    )

    app.get(
      '/api/holder/diplomas/:degree/pdf',
      {
        config: { rateLimit: { max: 30, timeWindow: '1 minute' }, refusalPage: backToDegrees },
        schema: {
          params: z.object({ degree: z.string() }),
          querystring: LanguageQuery,
          files: ['application/pdf'],
          refusals: ['documents_busy', 'institution_unavailable', 'not_found', 'not_logged_in'],
        },
      },
      async (request, reply) => {
        const { session } = await requireCurrentHolder(request, dependencies)
        const copy = await makeCopy({ holder: session, degree: request.params.degree }, dependencies)
        const signed = { ...copy, keepUntil: new Date(dependencies.clock.now().getTime() + COPY_KEPT_MS) }
        const { pdf, level } = await dependencies.documents.sealed(signed, toLocale(request.query.lang))
        return reply
          .type('application/pdf')
          .header('content-disposition', inlineAs(documentFileName(signed)))
          .header('cache-control', 'no-store')
          .header('perga-seal-level', level)
          .send(Buffer.from(pdf))
      },
    )
  }
}

function dataRoutes(dependencies: HolderDependencies): FastifyPluginAsyncZod {
  const { sessions } = dependencies
  return async (app) => {
    app.get(
      '/api/holder/export',
      {
        config: { rateLimit: { max: 10, timeWindow: '1 minute' }, refusalPage: backToDegrees },
        schema: { response: { 200: HolderExport }, refusals: ['not_logged_in'] },
      },
      async (request, reply) => {
        const exported = await exportHolder(await requireCurrentHolder(request, dependencies), dependencies)
        reply.header('cache-control', 'no-store')
        reply.header('content-disposition', 'attachment; filename="my-data.json"')
        return exported
      },
    )

    app.post(
      '/api/holder/erasure',
      { schema: { body: ErasureForm, response: { 200: Done }, refusals: ['not_logged_in'] } },
      async (request, reply) => {
        const { holderIds } = await requireCurrentHolder(request, dependencies)
        await eraseHolder(holderIds, dependencies)
        await sessions.endOthers(request, 'holder')
        await sessions.end(request, reply, 'holder')
        return { done: true as const }
      },
    )
  }
}

/** A file is asked for by going to its address: who does not get it is back at the degrees, which say why. */
function backToDegrees(code: string, request: FastifyRequest): string {
  const why = code === 'not_logged_in' ? 'login' : 'failed'
  return `/authorization/data?lang=${navigationLanguage(request)}&${why}=${code}`
}
