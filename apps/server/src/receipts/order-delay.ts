import { caseNumberKey, Refusal, refuseUnless } from '@perga/domain'
import { recordEvent } from '../platform/audit.ts'
import { providerActor } from '../platform/require-provider.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import { inTransaction } from '../platform/work.ts'
import type { DelayOrderStore } from './delay-order-store.ts'
import { type DelayDependencies, type DelayGrounds, permittedReason } from './delay-receipt.ts'

/** The provider's decision about the checks of one case that are still to come. */
interface DelayOrder extends DelayGrounds {
  /** The id or the name of the client that will check. */
  client: string
  /** The case number that its inspectors will give with each check. */
  caseNumber: string
}

export type OrderDependencies = DelayDependencies & { delayOrders: DelayOrderStore }

/**
 * Records that the holders of one case of one client are told of its checks only later. Each such check comes under it by
 * itself, however soon its receipt is written. Throws `delay_not_permitted`, `malformed_request` for a
 * case number without a letter or digit, and `not_found` for a client that makes no checks.
 */
export async function orderDelay(order: DelayOrder, dependencies: OrderDependencies): Promise<void> {
  const { db, delayOrders, clock } = dependencies
  const reason = permittedReason(order, dependencies)
  refuseUnless(caseNumberKey(order.caseNumber) !== '', 'malformed_request', { reason: 'no case number' })
  const client = await delayOrders.findInspector(order.client)
  if (client === undefined) throw new Refusal('not_found', { reason: 'no such client makes checks' })
  const [id, now] = [uuidV7(clock.now()), clock.now()]
  await inTransaction(db, async (transaction) => {
    await delayOrders.insert(transaction, { ...order, id, clientId: client.id, reason, now })
    await recordEvent(transaction, clock, {
      actor: providerActor(order.decidedBy),
      act: 'receipt-delay.ordered',
      object: id,
      detail: { client: client.id, case: order.caseNumber, until: order.until.toISOString(), reason },
    })
  })
}

/** Takes an order back: checks from now on are told at once; what it has put off stays put off. Throws `not_found`. */
export async function endDelayOrder(
  { id, endedBy }: { id: string; endedBy: string },
  { db, delayOrders, clock }: OrderDependencies,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    if (!(await delayOrders.end(transaction, id, clock.now()))) throw new Refusal('not_found')
    await recordEvent(transaction, clock, {
      ...{ actor: providerActor(endedBy), act: 'receipt-delay.ended', object: id },
    })
  })
}
