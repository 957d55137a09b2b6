import { StatisticsAnswer } from '@perga/contracts'
import { Refusal } from '@perga/domain'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { InstitutionRow, InstitutionStore } from '../../directory/institution-store.ts'
import { ADOPTION_LISTS } from '../../directory/routes.ts'
import type { StatisticsStore } from './statistics-store.ts'

/** `GET /api/client/stats/{institutionName}` and its beta twin (spec 2 §7): one institution's figures and contact. Public. */
export function institutionStatisticsRoutes(options: {
  institutions: InstitutionStore
  statistics: StatisticsStore
}): FastifyPluginAsyncZod {
  const params = z.object({ institutionName: z.string().max(400) })
  return async (app) => {
    for (const { prefix, adoption } of ADOPTION_LISTS) {
      app.get(
        `${prefix}/client/stats/:institutionName`,
        { schema: { params, response: { 200: StatisticsAnswer }, refusals: ['not_found'] } },
        async (request, reply) => {
          const institution = await options.institutions.find(request.params.institutionName)
          if (institution?.adoption !== adoption) throw new Refusal('not_found')
          const figures = await options.statistics.find(institution.code)
          reply.header('cache-control', 'public, max-age=60')
          return { diplomasInfo: [describe(institution, figures)] }
        },
      )
    }
  }
}

function describe(
  institution: InstitutionRow,
  figures: Awaited<ReturnType<StatisticsStore['find']>>,
): StatisticsAnswer['diplomasInfo'][number] {
  return {
    numberOfUndergraduateDegrees: figures?.bachelor ?? null,
    numberOfMasterDegrees: figures?.master ?? null,
    numberOfPhd: figures?.doctorate ?? null,
    email: institution.email,
    phone: institution.phone,
    url: institution.website,
    comments: institution.comments_el,
    comments_en: institution.comments_en,
    code: institution.code,
    name_en: institution.name_en,
    as_of: figures?.as_of?.toISOString() ?? null,
    source: figures?.source ?? null,
  }
}
