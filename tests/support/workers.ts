import { availableParallelism } from 'node:os'

/**
 * How many test files run at once, the same in every project. Much of a test is waiting, for a browser or another process, so that two
 * cores serve three files; with four, browsers begin to miss their time.
 */
export const WORKERS = Math.max(3, availableParallelism())
