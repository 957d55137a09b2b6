import * as client from 'openid-client'
import { afterAll, beforeAll, expect } from 'vitest'
import { credentialsOf, discover, errorOf, post, readDiplomas } from './third-party.ts'
import { startWorld, type World } from './world.ts'

/** The two systems of the demonstration against one server, for all tests of a file. */
export interface Systems {
  world: World
  app: Credentials
  legacy: Credentials
  /** `app`, as openid-client knows it. */
  system: client.Configuration
  redeem(fields: Record<string, string>, who?: Credentials): Promise<Response>
  renew(refreshToken: string, who?: Credentials): Promise<Response>
  /** Fails unless the tokens open, renew and are nothing any more. */
  expectDead(tokens: { accessToken: string; refreshToken: string }): Promise<void>
}

type Credentials = ReturnType<typeof credentialsOf>

/** Starts a server before the tests of this file and stops it after them; call the result inside a test. */
export function openSystems(): () => Systems {
  let opened: Systems
  beforeAll(async () => {
    opened = await connectSystems(await startWorld())
  })
  afterAll(() => opened.world.stop())
  return () => opened
}

async function connectSystems(world: World): Promise<Systems> {
  const app = credentialsOf('sandbox-app')
  const system = await discover(world, app)
  const redeem = (fields: Record<string, string>, who = app) => post(world, '/oauth/token', { fields, ...who })
  const renew = (refreshToken: string, who = app) =>
    redeem({ grant_type: 'refresh_token', refresh_token: refreshToken }, who)
  return {
    ...{ world, app, system, redeem, renew },
    legacy: credentialsOf('sandbox-legacy'),
    expectDead: async ({ accessToken, refreshToken }) => {
      expect((await readDiplomas(world, accessToken)).status).toBe(401)
      expect(await errorOf(await renew(refreshToken))).toBe('invalid_grant')
      expect(await client.tokenIntrospection(system, accessToken)).toEqual({ active: false })
    },
  }
}
