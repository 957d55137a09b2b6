import { type Locale, toLocale } from '@perga/domain'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { OrganisationUser, RequireUser } from '../organisations/sign-in/current-user.ts'
import { inlineAs } from '../platform/content-disposition.ts'
import { USERS_ONLY } from '../platform/operation-schema.ts'
import { type Documents, documentFileName } from './make-documents.ts'
import type { DocumentQuery } from './recall-signed-diploma.ts'
import type { DocumentOpening } from './record-opening.ts'
import type { SignedDiploma } from './signed-diploma.ts'

const Language = z.string().optional().transform(toLocale)
const Query = z.object({
  diploma_index: z.coerce.number().int().min(0),
  /** The verification identifier. */
  signature: z.string(),
  language: Language,
})
/** `diploma_data` is what `makeDiplomaData` made for a check result. */
const Form = z.object({ diploma_data: z.string(), language: Language })
/** Decorative: the name that the browser shows is made by the server. */
const Params = z.object({ filename: z.string() })

/** Long notes travel twice, in both languages, sealed and in base64. */
const FORM_LIMIT = 1024 * 1024

type DocumentKind = keyof Documents

const PATHS: Record<DocumentKind, string> = {
  sealed: '/api/client/diploma_pdf/:filename',
  printable: '/api/client/diploma_printable/:filename',
}

/** The JAdES file at the level it has reached, and the sealed PDF and the page for printing, of a diploma that was read (GET) or found by a check (POST): spec 1 §7. */
export function documentRoutes(options: {
  documents: Documents
  requireUser: RequireUser
  recall(query: DocumentQuery, user: OrganisationUser): Promise<SignedDiploma>
  recallByAuditId(auditId: string, user: OrganisationUser): Promise<SignedDiploma>
  openDiplomaData(diplomaData: string, user: OrganisationUser): SignedDiploma
  recordOpening(opening: DocumentOpening): Promise<void>
}): FastifyPluginAsyncZod {
  const { requireUser } = options

  const answer = async (reply: FastifyReply, kind: DocumentKind, document: Asked) => {
    const { signed, locale, user } = document
    const made = await options.documents[kind](signed, locale)
    await options.recordOpening({ kind, auditId: signed.auditId, user })
    const file = made instanceof Uint8Array ? { pdf: made, level: null } : made
    if (file.level !== null) reply.header('perga-seal-level', file.level)
    return reply
      .type('application/pdf')
      .header('content-disposition', inlineAs(documentFileName(signed)))
      .header('content-language', locale)
      .header('cache-control', 'no-store')
      .send(Buffer.from(file.pdf.buffer, file.pdf.byteOffset, file.pdf.byteLength))
  }

  return async (app) => {
    app.get(
      '/api/client/releases/:auditId/jades',
      {
        schema: {
          params: z.object({ auditId: z.uuid() }),
          files: ['application/jose+json'],
          refusals: [
            ...USERS_ONLY,
            'document_content_changed',
            'document_link_ended',
            'document_not_available',
            'document_not_comparable',
            'reading_not_permitted',
          ],
        },
      },
      async (request, reply) => {
        const user = await requireUser(request)
        const { jades } = await options.recallByAuditId(request.params.auditId, user)
        return reply.type('application/jose+json').header('cache-control', 'no-store').send(JSON.stringify(jades))
      },
    )

    for (const kind of ['sealed', 'printable'] as const) {
      const config = { rateLimit: { max: 120, timeWindow: '1 minute' } }
      app.get(
        PATHS[kind],
        {
          config,
          schema: {
            params: Params,
            querystring: Query,
            files: ['application/pdf'],
            refusals: [
              ...USERS_ONLY,
              'document_content_changed',
              'document_link_ended',
              'document_not_available',
              'document_not_comparable',
              'documents_busy',
              'reading_not_permitted',
            ],
          },
        },
        async (request, reply) => {
          const user = await requireUser(request)
          const { signature, diploma_index, language } = request.query
          const signed = await options.recall({ identifier: signature, position: diploma_index }, user)
          return answer(reply, kind, { signed, locale: language, user })
        },
      )
      app.post(
        PATHS[kind],
        {
          config,
          bodyLimit: FORM_LIMIT,
          schema: {
            params: Params,
            body: Form,
            files: ['application/pdf'],
            refusals: [...USERS_ONLY, 'diploma_data_invalid', 'documents_busy', 'inspection_not_permitted'],
          },
        },
        async (request, reply) => {
          const user = await requireUser(request)
          const signed = options.openDiplomaData(request.body.diploma_data, user)
          return answer(reply, kind, { signed, locale: request.body.language, user })
        },
      )
    }
  }
}

interface Asked {
  signed: SignedDiploma
  locale: Locale
  user: OrganisationUser
}
