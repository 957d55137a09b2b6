import { DeclaredFigures, Done, InstitutionFigures } from '@perga/contracts'
import { greekDay, refuseUnless } from '@perga/domain'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { STAFF_ONLY } from '../../platform/operation-schema.ts'
import type { Work } from '../../platform/work.ts'
import { declareStatistics } from './declare-statistics.ts'
import type { StatisticsStore } from './statistics-store.ts'

const InstitutionPath = z.object({ institution: z.string().max(100) })

/** The figures that an institution declares where its degrees cannot be counted. */
export function declaredFigureRoutes(options: {
  db: Work
  clock: Clock
  statistics: StatisticsStore
  /**
   * Who may see and declare the figures of this institution, as the audit names them. Throws a refusal unless the request is of
   * the provider or of the institution's own staff for the whole of it.
   */
  requireDeclarer(request: FastifyRequest, institution: string): Promise<string>
}): FastifyPluginAsyncZod {
  const { db, clock, statistics, requireDeclarer } = options
  return async (app) => {
    app.get(
      '/api/desk/institutions/:institution/figures',
      { schema: { params: InstitutionPath, response: { 200: InstitutionFigures }, refusals: STAFF_ONLY } },
      async (request, reply) => {
        const { institution } = request.params
        await requireDeclarer(request, institution)
        reply.header('cache-control', 'no-store')
        const [known, canDeclare] = [await statistics.find(institution), await statistics.mustBeDeclared(institution)]
        return { can_declare: canDeclare, figures: known === undefined ? null : describe(known) }
      },
    )

    app.post(
      '/api/desk/institutions/:institution/figures',
      {
        schema: {
          params: InstitutionPath,
          body: DeclaredFigures,
          response: { 200: Done },
          refusals: [...STAFF_ONLY, 'day_to_come', 'figures_are_counted'],
        },
      },
      async (request) => {
        const { institution } = request.params
        const actor = await requireDeclarer(request, institution)
        const { bachelor, master, doctorate, as_of } = request.body
        const asOf = new Date(`${as_of}T00:00:00Z`)
        refuseUnless(as_of <= greekDay(clock.now()), 'day_to_come')
        refuseUnless(await statistics.mustBeDeclared(institution), 'figures_are_counted')
        const figures = { '6': bachelor, '7': master, '8': doctorate }
        await declareStatistics({ institution, figures, asOf, actor }, { db, store: statistics, clock })
        return { done: true } as const
      },
    )
  }
}

type Known = NonNullable<Awaited<ReturnType<StatisticsStore['find']>>>

function describe({ bachelor, master, doctorate, undocumented, source, as_of }: Known): InstitutionFigures['figures'] {
  if (bachelor === null || master === null || doctorate === null || source === null || as_of === null) return null
  return { bachelor, master, doctorate, undocumented, source, as_of: as_of.toISOString() }
}
