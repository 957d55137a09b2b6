import { CreatedId, Done, InstitutionLookup, NewUnrecognisedName, UnrecognisedNames } from '@perga/contracts'
import { refuseUnless } from '@perga/domain'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import { STAFF_ONLY } from '../platform/operation-schema.ts'
import { providerActor, type RequireProvider } from '../platform/require-provider.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import { inTransaction, type Work } from '../platform/work.ts'
import { nameStore, wordsOf } from './name-store.ts'

export interface LookupDependencies {
  db: Work
  clock: Clock
  requireProvider: RequireProvider
}

/** Whether an institution is recognised, by any name that it has or had; and the provider's list of names that are not (P11). */
export function lookupRoutes(options: LookupDependencies): FastifyPluginAsyncZod {
  const { db, clock, requireProvider } = options
  return async (app) => {
    app.get(
      '/api/v1/institutions/lookup',
      {
        schema: {
          querystring: z.object({ q: z.string().trim().min(2).max(200) }),
          response: { 200: InstitutionLookup },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'public, max-age=60')
        return lookUp(request.query.q, db)
      },
    )

    app.get(
      '/api/staff/unrecognised-names',
      { schema: { response: { 200: UnrecognisedNames }, refusals: STAFF_ONLY } },
      async (request) => {
        await requireProvider(request)
        const names = await nameStore(db).unrecognised([])
        return {
          names: names.map(({ id, entered_at, ...row }) => ({
            ...{ id, enteredAt: entered_at.toISOString() },
            ...describeUnrecognised(row),
          })),
        }
      },
    )

    app.post(
      '/api/staff/unrecognised-names',
      {
        schema: {
          body: NewUnrecognisedName,
          response: { 200: CreatedId },
          refusals: [...STAFF_ONLY, 'name_is_recognised', 'name_listed_already'],
        },
      },
      async (request) => {
        const actor = providerActor((await requireProvider(request)).id)
        const id = uuidV7(clock.now())
        refuseUnless(!(await nameStore(db).isRecognised(request.body.name)), 'name_is_recognised')
        await inTransaction(db, async (transaction) => {
          const isEntered = await nameStore(transaction).enter({ ...request.body, id, now: clock.now() })
          refuseUnless(isEntered, 'name_listed_already')
          await recordEvent(transaction, clock, { actor, act: 'unrecognised-name.enter', object: id })
        })
        return { id }
      },
    )

    app.post(
      '/api/staff/unrecognised-names/:id/remove',
      {
        schema: { params: z.object({ id: z.uuid() }), response: { 200: Done }, refusals: [...STAFF_ONLY, 'not_found'] },
      },
      async (request) => {
        const actor = providerActor((await requireProvider(request)).id)
        const { id } = request.params
        await inTransaction(db, async (transaction) => {
          refuseUnless(await nameStore(transaction).remove(id, clock.now()), 'not_found')
          await recordEvent(transaction, clock, { actor, act: 'unrecognised-name.remove', object: id })
        })
        return { done: true } as const
      },
    )
  }
}

async function lookUp(text: string, db: Work): Promise<InstitutionLookup> {
  const names = nameStore(db)
  const words = wordsOf(text)
  const recognised = await names.recognised(words)
  const former = await names.formerNames(recognised.map(({ code }) => code))
  return {
    recognised: recognised.map(({ code, name_el, name_en, city_el, city_en }) => ({
      ...{ code, name: { el: name_el, en: name_en } },
      city: city_el === null ? null : { el: city_el, en: city_en ?? city_el },
      formerNames: former
        .filter(({ institution_code }) => institution_code === code)
        .map((row) => ({ el: row.name_el, en: row.name_en ?? row.name_el })),
    })),
    unrecognised: (await names.unrecognised(words)).map(describeUnrecognised),
  }
}

interface UnrecognisedRow {
  name: string
  country: string | null
  reason_el: string
  reason_en: string
}

function describeUnrecognised({ name, country, reason_el, reason_en }: UnrecognisedRow) {
  return { name, country, reason: { el: reason_el, en: reason_en } }
}
