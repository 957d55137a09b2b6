import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A program of the benchmark in a process of its own, and what it said when it was ready. */
export interface Child<Ready> {
  ready: Ready
  stop(): Promise<void>
}

/**
 * Starts a program of this folder. It sends one message when it is ready, which is what this promises, and ends when nobody
 * listens any more: however the benchmark ends, nothing is left over. Throws when it ends before it is ready.
 */
export async function startChild<Ready>(program: string, argument: object = {}): Promise<Child<Ready>> {
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), [JSON.stringify(argument)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ready = await new Promise<Ready>((resolve, reject) => {
    // The two programs are written together.
    child.once('message', (message) => resolve(message as Ready))
    child.once('exit', () => reject(new Error(`${program} ended before it was ready`)))
  })
  return {
    ready,
    stop: () => {
      child.disconnect()
      return ended
    },
  }
}

/** The child's side: its argument. */
export function childArgument(): unknown {
  return JSON.parse(process.argv[2] ?? '{}')
}

/** The child's side: says that it is ready, and ends with the process that started it. */
export function sayReady(message: object): void {
  process.once('disconnect', () => process.exit(0))
  process.send?.(message)
}
