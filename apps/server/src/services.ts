import { readFile } from 'node:fs/promises'
import { augmentPades, signerFromPem } from '@perga/ades'
import type { ReleasedDiploma } from '@perga/contracts'
import { parseAccessLinkCode } from '@perga/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { accessLinkStore } from './authorizations/access-link-store.ts'
import { authorizationStore } from './authorizations/authorization-store.ts'
import { createAccessLink } from './authorizations/create-access-link.ts'
import type { Config } from './config.ts'
import { createDegreeReader } from './diplomas/read-degrees.ts'
import { departmentStore } from './directory/department-store.ts'
import { institutionStore } from './directory/institution-store.ts'
import { makeDiplomaData, openDiplomaData } from './documents/diploma-data.ts'
import { documentJobs } from './documents/jobs.ts'
import { makeDocuments } from './documents/make-documents.ts'
import { type DocumentQuery, recallByAuditId, recallSignedDiploma } from './documents/recall-signed-diploma.ts'
import { recordOpening } from './documents/record-opening.ts'
import { sealedFileStore } from './documents/sealed-file-store.ts'
import { createTypesetter, typesetterLimits } from './documents/typesetting/typesetter.ts'
import { createHolderArea } from './holder/create-holder-area.ts'
import { Departures } from './identity/departures.ts'
import { civilRegistryResolver } from './identity/identity-resolver.ts'
import { cleanUpJobs } from './identity/jobs.ts'
import { logInHolder } from './identity/log-in-holder.ts'
import { Sessions } from './identity/sessions.ts'
import { connectTaxAuthority } from './identity/tax-authority.ts'
import { inspectedHolderStore } from './inspections/inspected-holder-store.ts'
import { inspectionStore } from './inspections/inspection-store.ts'
import { inspectionRightStore } from './inspections/right-store.ts'
import { createAuthorizationServer } from './oauth/create-authorization-server.ts'
import { giveConsent } from './oauth/give-consent.ts'
import { redeemForGrant } from './oauth/redeem-for-link.ts'
import { admitUser } from './organisations/admit-user.ts'
import { clientStore } from './organisations/client-store.ts'
import { findCurrentUser, type OrganisationUser, requireCurrentUser } from './organisations/current-user.ts'
import type { Clock } from './platform/clock.ts'
import type { OpenDatabase } from './platform/database.ts'
import { createHttpClient } from './platform/http-client.ts'
import type { Jobs } from './platform/jobs.ts'
import { keysFromMaster } from './platform/keys.ts'
import { smtpMailer } from './platform/mail.ts'
import { missLimit } from './platform/miss-limit.ts'
import { type Opening, openAccessLink } from './readings/open-access-link.ts'
import { WRITE_RECEIPT } from './receipts/jobs.ts'
import { openIdentifierKeys } from './releases/identifier-key.ts'
import { AUGMENT_RELEASES, releaseJobs } from './releases/jobs.ts'
import type { ReleaseDependencies } from './releases/release-diplomas.ts'
import { releaseStore } from './releases/release-store.ts'
import { connectSealAuthorities } from './releases/seal-authorities.ts'
import { openSources } from './sources/open-sources.ts'
import { templateStore } from './templates/template-store.ts'
import { verifyIdentifier } from './verification/verify-identifier.ts'

export type Services = Awaited<ReturnType<typeof createServices>>

