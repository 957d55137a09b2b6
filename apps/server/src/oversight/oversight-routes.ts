import { HandOverOverview, InspectionPurposes, RecentInspections } from '@perga/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Clock } from '../platform/clock.ts'
import { STAFF_ONLY } from '../platform/operation-schema.ts'
import type { RequireProvider } from '../platform/require-provider.ts'
import type { InspectionOversight } from './oversight-store.ts'

const DAY_MS = 24 * 3_600_000
const MOST_PURPOSES = 1000
const MOST_CHECKS = 200

/** Ex-officio checks as the provider oversees them (rows X11, X13, X14): counts and purposes, nothing of the persons. */
export function inspectionOversightRoutes(options: {
  oversight: InspectionOversight
  clock: Clock
  requireProvider: RequireProvider
}): FastifyPluginAsyncZod {
  const { oversight, clock, requireProvider } = options
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })

    app.get(
      '/api/desk/inspections/purposes',
      { schema: { response: { 200: InspectionPurposes }, refusals: STAFF_ONLY } },
      async (request) => {
        await requireProvider(request)
        const rows = await oversight.purposes(daysAgo(366), MOST_PURPOSES)
        return {
          purposes: rows.map(({ display_name_el: el, display_name_en: en, ...row }) => ({
            client: { el, en },
            ...row,
          })),
        }
      },
    )

    app.get(
      '/api/desk/inspections/hand-overs',
      { schema: { response: { 200: HandOverOverview }, refusals: STAFF_ONLY } },
      async (request) => {
        await requireProvider(request)
        const rows = await oversight.handOvers(clock.now())
        return { institutions: rows.map((row) => ({ ...row, next_answer_by: row.next_answer_by.toISOString() })) }
      },
    )

    app.get(
      '/api/desk/inspections',
      { schema: { response: { 200: RecentInspections }, refusals: STAFF_ONLY } },
      async (request) => {
        await requireProvider(request)
        const rows = await oversight.recent(daysAgo(90), MOST_CHECKS)
        return { inspections: rows.map((row) => describe(row, clock.now())) }
      },
    )
  }
}

type Row = Awaited<ReturnType<InspectionOversight['recent']>>[number]

function describe(row: Row, now: Date): RecentInspections['inspections'][number] {
  const isTold = row.seen_at !== null || row.mailed_at !== null
  const isDelayed = row.delay_reason !== null && row.visible_from !== null && row.visible_from > now
  return {
    id: row.id,
    at: row.created_at.toISOString(),
    client: { el: row.display_name_el, en: row.display_name_en },
    institution: row.institution_code,
    purpose: row.purpose,
    case_number: row.case_number,
    receipt: isTold ? 'told' : isDelayed ? 'delayed' : 'due',
    delay:
      row.delay_reason === null || row.visible_from === null
        ? null
        : { until: row.visible_from.toISOString(), reason: row.delay_reason, by: row.delayed_by ?? '' },
  }
}
