import { augmentPades } from '@perga/ades'
import type { ReleasedDiploma } from '@perga/contracts'
import { parseAccessLinkCode } from '@perga/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import { createAccessLink } from './authorizations/create-access-link.ts'
import type { Config } from './config.ts'
import { createDesk } from './desk-services.ts'
import { departmentStore } from './directory/department-store.ts'
import { ARCHIVE_VALIDATOR_LIMITS, createArchiveValidator } from './documents/archive-validation/archive-validator.ts'
import { makeDiplomaData, openDiplomaData } from './documents/diploma-data.ts'
import { englishClientName } from './documents/english-client-name.ts'
import { documentJobs } from './documents/jobs.ts'
import { makeDocuments } from './documents/make-documents.ts'
import { type DocumentQuery, recallByAuditId, recallSignedDiploma } from './documents/recall-signed-diploma.ts'
import { type DocumentOpening, recordOpening } from './documents/record-opening.ts'
import { sealedFileStore } from './documents/sealed-file-store.ts'
import { createTypesetter, typesetterLimits } from './documents/typesetting/typesetter.ts'
import { enquiryStore } from './enquiries/enquiry-store.ts'
import { figureStore } from './figures/figure-store.ts'
import { figureJobs } from './figures/jobs.ts'
import { figuresForAMinute } from './figures/report-figures.ts'
import { type Foundation, openFoundation, type Resources } from './foundation.ts'
import { createHelpdesk } from './helpdesk/create-helpdesk.ts'
import { createHolderArea } from './holder/create-holder-area.ts'
import { requireCurrentHolder } from './holder/current-holder.ts'
import { openOwnHandle } from './holder/own-degree-handle.ts'
import { cleanUpJobs } from './identity/jobs.ts'
import { logInHolder } from './identity/log-in-holder.ts'
import type { TaxUser } from './identity/tax-user.ts'
import { findHandOver } from './inspections/hand-over-store.ts'
import { inspectionStore } from './inspections/inspection-store.ts'
import { inspectionJobs, MAIL_LOCK } from './inspections/jobs.ts'
import { inspectionRightStore } from './inspections/right-store.ts'
import { createAuthorizationServer } from './oauth/create-authorization-server.ts'
import { type Consent, giveConsent } from './oauth/give-consent.ts'
import { redeemForGrant } from './oauth/redeem-for-link.ts'
import { systemStore } from './oauth/system-store.ts'
import { admitUser } from './organisations/admit-user.ts'
import { createRegistration } from './organisations/create-registration.ts'
import { findCurrentUser, type OrganisationUser, requireCurrentUser, userActor } from './organisations/current-user.ts'
import { logInAdministrator } from './organisations/log-in-administrator.ts'
import type { Jobs } from './platform/jobs.ts'
import { smtpMailer } from './platform/mail.ts'
import { missLimit } from './platform/miss-limit.ts'
import type { OpenTransaction } from './platform/work.ts'
import { type Opening, openAccessLink } from './readings/open-access-link.ts'
import { releaseJobs } from './releases/jobs.ts'
import type { Identifier } from './releases/recall-release.ts'
import { connectionStore } from './sources/connection-store.ts'
import { uploadedDegreeStore } from './sources/uploaded-degree-store.ts'
import { createStaff } from './staff/create-staff.ts'
import { providerMemberStore } from './staff/provider-member-store.ts'
import { staffActor } from './staff/staff-member.ts'
import { createTemplates } from './templates/create-templates.ts'
import { readPersonas } from './tour/read-personas.ts'
import { verifyIdentifier } from './verification/verify-identifier.ts'

// What an authenticator shows beside a passkey of the provider's staff.
const SERVICE_NAME = 'Ψηφιακοί τίτλοι σπουδών'

export type Services = Awaited<ReturnType<typeof createServices>>

