import { Done, InspectionLocks, LockLifting } from '@perga/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Clock } from '../platform/clock.ts'
import { STAFF_ONLY } from '../platform/operation-schema.ts'
import type { RequireProvider } from '../platform/require-provider.ts'
import type { Work } from '../platform/work.ts'
import { liftLock } from './lift-lock.ts'
import { inspectionLockStore } from './lock-store.ts'

const SHOWN_FOR_MS = 90 * 24 * 3_600_000
const MOST_LOCKS = 200

/** Users who were locked out of ex-officio checks (row X12): seen and let in again by the provider's staff. */
export function inspectionLockRoutes(options: {
  db: Work
  clock: Clock
  requireProvider: RequireProvider
}): FastifyPluginAsyncZod {
  const { db, clock, requireProvider } = options
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })

    app.get(
      '/api/desk/inspections/locks',
      { schema: { response: { 200: InspectionLocks }, refusals: STAFF_ONLY } },
      async (request) => {
        await requireProvider(request)
        const now = clock.now()
        const locks = await inspectionLockStore(db).recent(new Date(now.getTime() - SHOWN_FOR_MS), MOST_LOCKS)
        return { locks: locks.map((lock) => describe(lock, now)) }
      },
    )

    app.post(
      '/api/desk/inspections/locks/:id/lift',
      {
        schema: {
          params: z.object({ id: z.uuid() }),
          body: LockLifting,
          response: { 200: Done },
          refusals: [...STAFF_ONLY, 'not_found'],
        },
      },
      async (request) => {
        const { id: liftedBy } = await requireProvider(request)
        await liftLock({ id: request.params.id, liftedBy, reason: request.body.reason }, options)
        return { done: true } as const
      },
    )
  }
}

type Lock = Awaited<ReturnType<ReturnType<typeof inspectionLockStore>['recent']>>[number]

function describe({ id, user, name_el, name_en, ...lock }: Lock, now: Date): InspectionLocks['locks'][number] {
  return {
    id,
    user,
    at: lock.locked_at.toISOString(),
    until: lock.locked_until.toISOString(),
    organisation: name_el === null || name_en === null ? null : { el: name_el, en: name_en },
    isInForce: lock.lifted_at === null && lock.locked_until > now,
    lifted: describeLifting(lock),
  }
}

function describeLifting({ lifted_at, lifted_by, lift_reason }: Pick<Lock, 'lifted_at' | 'lifted_by' | 'lift_reason'>) {
  if (lifted_at === null) return null
  return { at: lifted_at.toISOString(), by: lifted_by ?? '', reason: lift_reason ?? '' }
}
