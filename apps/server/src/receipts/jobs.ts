import { z } from 'zod'
import type { Clock } from '../platform/clock.ts'
import type { JobDefinition } from '../platform/jobs.ts'
import type { Mailer } from '../platform/mail.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import { mailReceipts } from './mail-receipts.ts'
import type { ReceiptStore } from './receipt-store.ts'

/** The job that a release enters in its own transaction. */
export const WRITE_RECEIPT = 'write-receipt'

const Input = z.object({ readingId: z.uuid() })

/** Writes the receipt of each reading, and mails those whose time has come. */
export function receiptJobs(options: {
  receipts: ReceiptStore
  mailer: Mailer | null
  clock: Clock
  origin: string
}): JobDefinition[] {
  const { receipts, clock } = options
  const write = async (input: object) => {
    const { readingId } = Input.parse(input)
    const now = clock.now()
    await receipts.enter({ id: uuidV7(now), readingId, now })
    await mailReceipts(options)
  }
  return [
    { name: WRITE_RECEIPT, run: write },
    { name: 'mail-receipts', schedule: '* * * * *', run: () => mailReceipts(options) },
  ]
}
