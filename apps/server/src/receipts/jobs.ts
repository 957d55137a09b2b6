import { z } from 'zod'
import type { Clock } from '../platform/clock.ts'
import type { JobDefinition } from '../platform/jobs.ts'
import type { Mailer } from '../platform/mail.ts'
import type { Work } from '../platform/work.ts'
import type { DelayOrderStore } from './delay-order-store.ts'
import { mailReceipts } from './mail-receipts.ts'
import type { ReceiptStore } from './receipt-store.ts'
import { writeReceipt } from './write-receipt.ts'

/** The job that a release enters in its own transaction. */
export const WRITE_RECEIPT = 'write-receipt'

const Input = z.object({ readingId: z.uuid() })

/** Writes the receipt of each reading, and mails those whose time has come. */
export function receiptJobs(options: {
  db: Work
  receipts: ReceiptStore
  delayOrders: DelayOrderStore
  mailer: Mailer | null
  clock: Clock
  origin: string
}): JobDefinition[] {
  const write = async (input: object) => {
    await writeReceipt(Input.parse(input).readingId, options)
    await mailReceipts(options)
  }
  return [
    { name: WRITE_RECEIPT, run: write },
    { name: 'mail-receipts', schedule: '* * * * *', run: () => mailReceipts(options) },
  ]
}
