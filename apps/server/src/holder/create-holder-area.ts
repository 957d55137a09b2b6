import type { AuthorizationStore } from '../authorizations/authorization-store.ts'
import { historyStore } from '../authorizations/history-store.ts'
import { authorizationJobs } from '../authorizations/jobs.ts'
import type { DegreeReader } from '../diplomas/read-degrees.ts'
import type { InstitutionStore } from '../directory/institution-store.ts'
import type { Documents } from '../documents/make-documents.ts'
import { requestStore } from '../helpdesk/request-store.ts'
import type { Sessions } from '../identity/sessions.ts'
import type { Clock } from '../platform/clock.ts'
import type { Keys } from '../platform/keys.ts'
import type { Mailer } from '../platform/mail.ts'
import { missLimit } from '../platform/miss-limit.ts'
import type { Work } from '../platform/work.ts'
import { addressStore } from '../receipts/address-store.ts'
import { delayOrderStore } from '../receipts/delay-order-store.ts'
import { receiptJobs } from '../receipts/jobs.ts'
import { receiptStore } from '../receipts/receipt-store.ts'
import type { ReleaseDependencies } from '../releases/release-diplomas.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import type { TemplateStore } from '../templates/template-store.ts'
import type { HolderHistoryDependencies } from './history-routes.ts'
import { holderRecordStore } from './holder-record-store.ts'
import type { HolderDependencies } from './routes.ts'
import { traceStore } from './trace-store.ts'

const CODES_PER_HOUR = 5

/** Builds the holder's area: what its routes need, and its jobs. */
export function createHolderArea(options: {
  db: Work
  keys: Keys
  clock: Clock
  origin: string
  sessions: Sessions
  mailer: Mailer | null
  authorizations: AuthorizationStore
  institutions: InstitutionStore
  templates: TemplateStore
  degrees: DegreeReader
  release: ReleaseDependencies
  releases: ReleaseStore
  documents: Documents
  nameReader(taxNumber: string): string
  endGrant(grantHash: Uint8Array): Promise<void>
}) {
  const { db, keys, clock, origin, mailer, authorizations } = options
  const receipts = receiptStore(db, keys)
  const dependencies: HolderDependencies & HolderHistoryDependencies = {
    ...options,
    canMail: mailer !== null,
    receipts,
    addresses: addressStore(db, keys),
    codesSent: missLimit({ db, clock, kind: 'address-code', allowed: CODES_PER_HOUR, windowMs: 3_600_000 }),
    history: historyStore(db, keys),
    records: holderRecordStore(db, keys),
    traces: traceStore(db),
    eraseRequests: (transaction, holderIds) => requestStore(transaction, keys).eraseOf(holderIds),
  }
  return {
    dependencies,
    jobs: [
      ...authorizationJobs({ db, authorizations, clock }),
      ...receiptJobs({ ...{ db, receipts, mailer, clock, origin }, delayOrders: delayOrderStore(db) }),
    ],
  }
}

export type HolderArea = ReturnType<typeof createHolderArea>
