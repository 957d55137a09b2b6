import type { Logger } from 'pino'
import { accessLinkStore } from './authorizations/access-link-store.ts'
import { authorizationStore } from './authorizations/authorization-store.ts'
import type { Config } from './config.ts'
import { createDegreeReader } from './diplomas/read-degrees.ts'
import { institutionStore } from './directory/institution-store.ts'
import { Departures } from './identity/departures.ts'
import { civilRegistryResolver, withoutRegistry } from './identity/identity-resolver.ts'
import { Sessions } from './identity/sessions.ts'
import { connectTaxAuthority } from './identity/tax-authority.ts'
import { forOperator, openSeal } from './open-seal.ts'
import { clientStore } from './organisations/client-store.ts'
import { organisationStore } from './organisations/organisation-store.ts'
import { representativeStore } from './organisations/representative-store.ts'
import type { Clock } from './platform/clock.ts'
import type { OpenDatabase } from './platform/database.ts'
import type { HttpClient } from './platform/http-client.ts'
import { createHttpClient } from './platform/http-client.ts'
import type { Jobs } from './platform/jobs.ts'
import type { Keys } from './platform/keys.ts'
import { keysFromMaster } from './platform/keys.ts'
import { missLimit } from './platform/miss-limit.ts'
import type { OpenTransaction, Work } from './platform/work.ts'
import { WRITE_RECEIPT } from './receipts/jobs.ts'
import { type AugmentSoon, augmentSoon } from './releases/augment-soon.ts'
import { openIdentifierKeys } from './releases/identifier-key.ts'
import { identifierKeyStore } from './releases/identifier-key-store.ts'
import type { ReleaseDependencies } from './releases/release-diplomas.ts'
import type { ReleaseStore } from './releases/release-store.ts'
import { releaseStore } from './releases/release-store.ts'
import { connectSealAuthorities } from './releases/seal-authorities.ts'
import { openSources } from './sources/open-sources.ts'
import type { TemplateStore } from './templates/template-store.ts'
import { templateStore } from './templates/template-store.ts'

/** What is opened once and shared by the features: stores, keys, connections to other systems. */
export type Foundation = Awaited<ReturnType<typeof openFoundation>>

export interface Resources {
  database: OpenDatabase
  clock: Clock
  log: Logger
  enqueue: Jobs['enqueue']
}

/** Opens what the features stand on. */
export async function openFoundation(config: Config, resources: Resources) {
  const { database, clock, log } = resources
  const { db } = database
  const keys = keysFromMaster(config.masterKey)
  const http = createHttpClient({ connections: 32, timeoutMs: 5_000 })
  const common = { db, keys, clock, log, origin: config.origin, isSecure: config.isSecure }
  const stores = {
    clients: clientStore(db),
    organisations: organisationStore(db),
    representatives: representativeStore(db, keys),
    institutions: institutionStore(db),
    templates: templateStore(db),
    authorizations: authorizationStore(db, keys),
    links: accessLinkStore(db, keys),
    releases: releaseStore(db, keys),
  }
  const misses = missLimit({ db, clock, kind: 'access-link', allowed: 10, windowMs: 10 * 60_000 })
  const institutions = openInstitutions(common, stores.templates)
  const people = {
    sessions: new Sessions(common),
    departures: new Departures(common),
    taxAuthority: connectTaxAuthority({ ...config.taxAuthority, http }),
    resolveIdentity: config.civilRegistry ? civilRegistryResolver({ ...config.civilRegistry, http }) : withoutRegistry,
  }
  const signing = await openSigning(config, { ...common, http })
  const { enqueue } = resources
  const augmenting = signing.sealSources && augmentSoon({ ...common, enqueue })
  const release = releaseDependencies({ ...common, ...signing, releases: stores.releases, enqueue, augmenting })
  const tellHolder = (transaction: OpenTransaction, readingId: string) =>
    enqueue(transaction, WRITE_RECEIPT, { readingId })
  return { ...common, ...stores, ...people, ...institutions, ...signing, http, misses, release, augmenting, tellHolder }
}

type Common = Pick<Resources, 'clock' | 'log'> & { db: Work; keys: Keys; isSecure: boolean }

function openInstitutions({ db, keys, clock, log, isSecure }: Common, templates: TemplateStore) {
  const institutionSources = openSources({
    ...{ db, keys, clock, log },
    levelsOf: async (institution, titleIds) => {
      const versions = await templates.current(institution, titleIds)
      return new Map([...versions].map(([titleId, { level }]) => [titleId, level]))
    },
    // Addresses of institutions are entered by staff: where the service itself is public, so must they be.
    reach: isSecure ? 'public' : 'any',
  })
  const { sources } = institutionSources
  const degrees = createDegreeReader({
    ...{ sources, templates, keys },
    onStrangers: (institution, count) => log.warn({ institution, count }, 'institution answered about other people'),
  })
  return { institutionSources, sources, degrees }
}

async function openSigning(config: Config, { db, keys, clock, http }: Common & { http: HttpClient }) {
  const { signer, close: closeSeal } = await openSeal(config.seal)
  const identifierKeys = await openIdentifierKeys({ store: identifierKeyStore(db), keys, clock })
  const { sealAuthorities } = config
  const sealSources =
    sealAuthorities &&
    (await forOperator('The authorities of the seal', connectSealAuthorities(sealAuthorities, { http, clock })))
  const closeSigning = async () => {
    await Promise.all([closeSeal(), sealSources?.close()])
  }
  return { signer, identifierKeys, sealSources, closeSigning }
}

function releaseDependencies(
  options: Pick<ReleaseDependencies, 'db' | 'signer' | 'identifierKeys' | 'clock'> & {
    releases: ReleaseStore
    augmenting: AugmentSoon | null
    enqueue: Jobs['enqueue']
  },
): ReleaseDependencies {
  const { db, signer, identifierKeys, clock, releases, augmenting, enqueue } = options
  return {
    ...{ db, store: releases, signer, identifierKeys, clock },
    onCompleted: (transaction, readingId) => enqueue(transaction, WRITE_RECEIPT, { readingId }),
    ...(augmenting && { onCommitted: () => augmenting.afterReading() }),
  }
}
