import { type InstitutionMetadata, InstitutionsMetadata } from '@perga/contracts'
import { compareGreek, Refusal } from '@perga/domain'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { drawMonogram } from './draw-monogram.ts'
import type { InstitutionRow, InstitutionStore } from './institution-store.ts'

/** The two adoption lists of spec 2 §2.2, by the prefix of their calls. */
export const ADOPTION_LISTS = [
  { prefix: '/api', adoption: 'adopter' },
  { prefix: '/api-test', adoption: 'beta' },
] as const

/** Who takes part, and each institution's picture (spec 2 §7). Public. */
export function directoryRoutes({ institutions }: { institutions: InstitutionStore }): FastifyPluginAsyncZod {
  return async (app) => {
    for (const { prefix, adoption } of ADOPTION_LISTS) {
      app.get(
        `${prefix}/client/institutions_metadata`,
        { schema: { response: { 200: InstitutionsMetadata } } },
        async (_request, reply) => {
          reply.header('cache-control', 'public, max-age=60')
          const metadata = (await institutions.adopting(adoption)).map(describe)
          return { metadata: metadata.sort((one, other) => compareGreek(one.name, other.name)) }
        },
      )
    }

    app.get(
      '/api/client/institutions/:code/logo.svg',
      {
        schema: { params: z.object({ code: z.string().max(100) }), files: ['image/svg+xml'], refusals: ['not_found'] },
      },
      async (request, reply) => {
        const institution = (await institutions.names()).get(request.params.code)
        if (institution === undefined) throw new Refusal('not_found')
        const picture = drawMonogram({ code: institution.code, name: institution.name_el })
        return reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml; charset=utf-8').send(picture)
      },
    )
  }
}

function describe(institution: InstitutionRow): InstitutionMetadata {
  const { code, name_el, name_en } = institution
  return {
    name: name_el,
    code,
    logo: `/api/client/institutions/${encodeURIComponent(code)}/logo.svg`,
    text: { name_el, name_en },
    signedPDF: institution.signed_pdf,
    support: {
      bachelor: institution.serves_bachelor,
      master: institution.serves_master,
      doctorate: institution.serves_doctorate,
    },
  }
}
