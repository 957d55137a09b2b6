import {
  Done,
  OwnAuthorizations,
  OwnReceipts,
  ReceiptAddress,
  ReceiptAddressCode,
  ReceiptAddressForm,
} from '@perga/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type RevocationDependencies, revokeAuthorization } from '../authorizations/revoke-authorization.ts'
import type { Sessions } from '../identity/sessions.ts'
import { type AddressDependencies, confirmReceiptAddress, setReceiptAddress } from '../receipts/receipt-address.ts'
import { requireCurrentHolder } from './current-holder.ts'
import { describeAddress } from './export-holder.ts'
import type { HolderRecordStore } from './holder-record-store.ts'
import { type HistoryDependencies, listAuthorizations } from './list-authorizations.ts'
import { listReceipts, type ReceiptDependencies } from './list-receipts.ts'

export interface HolderHistoryDependencies
  extends HistoryDependencies,
    ReceiptDependencies,
    RevocationDependencies,
    AddressDependencies {
  sessions: Sessions
  records: HolderRecordStore
}

const ADDRESS = '/api/holder/receipt-address'

/** What the holder has shared, how to take it back, who read it, and where receipts go. */
export function holderHistoryRoutes(dependencies: HolderHistoryDependencies): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    await app.register(sharingRoutes(dependencies))
    await app.register(addressRoutes(dependencies))
  }
}

function sharingRoutes(dependencies: HolderHistoryDependencies): FastifyPluginAsyncZod {
  const { receipts, clock } = dependencies
  return async (app) => {
    app.get(
      '/api/holder/authorizations',
      { schema: { response: { 200: OwnAuthorizations }, refusals: ['not_logged_in'] } },
      async (request) => {
        const { holderIds } = await requireCurrentHolder(request, dependencies)
        return { authorizations: await listAuthorizations(holderIds, dependencies) }
      },
    )

    app.post(
      '/api/holder/authorizations/:id/revocation',
      {
        schema: {
          params: z.object({ id: z.uuid() }),
          response: { 200: OwnAuthorizations },
          refusals: ['not_found', 'not_logged_in'],
        },
      },
      async (request) => {
        const { holderIds } = await requireCurrentHolder(request, dependencies)
        await revokeAuthorization({ authorizationId: request.params.id, holderIds }, dependencies)
        return { authorizations: await listAuthorizations(holderIds, dependencies) }
      },
    )

    app.get(
      '/api/holder/receipts',
      { schema: { response: { 200: OwnReceipts }, refusals: ['not_logged_in'] } },
      async (request) => {
        const { holderIds } = await requireCurrentHolder(request, dependencies)
        return { receipts: await listReceipts(holderIds, dependencies) }
      },
    )

    app.post(
      '/api/holder/receipts/seen',
      { schema: { response: { 200: Done }, refusals: ['not_logged_in'] } },
      async (request) => {
        const { holderIds } = await requireCurrentHolder(request, dependencies)
        await receipts.markSeen(holderIds, clock.now())
        return { done: true as const }
      },
    )
  }
}

function addressRoutes(dependencies: HolderHistoryDependencies): FastifyPluginAsyncZod {
  const { addresses, mailer } = dependencies
  const addressOf = (holderId: string) => describeAddress(holderId, { addresses, canMail: mailer !== null })
  return async (app) => {
    app.get(
      ADDRESS,
      { schema: { response: { 200: ReceiptAddress }, refusals: ['not_logged_in'] } },
      async (request) => {
        const { session } = await requireCurrentHolder(request, dependencies)
        return addressOf(session.holderId)
      },
    )

    app.post(
      ADDRESS,
      {
        schema: {
          body: ReceiptAddressForm,
          response: { 200: ReceiptAddress },
          refusals: ['mail_unavailable', 'not_logged_in'],
        },
      },
      async (request) => {
        const { session } = await requireCurrentHolder(request, dependencies)
        await setReceiptAddress({ holderId: session.holderId, ...request.body }, dependencies)
        return addressOf(session.holderId)
      },
    )

    app.post(
      `${ADDRESS}/confirmation`,
      {
        schema: {
          body: ReceiptAddressCode,
          response: { 200: ReceiptAddress },
          refusals: ['address_code_wrong', 'not_logged_in'],
        },
      },
      async (request) => {
        const { session } = await requireCurrentHolder(request, dependencies)
        await confirmReceiptAddress({ holderId: session.holderId, code: request.body.code }, dependencies)
        return addressOf(session.holderId)
      },
    )

    app.post(
      `${ADDRESS}/removal`,
      { schema: { response: { 200: ReceiptAddress }, refusals: ['not_logged_in'] } },
      async (request) => {
        const { session, holderIds } = await requireCurrentHolder(request, dependencies)
        await addresses.removeOf(holderIds)
        return addressOf(session.holderId)
      },
    )
  }
}
