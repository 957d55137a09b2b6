import type { JobDefinition } from '../platform/jobs.ts'

/** Removes sessions, departures and authorization-server records whose time is over. */
export function cleanUpJobs(ended: readonly { removeEnded(): Promise<void> }[]): JobDefinition[] {
  const run = async () => {
    for (const store of ended) await store.removeEnded()
  }
  return [{ name: 'remove-ended-sessions', schedule: '17 * * * *', run }]
}
