import { availableParallelism } from 'node:os'

/**
 * How many test files run at once, the same in every project. Much of a test is waiting, for a browser or another process, so two files
 * share a core.
 */
export const WORKERS = Math.max(4, availableParallelism())
