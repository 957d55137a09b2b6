import { readFile } from 'node:fs/promises'
import { signerFromPem } from '@perga/ades'
import { createConnector } from '@perga/connectors'
import { parseAccessLinkCode } from '@perga/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { accessLinkStore } from './authorizations/access-link-store.ts'
import { authorizationStore } from './authorizations/authorization-store.ts'
import { createAccessLink } from './authorizations/create-access-link.ts'
import type { Config } from './config.ts'
import { createDegreeReader } from './diplomas/read-degrees.ts'
import { institutionStore } from './directory/institution-store.ts'
import { Departures } from './identity/departures.ts'
import { civilRegistryResolver } from './identity/identity-resolver.ts'
import { cleanUpJobs } from './identity/jobs.ts'
import { logInHolder } from './identity/log-in-holder.ts'
import { Sessions } from './identity/sessions.ts'
import { connectTaxAuthority } from './identity/tax-authority.ts'
import { giveConsent } from './oauth/give-consent.ts'
import { createProvider } from './oauth/provider.ts'
import { recordStore } from './oauth/record-store.ts'
import { redeemForGrant } from './oauth/redeem-for-link.ts'
import { admitUser } from './organisations/admit-user.ts'
import { clientStore } from './organisations/client-store.ts'
import { findCurrentUser, requireCurrentUser } from './organisations/current-user.ts'
import type { Clock } from './platform/clock.ts'
import type { OpenDatabase } from './platform/database.ts'
import { createHttpClient } from './platform/http-client.ts'
import { keysFromMaster } from './platform/keys.ts'
import { missLimit } from './platform/miss-limit.ts'
import { type Opening, openAccessLink } from './readings/open-access-link.ts'
import { openIdentifierKeys } from './releases/identifier-key.ts'
import { releaseJobs } from './releases/jobs.ts'
import { releaseStore } from './releases/release-store.ts'
import { connectionStore } from './sources/connection-store.ts'
import { Sources } from './sources/sources.ts'
import { templateStore } from './templates/template-store.ts'
import { verifyIdentifier } from './verification/verify-identifier.ts'

/** How long an institution may take before the others' answers go out without it. */
const INSTITUTION_DEADLINE_MS = 7_000

export type Services = Awaited<ReturnType<typeof createServices>>

/** Builds every feature once and hands each what it needs: the wiring of the whole server, and nothing else. */
export async function createServices(
  config: Config,
  { database, clock, log }: { database: OpenDatabase; clock: Clock; log: Logger },
) {
  const { db } = database
  const { origin, isSecure } = config
  const keys = keysFromMaster(config.masterKey)
  const http = createHttpClient({ connections: 32, timeoutMs: 5_000 })
  const institutionHttp = createHttpClient({ connections: 16, timeoutMs: INSTITUTION_DEADLINE_MS })

  const sessions = new Sessions({ db, keys, clock, isSecure })
  const departures = new Departures({ db, keys, clock, isSecure })
  const taxAuthority = connectTaxAuthority({ ...config.taxAuthority, http })
  const resolveIdentity = civilRegistryResolver({ ...config.civilRegistry, http })

  const clients = clientStore(db)
  const institutions = institutionStore(db)
  const templates = templateStore(db)
  const authorizations = authorizationStore(db, keys)
  const links = accessLinkStore(db, keys)
  const releases = releaseStore(db, keys)

  const sources = new Sources({
    store: connectionStore(db, keys),
    connect: (connection) =>
      createConnector(connection, { http: institutionHttp, deadlineMs: INSTITUTION_DEADLINE_MS, clock }),
    log,
  })
  const degrees = createDegreeReader({ sources, templates, keys })
  const signer = signerFromPem({
    privateKeyPem: await readFile(config.seal.keyFile, 'utf8'),
    certificateChainPem: await readFile(config.seal.chainFile, 'utf8'),
  })
  const identifierKeys = await openIdentifierKeys({ db, keys, clock })
  const records = recordStore({ db, keys, clock })
  const provider = createProvider({ origin, isSecure, records, clients, authorizations, keys })

  const userDependencies = { sessions, clients, keys }
  const requireUser = (request: FastifyRequest) => requireCurrentUser(request, userDependencies)
  const isOpenCode = async (token: string | null) => {
    const code = token === null ? null : parseAccessLinkCode(token)
    const link = code === null ? undefined : await links.findLive(code, clock.now())
    return link?.client_kind === 'any-tax-user'
  }

  return {
    log,
    db,
    provider,
    holderLogin: {
      ...{ origin, sessions, departures, taxAuthority },
      logInHolder: (user: Parameters<typeof logInHolder>[0]) => logInHolder(user, { db, keys, clock, resolveIdentity }),
    },
    userLogin: {
      ...{ origin, sessions, departures, taxAuthority },
      admit: (user: Parameters<typeof admitUser>[0], came: { saidCitizen: boolean; token: string | null }) =>
        admitUser(user, { clients, keys, saidCitizen: came.saidCitizen, holdsOpenCode: () => isOpenCode(came.token) }),
    },
    organisations: { clients, findUser: (request: FastifyRequest) => findCurrentUser(request, userDependencies) },
    readings: {
      requireUser,
      openAccessLink: (opening: Opening) =>
        openAccessLink(opening, {
          ...{ links, authorizations, degrees, keys, clock },
          misses: missLimit({ db, clock, kind: 'access-link', allowed: 10, windowMs: 10 * 60_000 }),
          repeat: { releases, degrees },
          release: { db, store: releases, signer, identifierKeys, clock },
        }),
    },
    verification: {
      requireUser,
      verifyIdentifier: (
        identifier: Parameters<typeof verifyIdentifier>[0],
        user: Parameters<typeof verifyIdentifier>[1],
      ) => verifyIdentifier(identifier, user, { db, releases, degrees, identifierKeys, keys, clock }),
    },
    interactions: {
      ...{ provider, clients, sessions, institutions, degrees, keys },
      giveConsent: (consent: Parameters<typeof giveConsent>[0]) =>
        giveConsent(consent, { db, provider, authorizations, degrees, keys, clock }),
    },
    linksFor: (app: FastifyInstance) => ({
      ...{ origin, clients, departures, sessions, links, clock },
      redeemForLink: async (redemption: Parameters<typeof redeemForGrant>[0]) => {
        const grantId = await redeemForGrant(redemption, { app, provider, keys, origin })
        return createAccessLink(grantId, { authorizations, links, clock })
      },
    }),
    jobs: [...releaseJobs({ store: releases, clock }), ...cleanUpJobs([sessions, departures, records])],
    async close() {
      await Promise.all([sources.close(), http.close(), institutionHttp.close()])
    },
  }
}
