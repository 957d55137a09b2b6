import type { Clock } from '../platform/clock.ts'
import type { Mailer } from '../platform/mail.ts'
import { receiptMail } from './receipt-mail.ts'
import type { ReceiptStore } from './receipt-store.ts'

/**
 * Mails every receipt that is due at a confirmed address. One that the mail server does not take is due again; the first
 * such failure is thrown when all were tried.
 */
export async function mailReceipts(options: {
  receipts: ReceiptStore
  mailer: Mailer | null
  clock: Clock
  origin: string
}): Promise<void> {
  const { receipts, mailer, clock, origin } = options
  if (mailer === null) return
  const due = await receipts.claimDue(clock.now())
  const failures: unknown[] = []
  for (const receipt of due) {
    try {
      await mailer.send(receiptMail(receipt, origin))
      await receipts.settleMail(receipt.id, clock.now())
    } catch (error) {
      await receipts.settleMail(receipt.id, null)
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new Error('a receipt could not be mailed', { cause: failures[0] })
}
