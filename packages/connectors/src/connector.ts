import type { DegreeQuery } from './degree-query.ts'
import type { SourceAnswer } from './source-answer.ts'
import type { SourceHttp } from './source-http.ts'

/** One institution, ready to be asked. */
export type Connector = {
  /**
   * The degrees that have all the asked values. Never rejects for the institution's sake: what goes wrong there is an
   * outcome. Throws RangeError for an empty query, and the reason of `signal` when the caller gave up.
   */
  find(query: DegreeQuery, signal?: AbortSignal): Promise<SourceAnswer>
  /** Gives back what the connection holds. */
  close(): Promise<void>
}

/** What a connector is given: HTTP, the time, and how long one question may take. */
export type ConnectorOptions = {
  readonly http: SourceHttp
  readonly deadlineMs: number
  readonly clock: { now(): Date }
}