/** Builds every feature once and hands each what it needs: the wiring of the whole server, and nothing else. */
export async function createServices(
  config: Config,
  { database, clock, log, enqueue }: { database: OpenDatabase; clock: Clock; log: Logger; enqueue: Jobs['enqueue'] },
) {
  const { db } = database
  const { origin, isSecure } = config
  const keys = keysFromMaster(config.masterKey)
  const http = createHttpClient({ connections: 32, timeoutMs: 5_000 })

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

  const opened = openSources({
    ...{ db, keys, clock, log },
    levelsOf: async (institution, titleIds) => {
      const versions = await templates.current(institution, titleIds)
      return new Map([...versions].map(([titleId, { level }]) => [titleId, level]))
    },
    // Addresses of institutions are entered by staff: where the service itself is public, so must they be.
    reach: isSecure ? 'public' : 'any',
  })
  const { sources } = opened
  const degrees = createDegreeReader({ sources, templates, keys })
  const signer = signerFromPem({
    privateKeyPem: await readFile(config.seal.keyFile, 'utf8'),
    certificateChainPem: await readFile(config.seal.chainFile, 'utf8'),
  })
  const identifierKeys = await openIdentifierKeys({ db, keys, clock })
  const sealedFiles = sealedFileStore(db, keys)
  const typesetter = createTypesetter(typesetterLimits())
  const sealSources = config.sealAuthorities && (await connectSealAuthorities(config.sealAuthorities, { http, clock }))
  const release: ReleaseDependencies = {
    ...{ db, store: releases, signer, identifierKeys, clock },
    onCompleted: async (transaction, readingId) => {
      await enqueue(transaction, WRITE_RECEIPT, { readingId })
      if (sealSources !== null) await enqueue(transaction, AUGMENT_RELEASES, {})
    },
  }
  const authorizationServer = createAuthorizationServer({
    ...{ origin, isSecure, db, keys, clock, log, clients, authorizations, degrees, release },
  })
  const { provider, records } = authorizationServer
  const documents = makeDocuments({
    ...{ origin, typesetter, files: sealedFiles, signer, clock, log },
    augment: sealSources && ((pdf) => augmentPades(pdf, 'B-LTA', sealSources)),
    sealIsQualified: config.sealIsQualified,
  })
  const mailer = config.mail && smtpMailer(config.mail)
  const holderArea = createHolderArea({
    ...{
      db,
      keys,
      clock,
      origin,
      sessions,
      mailer,
      authorizations,
      institutions,
      templates,
      degrees,
      release,
      documents,
    },
    endGrant: (grantHash) => records.removeGrant(grantHash),
  })

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
    authorizationServer: { ...authorizationServer, origin },
    holderLogin: {
      ...{ origin, sessions, departures, taxAuthority },
      logInHolder: (user: Parameters<typeof logInHolder>[0]) => logInHolder(user, { db, keys, clock, resolveIdentity }),
    },
    userLogin: {
      ...{ origin, sessions, departures, taxAuthority },
      admit: (user: Parameters<typeof admitUser>[0], came: { saidCitizen: boolean; token: string | null }) =>
        admitUser(user, { clients, keys, saidCitizen: came.saidCitizen, holdsOpenCode: () => isOpenCode(came.token) }),
    },
    directory: { institutions },
    statistics: { institutions, statistics: opened.statistics },
    organisations: { clients, findUser: (request: FastifyRequest) => findCurrentUser(request, userDependencies) },
    readings: {
      requireUser,
      openAccessLink: (opening: Opening) =>
        openAccessLink(opening, {
          ...{ links, authorizations, degrees, keys, clock },
          misses: missLimit({ db, clock, kind: 'access-link', allowed: 10, windowMs: 10 * 60_000 }),
          repeat: { releases, degrees },
          release,
        }),
    },
    verification: {
      requireUser,
      verifyIdentifier: (
        identifier: Parameters<typeof verifyIdentifier>[0],
        user: Parameters<typeof verifyIdentifier>[1],
      ) => verifyIdentifier(identifier, user, { db, releases, degrees, identifierKeys, keys, clock }),
    },
    documents: {
      requireUser,
      documents,
      recall: (query: DocumentQuery, user: OrganisationUser) =>
        recallSignedDiploma(query, user, { releases, degrees, identifierKeys, keys, clock }),
      recallByAuditId: (auditId: string, user: OrganisationUser) =>
        recallByAuditId(auditId, user, { releases, degrees, identifierKeys, keys, clock }),
      openDiplomaData: (sealed: string, user: OrganisationUser) => openDiplomaData(sealed, user, { keys, clock }),
      recordOpening: (opening: Parameters<typeof recordOpening>[0]) => recordOpening(opening, { db, keys, clock }),
    },
    inspections: {
      ...{ requireUser, db, keys, clock, log, institutions, sources, templates, release },
      departments: departmentStore(db),
      rights: inspectionRightStore(db),
      store: inspectionStore(db),
      holders: inspectedHolderStore(db),
      sealDiploma: (released: ReleasedDiploma) => makeDiplomaData(released, { keys, clock }),
    },
    holder: holderArea.dependencies,
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
    jobs: [
      ...opened.jobs,
      ...releaseJobs({ store: releases, clock, sources: sealSources }),
      ...holderArea.jobs,
      ...documentJobs({ files: sealedFiles, clock }),
      ...cleanUpJobs([sessions, departures, ...authorizationServer.ended]),
    ],
    async close() {
      mailer?.close()
      await Promise.all([typesetter.close(), opened.close(), http.close()])
    },
  }
}
