import type { AddressInfo } from 'node:net'
import { buildApp } from './app.ts'
import { type Config, ConfigurationError } from './config.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { OpenDatabase } from './platform/database.ts'
import { type Jobs, startJobs } from './platform/jobs.ts'
import { createLogger } from './platform/logging.ts'
import { createServices } from './services.ts'

export interface RunningServer {
  port: number
  stop(): Promise<void>
}

/** Starts the server on a migrated database: listens (web), works off jobs (worker), or both. */
export async function startServer(
  config: Config,
  database: OpenDatabase,
  clock: Clock = systemClock,
): Promise<RunningServer> {
  const log = createLogger(config.logLevel)
  let jobs: Jobs | null = null
  const services = await createServices(config, {
    ...{ database, clock, log },
    // The queue is made of the services' jobs, and some of those jobs are entered by the services.
    enqueue: async (transaction, name, input) => {
      if (jobs === null) throw new Error('the job queue has not started')
      await jobs.enqueue(transaction, name, input)
    },
  })
  const queue = await startJobs({
    database,
    definitions: services.jobs,
    work: config.role !== 'web',
    onError: (error) => log.error({ err: error }, 'job queue'),
  })
  jobs = queue
  const app = await buildApp(config, services)
  if (config.role !== 'worker') await listen(app, config)
  // Without a listener (a worker) there is no address.
  const address = app.server.address() as AddressInfo | null
  return {
    port: address?.port ?? 0,
    stop: async () => {
      await app.close()
      await queue.stop()
      await services.close()
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
