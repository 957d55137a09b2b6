import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { SPAWN_ENVIRONMENT } from './spawn-environment.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A server in a process of its own, which a test may kill at any moment and start again. */
export class ServerProcess {
  readonly #environment: Record<string, string>
  #child: ChildProcess | null = null

  constructor(environment: Record<string, string>) {
    this.#environment = environment
  }

  /** Starts it and waits until it answers, at most 20 seconds. */
  async start(): Promise<void> {
    this.#child = spawn(process.execPath, ['apps/server/src/main.ts'], {
      cwd: ROOT,
      env: { ...SPAWN_ENVIRONMENT, ...this.#environment },
      stdio: 'ignore',
    })
    for (let attempt = 0; attempt < 200; attempt += 1) {
      if (await isReady(`http://localhost:${this.#environment.PERGA_PORT}/api/health/ready`)) return
      await sleep(100)
    }
    throw new Error('the server did not start within 20 s')
  }

  /** Ends it without warning, as a power cut would. */
  kill(): Promise<void> {
    return this.#end('SIGKILL')
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM')
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok
  } catch {
    // Not listening yet.
    return false
  }
}
