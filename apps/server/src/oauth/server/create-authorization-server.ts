import type { Logger } from 'pino'
import type { AuthorizationStore } from '../../authorizations/authorization-store.ts'
import { grantStore } from '../../authorizations/grant-store.ts'
import type { DegreeReader } from '../../diplomas/read-degrees.ts'
import type { Sessions } from '../../identity/sessions.ts'
import type { ClientStore } from '../../organisations/clients/client-store.ts'
import { recordEvent } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Keys, sha256 } from '../../platform/keys.ts'
import { inTransaction, type Work } from '../../platform/work.ts'
import type { ReleaseDependencies } from '../../releases/release-diplomas.ts'
import { clientOfAgent } from '../link/agent-client.ts'
import { findAccess } from '../resource/find-access.ts'
import { chargeQuota, readSharedDiplomas } from '../resource/read-shared-diplomas.ts'
import { usageStore } from '../resource/usage-store.ts'
import { systemStore } from '../systems/system-store.ts'
import { thirdPartyStore } from '../systems/third-party-store.ts'
import { oauthClientFinder } from './find-oauth-client.ts'
import { createProvider } from './provider.ts'
import { recordStore } from './record-store.ts'

/** The authorization server and the resource that its tokens open, wired: what the routes and jobs of this feature need. */
export function createAuthorizationServer(options: {
  origin: string
  isSecure: boolean
  sessions: Sessions
  db: Work
  keys: Keys
  clock: Clock
  log: Logger
  clients: ClientStore
  authorizations: AuthorizationStore
  degrees: DegreeReader
  release: ReleaseDependencies
}) {
  const { origin, db, keys, clock, clients } = options
  const records = recordStore({ db, keys, clock })
  const grants = grantStore(db)
  const thirdParties = thirdPartyStore(db)
  const usage = usageStore({ db, clock })
  const provider = createProvider({
    ...options,
    records,
    // The answer does not wait for it: it is only told to the administrator, by the minute.
    onSecretUsed: (clientId, secret) => {
      if (clientOfAgent(clientId) !== null) return
      thirdParties.markUsed(clientId, sha256(secret), clock.now()).catch((error: unknown) => {
        options.log.warn({ err: error }, 'the use of a secret was not noted')
      })
    },
    findClient: oauthClientFinder({ origin, keys, clients, thirdParties }),
    grants: {
      isLive: (grantId) => grants.isLive(grantId, clock.now()),
      end: (grantHash) =>
        inTransaction(db, async (transaction) => {
          const id = await grants.end(transaction, grantHash, clock.now())
          if (id === undefined) return
          await recordEvent(transaction, clock, { actor: 'system', act: 'authorization.ended', object: id })
        }),
    },
  })

  return {
    provider,
    records,
    usage,
    systems: { thirdParties, systems: systemStore(db) },
    resource: {
      origin,
      readDiplomas: async (accessToken: string) => {
        const access = await findAccess(accessToken, { provider, grants, thirdParties, clock })
        await chargeQuota(access, usage)
        return readSharedDiplomas(access, options)
      },
    },
    allowsGetRenewal: async (id: string) => (await thirdParties.find(id))?.allows_get_renewal ?? false,
  }
}
