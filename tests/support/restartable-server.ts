import { readConfig } from '@perga/server/configuration/config.ts'
import { type RunningServer, startServer } from '@perga/server/wiring/start-server.ts'
import type { ServerStarter } from './world.ts'

/** A world's server that a test stops and starts again with other settings, on the same database. */
export class RestartableServer {
  #restart: ((settings: Record<string, string | undefined>) => Promise<void>) | null = null

  /** For `startWorld({ start })`. */
  readonly start: ServerStarter = async (environment, { database, clock }) => {
    let server: RunningServer = await startServer(readConfig(environment), database, clock)
    this.#restart = async (settings) => {
      await server.stop()
      server = await startServer(readConfig({ ...environment, ...settings }), database, clock)
    }
    return { stop: () => server.stop() }
  }

  /** Starts again; a setting that is undefined is taken away. */
  async restart(settings: Record<string, string | undefined>): Promise<void> {
    if (this.#restart === null) throw new Error('the world has not started yet')
    await this.#restart(settings)
  }
}
