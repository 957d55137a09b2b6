import type { DegreeCount } from './degree-count.ts'
import type { DegreeQuery } from './degree-query.ts'
import type { OpenLink } from './links/view-link.ts'
import type { SourceAnswer } from './source-answer.ts'
import type { SourceHttp } from './source-http.ts'

/** One institution, ready to be asked. */
export type Connector = {
  /**
   * The degrees that have all the asked values. Never rejects for the institution's sake: what goes wrong there is an
   * outcome. Throws RangeError for an empty query, and the reason of `signal` when the caller gave up.
   */
  find(query: DegreeQuery, signal?: AbortSignal): Promise<SourceAnswer>
  /** How many valid degrees there are of each title, where that can be asked. Never rejects for the institution's sake. */
  count(): Promise<DegreeCount>
  /** Gives back what the connection holds. */
  close(): Promise<void>
}

/** What a connector is given: HTTP, the time, and how long one question and one count may take. */
export type ConnectorOptions = {
  readonly http: SourceHttp
  readonly deadlineMs: number
  /** A count goes through all rows, so it may take longer than a question; ten times as long unless said otherwise. */
  readonly countDeadlineMs?: number
  readonly clock: { now(): Date }
  /** How connections to a database are opened; by the drivers unless a test says otherwise. */
  readonly openLink?: OpenLink
}
