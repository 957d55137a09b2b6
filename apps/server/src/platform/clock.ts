/** The time as a dependency, so that tests can set it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still until it is moved: for tests and renewals shown years ahead. */
export function fixedClock(start: Date): Clock & { moveBy(milliseconds: number): void } {
  let current = start.getTime()
  return {
    now: () => new Date(current),
    moveBy: (milliseconds) => {
      current += milliseconds
    },
  }
}