/** Builds every feature once and hands each what it needs: the wiring of the whole server, and nothing else. */
export async function createServices(config: Config, resources: Resources) {
  const base = await openFoundation(config, resources)
  const { log, db, origin, clock, institutions } = base
  const authorizationServer = createAuthorizationServer(base)
  const papers = createPapers(config, base)
  const mailer = config.mail && smtpMailer(config.mail)
  const holderArea = createHolderArea({
    ...base,
    ...{ mailer, documents: papers.documents },
    nameReader: (taxNumber) => userActor({ taxNumber }, base.keys),
    endGrant: (grantHash) => authorizationServer.records.removeGrant(grantHash),
  })
  const registration = createRegistration({
    ...{ ...base, mailer, enqueue: resources.enqueue },
    providerAddresses: () => providerMemberStore(db).activeAddresses(),
  })
  const requireUser = (request: FastifyRequest) => requireCurrentUser(request, base)
  const staff = createStaff({
    ...base,
    ...{ mailer, departments: departmentStore(db) },
    serviceName: SERVICE_NAME,
    entitlementPrefix: config.entitlementPrefix,
  })
  const helpdesk = createHelpdesk({
    ...{ ...base, mailer, enqueue: resources.enqueue, staff: staff.staff },
    findCheck: (handOverId) => findHandOver(db, handOverId),
    requireHolder: async (request) => {
      const { session, holderIds } = await requireCurrentHolder(request, holderArea.dependencies)
      return { ...session, holderIds }
    },
    openDegree: (handle, holderId) => openOwnHandle(handle, holderId, base.keys),
  })
  const templates = createTemplates({ ...base, staff: staff.staff, enqueue: resources.enqueue })
  return {
    log,
    ...loginServices(base),
    ...readingServices(base, requireUser, resources.enqueue),
    ...linkServices(base, authorizationServer.provider),
    authorizationServer: { ...authorizationServer, origin },
    directory: { institutions },
    statistics: { institutions, statistics: base.institutionSources.statistics },
    figures: { figures: figuresForAMinute({ ...base, ...base.institutionSources, store: figureStore(db) }) },
    tour: tourServices(config, base),
    documents: { requireUser, ...papers.services },
    archive: { authorities: base.sealSources, validate: papers.validateArchive, clock },
    holder: holderArea.dependencies,
    ...{ desk: staff.desk, staffPasskeys: staff.passkeys, staffSignOn: staff.signOn },
    uploads: {
      ...{
        db,
        clock,
        origin,
        degrees: uploadedDegreeStore(db, base.keys),
        connections: connectionStore(db, base.keys),
      },
      requireStaff: staff.staff.requireStaff,
    },
    registration: registration.dependencies,
    enquiries: { ...registration.dependencies, enquiries: enquiryStore(db) },
    helpdesk,
    institutionLookup: {
      ...{ db, clock },
      requireProvider: async (request: FastifyRequest) => staffActor(await staff.staff.requireProvider(request)),
    },
    templates,
    ...{ staffMembers: staff.members, signOnAdministration: staff.signOnAdministration },
    entitlementCheck: staff.entitlements,
    ...createDesk(base, { staff: staff.staff, longestDelayDays: config.longestReceiptDelayDays }),
    health: { db, clock, releases: base.releases },
    jobs: [
      ...base.institutionSources.jobs,
      ...releaseJobs({
        ...{ store: base.releases, clock, log, sources: base.sealSources },
        onMoreDueSoon: () => base.augmenting?.afterFailure(),
      }),
      ...holderArea.jobs,
      ...figureJobs({ store: figureStore(db), clock }),
      ...registration.jobs,
      ...inspectionJobs({ mailer, origin, alertAddress: config.alertAddress }),
      ...helpdesk.jobs,
      ...templates.jobs,
      ...papers.jobs,
      ...cleanUpJobs([base.sessions, base.departures, base.misses, ...authorizationServer.ended, ...staff.ended]),
    ],
    async close() {
      mailer?.close()
      base.augmenting?.close()
      await Promise.all([papers.close(), base.institutionSources.close(), base.http.close(), base.closeSigning()])
    },
  }
}

/** The tour needs the sandbox's people: without a sandbox there is none. */
function tourServices({ sandboxUrl }: Config, { http }: Foundation) {
  return { personas: sandboxUrl === null ? null : () => readPersonas(sandboxUrl, http) }
}

