/** The one request that is made of an institution's web service. */
export type SourceHttpRequest = {
  readonly url: string
  readonly method: 'POST'
  readonly headers: Record<string, string>
  readonly body: string
  readonly signal: AbortSignal
  readonly maxBytes: number
}

/** Its answer, the header names in lower case. */
export type SourceHttpAnswer = {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: Uint8Array
}

/**
 * How the request is made; given from outside. It follows no redirect, rejects when the signal aborts, and rejects with an
 * error called `AnswerTooLarge` when the answer exceeds `maxBytes`.
 */
export type SourceHttp = (request: SourceHttpRequest) => Promise<SourceHttpAnswer>
