import { randomBytes } from 'node:crypto'
import { TokenAnswer } from '@perga/contracts'
import { recordStore } from '@perga/server/oauth/server/record-store.ts'
import { CALLBACK, credentialsOf, decide, depart, discover } from '../tests/support/third-party.ts'
import { atLeast, atMost, type Figure } from './figures.ts'
import { type Call, putLoad } from './load.ts'
import { expectRight } from './reader.ts'
import { loadOf } from './releases.ts'
import type { Service } from './service.ts'

const CODES = 6_000
const CONNECTIONS = 32

/** Codes redeemed and refresh tokens renewed in turn, each used once and each renewal with a new token (RFC 9700 §4.14.2). */
export async function measureTokens(service: Service): Promise<Figure[]> {
  const next = await tokenCalls(service)
  const bounds = { connections: CONNECTIONS, requests: 3_000, seconds: 6 }
  const { perSecond, p99 } = await loadOf(service, next, () => putLoad(next, bounds))
  const goal = `OAuth code exchange and refresh with rotation, ${CONNECTIONS} connections`
  return [
    atLeast({ goal, value: perSecond, target: 240, unit: 'per s' }),
    atMost({ goal: `${goal}, p99`, value: p99, target: 250, unit: 'ms' }),
  ]
}

/** Every other call redeems a code, the others renew a token that came of an earlier call. */
async function tokenCalls(service: Service): Promise<() => Call> {
  const { codes, codeVerifier } = await manyCodes(service)
  const { id, secret } = credentialsOf('sandbox-app')
  const address = `${service.world.origin}/oauth/token`
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
  }
  const fresh: string[] = []
  const call = (fields: Record<string, string>): Call => ({
    ...{ address, method: 'POST', headers, body: new URLSearchParams(fields).toString() },
    check(status, body) {
      expectRight(status, status === 200)
      const { refresh_token } = TokenAnswer.parse(JSON.parse(body))
      if (refresh_token !== undefined) fresh.push(refresh_token)
    },
  })
  let turn = 0
  return () => {
    const renewed = turn++ % 2 === 0 ? undefined : fresh.shift()
    if (renewed !== undefined) return call({ grant_type: 'refresh_token', refresh_token: renewed })
    const code = codes.pop()
    if (code === undefined) throw new Error('there are no codes left')
    return call({ grant_type: 'authorization_code', code, redirect_uri: CALLBACK, code_verifier: codeVerifier })
  }
}

/** One code as a holder's consent gives it, and copies under names of their own, entered as the server enters them. */
async function manyCodes({ world }: Service): Promise<{ codes: string[]; codeVerifier: string }> {
  const { url, codeVerifier } = await depart(await discover(world, credentialsOf('sandbox-app')))
  const first = (await decide(world, url)).searchParams.get('code') ?? ''
  const clock = { now: () => new Date() }
  const records = recordStore({ db: world.database.db, keys: world.keys, clock })
  const payload = await records.find('AuthorizationCode', first)
  if (payload === undefined) throw new Error('the code is not kept under its name')
  const codes: string[] = []
  for (let copy = 0; copy < CODES; copy += 1) {
    const code = randomBytes(32).toString('base64url')
    await records.save('AuthorizationCode', code, { ...payload, jti: code }, 3600)
    codes.push(code)
  }
  return { codes, codeVerifier }
}
