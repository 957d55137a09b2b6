import { Done, FurtherPasskey, OwnPasskeys, PasskeyOffer, PasskeyToRemove } from '@perga/contracts'
import { refuseUnless } from '@perga/domain'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Departures } from '../../identity/departures.ts'
import type { Sessions } from '../../identity/sessions.ts'
import { STAFF_ONLY } from '../../platform/operation-schema.ts'
import type { CurrentStaff } from '../current-staff.ts'
import { addPasskey } from './add-passkey.ts'
import { challengeOf } from './passkeys.ts'
import type { PasskeyDependencies } from './register-passkey.ts'
import { removePasskey } from './remove-passkey.ts'

const Addition = z.object({ memberId: z.string() })

/** The passkeys of a member of the provider, administered by themselves. */
export function ownPasskeyRoutes(
  options: PasskeyDependencies & { sessions: Sessions; departures: Departures; staff: CurrentStaff },
): FastifyPluginAsyncZod {
  const { departures, passkeys, stored, staff } = options
  return async (app) => {
    app.get(
      '/api/desk/passkeys',
      { schema: { response: { 200: OwnPasskeys }, refusals: STAFF_ONLY } },
      async (request, reply) => {
        const member = await staff.requireProvider(request)
        const rows = await stored.describe(member.id)
        reply.header('cache-control', 'no-store')
        return {
          passkeys: rows.map(({ credential_id, label, created_at, last_used_at }) => ({
            ...{ id: credential_id, label, created_at: created_at.toISOString() },
            last_used_at: last_used_at?.toISOString() ?? null,
          })),
        }
      },
    )

    app.post(
      '/api/desk/passkeys/options',
      { schema: { response: { 200: PasskeyOffer }, refusals: STAFF_ONLY } },
      async (request, reply) => {
        const member = await staff.requireProvider(request)
        const context: z.infer<typeof Addition> = { memberId: member.id }
        const challenge = await departures.depart({ request, reply }, 'passkey-registration', context)
        return { options: await passkeys.creation(member, { challenge, known: await stored.ofMember(member.id) }) }
      },
    )

    app.post(
      '/api/desk/passkeys',
      { schema: { body: FurtherPasskey, response: { 200: Done }, refusals: [...STAFF_ONLY, 'passkey_refused'] } },
      async (request) => {
        const member = await staff.requireProvider(request)
        const begun = await departures.comeBack(request, 'passkey-registration', challengeOf(request.body.passkey))
        const isTheirs = Addition.safeParse(begun).data?.memberId === member.id
        refuseUnless(isTheirs, 'passkey_refused', { reason: 'challenge of another registration' })
        await addPasskey(request.body, member, options)
        return { done: true } as const
      },
    )

    app.post(
      '/api/desk/passkeys/remove',
      {
        schema: {
          body: PasskeyToRemove,
          response: { 200: Done },
          refusals: [...STAFF_ONLY, 'last_passkey', 'not_found'],
        },
      },
      async (request) => {
        const member = await staff.requireProvider(request)
        await removePasskey(request.body.id, member, options)
        // It may have been lost: whoever signed in with it elsewhere is out.
        await options.sessions.endOthers(request, 'staff')
        return { done: true } as const
      },
    )
  }
}
