import {
  Done,
  PasskeyAnswer,
  PasskeyRequest,
  RegistrationForm,
  RegistrationOffer,
  RegistrationToken,
} from '@perga/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Departures } from '../../identity/departures.ts'
import type { Sessions } from '../../identity/sessions.ts'
import { logInWithPasskey } from './log-in-with-passkey.ts'
import { challengeOf } from './passkeys.ts'
import { findInvited, type PasskeyDependencies, registerPasskey } from './register-passkey.ts'

// A person needs a handful of tries; a program that guesses gets no more.
const FEW = { rateLimit: { max: 20, timeWindow: '1 minute' } }

/** Sign-in of the provider's members: passkeys, and their registration by a one-time link. */
export function passkeyRoutes(
  options: PasskeyDependencies & { sessions: Sessions; departures: Departures },
): FastifyPluginAsyncZod {
  const { sessions, departures, passkeys, stored } = options
  return async (app) => {
    app.post(
      '/api/staff/passkeys/login/options',
      { config: FEW, schema: { response: { 200: PasskeyRequest } } },
      async (request, reply) => passkeys.request(await departures.depart({ request, reply }, 'passkey-login', {})),
    )

    app.post(
      '/api/staff/passkeys/login',
      { config: FEW, schema: { body: PasskeyAnswer, response: { 200: Done }, refusals: ['passkey_refused'] } },
      async (request, reply) => {
        await departures.comeBack(request, 'passkey-login', challengeOf(request.body))
        const { memberId } = await logInWithPasskey(request.body, options)
        await sessions.start(reply, 'staff', { kind: 'provider', memberId })
        return { done: true } as const
      },
    )

    app.post(
      '/api/staff/registration/options',
      {
        config: FEW,
        schema: {
          body: RegistrationToken,
          response: { 200: RegistrationOffer },
          refusals: ['staff_invitation_invalid'],
        },
      },
      async (request, reply) => {
        const member = await findInvited(request.body.token, options)
        const challenge = await departures.depart({ request, reply }, 'passkey-registration', {})
        const known = await stored.ofMember(member.id)
        return { name: member.name, options: await passkeys.creation(member, { challenge, known }) }
      },
    )

    app.post(
      '/api/staff/registration',
      {
        config: FEW,
        schema: {
          body: RegistrationForm,
          response: { 200: Done },
          refusals: ['passkey_refused', 'staff_invitation_invalid'],
        },
      },
      async (request, reply) => {
        await departures.comeBack(request, 'passkey-registration', challengeOf(request.body.passkey))
        const { memberId } = await registerPasskey(request.body, options)
        const state = { kind: 'provider', memberId } as const
        // The new passkey replaced any other: who is signed in on a device that was lost stays outside.
        await sessions.endAll('staff', state)
        await sessions.start(reply, 'staff', state)
        return { done: true } as const
      },
    )
  }
}
