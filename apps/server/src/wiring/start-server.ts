import type { AddressInfo } from 'node:net'
import type { Config } from '../configuration/config.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import { ConfigurationError } from '../platform/configuration-error.ts'
import type { OpenDatabase } from '../platform/database.ts'
import { createLogger } from '../platform/logging.ts'
import { requireExactSchema } from '../platform/schema-version.ts'
import { buildApp } from './build-app.ts'
import { openPlatform } from './open-platform.ts'
import { wireServer } from './wire-server.ts'

export interface RunningServer {
  port: number
  stop(): Promise<void>
}

/**
 * Starts the server on a migrated database: listens (web), works off jobs (worker), or both. Throws `SchemaMismatch` on any other.
 */
export async function startServer(
  config: Config,
  database: OpenDatabase,
  clock: Clock = systemClock,
): Promise<RunningServer> {
  await requireExactSchema(database)
  const platform = openPlatform(config, { database, clock, log: createLogger(config.logLevel) })
  const { features, close } = await wireServer(config, platform)
  await platform.queue.start(features.flatMap(({ jobs }) => jobs))
  const app = await buildApp(config, { platform, features })
  if (config.role !== 'worker') await listen(app, config)
  // Without a listener (a worker) there is no address.
  const address = app.server.address() as AddressInfo | null
  return {
    port: address?.port ?? 0,
    stop: async () => {
      await app.close()
      await platform.queue.stop()
      await close()
      await platform.close()
    },
  }
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    throw isTaken ? new ConfigurationError(`Port ${port} is in use; set PERGA_PORT to another one.`) : error
  }
}
