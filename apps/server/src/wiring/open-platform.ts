import type { Logger } from 'pino'
import type { Config } from '../configuration/config.ts'
import type { Clock } from '../platform/clock.ts'
import type { OpenDatabase } from '../platform/database.ts'
import type { Platform } from '../platform/feature.ts'
import { createHttpClient } from '../platform/http-client.ts'
import { openQueue, type Queue } from '../platform/jobs.ts'
import { keysFromMaster } from '../platform/keys.ts'
import { smtpMailer } from '../platform/mail.ts'

/** What is opened before the features, and closed after them. */
export interface Resources {
  database: OpenDatabase
  clock: Clock
  log: Logger
}

/** Opens what every feature stands on. */
export function openPlatform(
  config: Config,
  { database, clock, log }: Resources,
): Platform & { queue: Queue; close(): Promise<void> } {
  const http = createHttpClient({ connections: 32, timeoutMs: 5_000 })
  const mailer = config.mail && smtpMailer(config.mail)
  const queue = openQueue({
    database,
    work: config.role !== 'web',
    onError: (error) => log.error({ err: error }, 'job queue'),
  })
  return {
    db: database.db,
    clock,
    keys: keysFromMaster(config.masterKey),
    log,
    http,
    origin: config.origin,
    isSecure: config.isSecure,
    enqueue: queue.enqueue,
    mailer,
    queue,
    close: async () => {
      mailer?.close()
      await http.close()
    },
  }
}
