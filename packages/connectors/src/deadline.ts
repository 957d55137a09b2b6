/** A question that must end: by its own deadline or because the caller gave up. */
export type Deadline = {
  /** Aborts at whichever comes first. */
  readonly signal: AbortSignal
  readonly isOver: () => boolean
}

/** A deadline that starts now. */
export function startDeadline(milliseconds: number, caller: AbortSignal | undefined): Deadline {
  const timeout = AbortSignal.timeout(milliseconds)
  return {
    signal: caller === undefined ? timeout : AbortSignal.any([timeout, caller]),
    isOver: () => timeout.aborted,
  }
}

/** The outcome of `work`, or a rejection with the signal's reason as soon as it aborts, whether or not `work` heeds it. */
export async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
