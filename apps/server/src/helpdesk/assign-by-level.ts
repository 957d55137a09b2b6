import { recordEvent } from '../platform/audit.ts'
import type { OpenTransaction } from '../platform/work.ts'
import { assigneeStore } from './assignee-store.ts'
import type { HelpdeskDependencies } from './helpdesk-dependencies.ts'
import { placeOf, requestStore } from './request-store.ts'

/** An account that was not seen for so long may have left: its rights are those of its last sign-in (decision 0018). */
const UNSEEN_AFTER_DAYS = 60
const DAY_MS = 86_400_000

/**
 * Gives an open request to the account that takes its level in its department (row H6), in the transaction that made it open. Without
 * a department, a level or such an account that signed in lately it stays open.
 */
export async function assignByLevel(
  transaction: OpenTransaction,
  id: string,
  { keys, clock }: Pick<HelpdeskDependencies, 'keys' | 'clock'>,
): Promise<void> {
  const requests = requestStore(transaction, keys)
  const request = await requests.lock(id)
  if (request === undefined || request.level === null || request.minedu_id === null) return
  const seenAfter = new Date(clock.now().getTime() - UNSEEN_AFTER_DAYS * DAY_MS)
  const account = await assigneeStore(transaction).leastBusy(placeOf(request), request.level, seenAfter)
  if (account === undefined) return
  await requests.assign(id, { kind: 'account', id: account })
  await recordEvent(transaction, clock, {
    ...{ actor: 'system', act: 'request.assigned-by-level', object: id, detail: { account } },
  })
}
