import { REFUSAL_TEXTS, Refusal } from '@perga/domain'
import { readConfig } from '../configuration/config.ts'
import { systemClock } from '../platform/clock.ts'
import { keysFromMaster } from '../platform/keys.ts'
import { DelayUsageError, delayByCommand } from '../receipts/delay-command.ts'
import { delayOrderStore } from '../receipts/delay-order-store.ts'
import { receiptStore } from '../receipts/receipt-store.ts'
import { isForOperator } from './for-operator.ts'
import { openForCommand } from './open-for-command.ts'

function explain(error: unknown): string {
  if (error instanceof Refusal) return `${REFUSAL_TEXTS[error.code].en}\n${REFUSAL_TEXTS[error.code].el}`
  if (error instanceof DelayUsageError || isForOperator(error)) return error.message
  throw error
}

try {
  const config = readConfig(process.env)
  const database = await openForCommand(config.database)
  try {
    await delayByCommand(process.argv.slice(2), {
      db: database.db,
      delayOrders: delayOrderStore(database.db),
      receipts: receiptStore(database.db, keysFromMaster(config.masterKey)),
      clock: systemClock,
      longestDelayDays: config.longestReceiptDelayDays,
    })
  } finally {
    await database.close()
  }
  process.stdout.write('The decision is recorded: the holder is told after that day.\n')
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
