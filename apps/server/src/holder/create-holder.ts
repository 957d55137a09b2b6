import type { FastifyRequest } from 'fastify'
import type { AuthorizationStore } from '../authorizations/authorization-store.ts'
import { historyStore } from '../authorizations/history-store.ts'
import type { DegreeReader } from '../diplomas/read-degrees.ts'
import { institutionStore } from '../directory/institution-store.ts'
import type { Documents } from '../documents/make-documents.ts'
import type { RequestEntry, RequestHolder } from '../helpdesk/enter-request.ts'
import { requestStore } from '../helpdesk/request-store.ts'
import type { Sessions } from '../identity/sessions.ts'
import { type Feature, nothingToClose, type Platform } from '../platform/feature.ts'
import { missLimit } from '../platform/miss-limit.ts'
import type { OpenTransaction } from '../platform/work.ts'
import { addressStore } from '../receipts/address-store.ts'
import { receiptStore } from '../receipts/receipt-store.ts'
import type { ReleasePorts } from '../releases/create-releases.ts'
import { templateStore } from '../templates/template-store.ts'
import { requireCurrentHolder } from './current-holder.ts'
import { holderHistoryRoutes } from './history-routes.ts'
import { holderRecordStore } from './holder-record-store.ts'
import { openOwnHandle } from './own-degree-handle.ts'
import { holderRoutes } from './routes.ts'
import { traceStore } from './trace-store.ts'

const CODES_PER_HOUR = 5

/** What other features are given. */
export interface HolderPorts extends Pick<RequestEntry, 'openDegree'> {
  /** The holder of this request, with every record of the same person. Throws `not_logged_in`. */
  requireHolder(request: FastifyRequest): Promise<RequestHolder>
}

/** The holder's own area: diplomas, copies, history, receipts, export, erasure. */
export function createHolder(
  needs: Platform &
    ReleasePorts & {
      sessions: Sessions
      authorizations: AuthorizationStore
      degrees: DegreeReader
      documents: Documents
      /** How the audit names a person who reads. */
      nameReader(taxNumber: string): string
      endGrant(grantHash: Uint8Array): Promise<void>
    },
): Feature<HolderPorts> {
  const { db, keys, clock, mailer } = needs
  const dependencies = {
    ...needs,
    canMail: mailer !== null,
    institutions: institutionStore(db),
    templates: templateStore(db),
    receipts: receiptStore(db, keys),
    addresses: addressStore(db, keys),
    codesSent: missLimit({ db, clock, kind: 'address-code', allowed: CODES_PER_HOUR, windowMs: 3_600_000 }),
    history: historyStore(db, keys),
    records: holderRecordStore(db, keys),
    traces: traceStore(db),
    eraseRequests: (transaction: OpenTransaction, holderIds: readonly string[]) =>
      requestStore(transaction, keys).eraseOf(holderIds),
  }
  return {
    routes: [holderRoutes(dependencies), holderHistoryRoutes(dependencies)],
    jobs: [],
    ports: {
      requireHolder: async (request) => {
        const { session, holderIds } = await requireCurrentHolder(request, dependencies)
        return { ...session, holderIds }
      },
      openDegree: (handle, holderId) => openOwnHandle(handle, holderId, keys),
    },
    close: nothingToClose,
  }
}
