import { ArchiveInspection } from '@perga/contracts'
import { Refusal } from '@perga/domain'
import type { FastifyError, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inspectArchive } from './inspect-archive.ts'
import { type ArchiveDependencies, renewArchive } from './renew-archive.ts'

const FILE_LIMIT = 10 * 1024 * 1024
const FILE_TYPES = ['application/pdf', 'application/jose+json', 'application/json']

/**
 * A sealed file that its owner brings (row C12): its state, and the same file with a further archive stamp. Whoever holds
 * the file may ask, without a login; the body is the file itself, and nothing of it is kept or logged.
 */
export function archiveRoutes(dependencies: ArchiveDependencies): FastifyPluginAsyncZod {
  return async (app) => {
    // Here alone JSON arrives as the bytes that it is: what was signed must not pass through a parser.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(FILE_TYPES, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    const route = {
      bodyLimit: FILE_LIMIT,
      config: { rateLimit: { max: 20, timeWindow: '1 minute' } },
      errorHandler: renameRefusal,
    }

    app.post(
      '/api/archive/inspection',
      {
        ...route,
        schema: {
          consumes: FILE_TYPES,
          response: { 200: ArchiveInspection },
          refusals: [
            'archive_file_too_complex',
            'archive_file_too_large',
            'archive_file_unrecognised',
            'archive_not_offered',
            'documents_busy',
          ],
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return inspectArchive(fileOf(request), dependencies)
      },
    )

    app.post(
      '/api/archive/renewal',
      {
        ...route,
        schema: {
          consumes: FILE_TYPES,
          files: ['application/pdf', 'application/jose+json'],
          refusals: [
            'archive_authority_unavailable',
            'archive_file_foreign',
            'archive_file_not_valid',
            'archive_file_too_complex',
            'archive_file_too_large',
            'archive_file_unrecognised',
            'archive_not_offered',
            'documents_busy',
          ],
        },
      },
      async (request, reply) => {
        const renewed = await renewArchive(fileOf(request), dependencies)
        reply.header('cache-control', 'no-store').header('perga-seal-level', 'B-LTA')
        if (renewed.format === 'jades') return reply.type('application/jose+json').send(JSON.stringify(renewed.jades))
        return reply.type('application/pdf').send(Buffer.from(renewed.pdf))
      },
    )
  }
}

const File = z.instanceof(Uint8Array)

/** A request without a type has no body. */
function fileOf(request: FastifyRequest): Uint8Array {
  const file = File.safeParse(request.body)
  if (!file.success) throw new Refusal('archive_file_unrecognised')
  return file.data
}

/** Thrown on to the one place that answers refusals. */
function renameRefusal(error: FastifyError): never {
  if (error.statusCode === 413) throw new Refusal('archive_file_too_large')
  if (error.statusCode === 415) throw new Refusal('archive_file_unrecognised')
  throw error
}