function loginServices(base: Foundation) {
  const { db, keys, clock, origin, sessions, departures, taxAuthority, resolveIdentity, clients, links } = base
  const { organisations, representatives } = base
  const login = { origin, sessions, departures, taxAuthority }
  const isOpenCode = async (token: string | null) => {
    const code = token === null ? null : parseAccessLinkCode(token)
    const link = code === null ? undefined : await links.findLive(code, clock.now())
    return link?.client_kind === 'any-tax-user'
  }
  return {
    holderNumber: {
      ...{ sessions, db, keys },
      numbersTyped: missLimit({ db, clock, kind: 'social-security-number', allowed: 10, windowMs: 24 * 3_600_000 }),
    },
    holderLogin: {
      ...login,
      logInHolder: (user: TaxUser) => logInHolder(user, { db, keys, clock, resolveIdentity }),
    },
    userLogin: {
      ...login,
      admit: (user: TaxUser, { saidCitizen, token }: { saidCitizen: boolean; token: string | null }) =>
        admitUser(user, {
          ...{ clients, organisations, representatives, keys, saidCitizen },
          holdsOpenCode: () => isOpenCode(token),
        }),
    },
    registrationLogin: {
      ...login,
      logInAdministrator: (user: TaxUser) => logInAdministrator(user, { db, organisations, clock }),
    },
    organisations: { clients, findUser: (request: FastifyRequest) => findCurrentUser(request, base) },
  }
}

function readingServices(
  base: Foundation,
  requireUser: (request: FastifyRequest) => Promise<OrganisationUser>,
  enqueue: Jobs['enqueue'],
) {
  const { db, keys, clock, releases, degrees } = base
  return {
    readings: {
      requireUser,
      openAccessLink: (opening: Opening) => openAccessLink(opening, { ...base, repeat: { releases, degrees, clock } }),
    },
    verification: {
      requireUser,
      verifyIdentifier: (identifier: Identifier, user: OrganisationUser) => verifyIdentifier(identifier, user, base),
    },
    inspections: {
      ...base,
      requireUser,
      departments: departmentStore(db),
      rights: inspectionRightStore(db),
      store: inspectionStore(db),
      alertOfLock: (transaction: OpenTransaction, lockId: string) => enqueue(transaction, MAIL_LOCK, { lockId }),
      sealDiploma: (released: ReleasedDiploma) => makeDiplomaData(released, { keys, clock }),
    },
  }
}

/** The documents of diplomas: typeset, sealed, kept for a while. */
function createPapers(config: Config, base: Foundation) {
  const { db, keys, clock, log, origin, signer, sealSources } = base
  const files = sealedFileStore(db, keys)
  const typesetter = createTypesetter(typesetterLimits())
  const archives = createArchiveValidator(ARCHIVE_VALIDATOR_LIMITS)
  const augment = sealSources && ((pdf: Uint8Array) => augmentPades(pdf, 'B-LTA', sealSources))
  const documents = makeDocuments({
    ...{ origin, typesetter, files, signer, clock, log, augment },
    clientNameEn: (client) => englishClientName(client, base.clients),
    sealIsQualified: config.sealIsQualified,
  })
  const services = {
    documents,
    recall: (query: DocumentQuery, user: OrganisationUser) => recallSignedDiploma(query, user, base),
    recallByAuditId: (auditId: string, user: OrganisationUser) => recallByAuditId(auditId, user, base),
    openDiplomaData: (sealed: string, user: OrganisationUser) => openDiplomaData(sealed, user, { keys, clock }),
    recordOpening: (opening: DocumentOpening) => recordOpening(opening, { db, keys, clock }),
  }
  const close = async () => {
    await Promise.all([typesetter.close(), archives.close()])
  }
  const jobs = documentJobs({ files, augment, clock, log })
  return { documents, services, validateArchive: archives.validate, jobs, close }
}

function linkServices(base: Foundation, provider: Provider) {
  const { keys, origin } = base
  return {
    interactions: {
      ...base,
      ...{ provider, systems: systemStore(base.db) },
      giveConsent: (consent: Consent) => giveConsent(consent, { ...base, provider }),
    },
    linksFor: (app: FastifyInstance) => ({
      ...base,
      redeemForLink: async (redemption: Parameters<typeof redeemForGrant>[0]) => {
        const grantId = await redeemForGrant(redemption, { app, provider, keys, origin })
        return createAccessLink(grantId, base)
      },
    }),
  }
}
