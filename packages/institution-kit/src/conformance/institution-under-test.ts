/** One HTTP exchange; given from outside. Rejects when there is no answer. */
export type Send = (request: { headers: Readonly<Record<string, string>>; body: string }) => Promise<HttpAnswer>

/** What came back. */
export type HttpAnswer = { status: number; contentType: string; body: Uint8Array; milliseconds: number }

/** A degree as the institution sent it. */
export type SentRecord = Readonly<Record<string, unknown>>

/** Something whose degrees can be looked at. */
export type RecordSample = { sample(): Promise<readonly SentRecord[]> }

/** An answer, read as far as it can be. */
export type Reply = {
  http: HttpAnswer
  text: string
  isWellEncoded: boolean
  /** The JSON object, or null when the answer is none. */
  object: SentRecord | null
  /** The records; null when `results` is no array of objects. */
  results: readonly SentRecord[] | null
  /** The error, written at `error` or at `results.error`; null when there is none. */
  error: string | null
  success: unknown
}

/** How the institution is reached and what its request is called. */
export type InstitutionSettings = {
  address: URL
  key: string
  basicAuth: { userName: string; password: string } | null
  memberNames: { token: string; query: string; filter: string }
  charset: string
  /** The fields of a degree that exists, for an institution without filters. */
  sample: Readonly<Record<string, string>> | null
}

/** What to ask: plain fields, a filter, or a body of one's own. */
export type Question = { query: Readonly<Record<string, unknown>> } | { filter: string } | { body: string }

type Credentials = { key?: string | null; withBasicAuth?: boolean }

function objectOf(value: unknown): SentRecord | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
}

function parse(text: string): SentRecord | null {
  try {
    return objectOf(JSON.parse(text))
  } catch {
    return null
  }
}

function recordsOf(results: unknown): SentRecord[] | null {
  if (!Array.isArray(results)) return null
  const records = results.map(objectOf).filter((record) => record !== null)
  return records.length === results.length ? records : null
}

function decode(body: Uint8Array, charset: string): { text: string; isWellEncoded: boolean } {
  try {
    return { text: new TextDecoder(charset, { fatal: true }).decode(body), isWellEncoded: true }
  } catch {
    return { text: new TextDecoder(charset).decode(body), isWellEncoded: false }
  }
}

function readReply(http: HttpAnswer, charset: string): Reply {
  const { text, isWellEncoded } = decode(http.body, charset)
  const object = parse(text)
  const error = object?.error ?? objectOf(object?.results)?.error ?? null
  return {
    http,
    text,
    isWellEncoded,
    object,
    results: recordsOf(object?.results),
    error: typeof error === 'string' ? error : null,
    success: object?.success,
  }
}

/** The value of a field as text; null when there is none. */
export function textOf(record: SentRecord, field: string): string | null {
  const value = record[field]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}

/** The institution that is checked: asked question after question, its records found once. */
export class InstitutionUnderTest implements RecordSample {
  readonly settings: InstitutionSettings
  readonly #send: Send
  #sample: Promise<readonly SentRecord[]> | undefined

  constructor(settings: InstitutionSettings, send: Send) {
    this.settings = settings
    this.#send = send
  }

  /** Asks; with other credentials than the right ones where `credentials` says so. */
  async ask(question: Question, credentials: Credentials = {}): Promise<Reply> {
    const { basicAuth, charset } = this.settings
    const isBasic = basicAuth !== null && credentials.withBasicAuth !== false
    const basic = isBasic ? Buffer.from(`${basicAuth.userName}:${basicAuth.password}`).toString('base64') : null
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    const http = await this.#send({
      headers: basic === null ? headers : { ...headers, authorization: `Basic ${basic}` },
      body: this.#bodyOf(question, credentials.key === undefined ? this.settings.key : credentials.key),
    })
    return readReply(http, charset)
  }

  #bodyOf(question: Question, key: string | null): string {
    if ('body' in question) return question.body
    const { token, query, filter } = this.settings.memberNames
    const asked = 'query' in question ? { [query]: question.query } : { [filter]: question.filter }
    return JSON.stringify(key === null ? asked : { [token]: key, ...asked })
  }

  /** Some records of the institution to try the rules with; none when it neither knows filters nor was given a sample. */
  sample(): Promise<readonly SentRecord[]> {
    this.#sample ??= this.#findSample()
    return this.#sample
  }

  async #findSample(): Promise<readonly SentRecord[]> {
    const { sample } = this.settings
    const questions: Question[] = [
      { filter: '(status=valid)' },
      { filter: '(status=revoked)' },
      { filter: '(gradeValue=*)' },
    ]
    if (sample) questions.unshift({ query: sample })
    const found = new Map<string, SentRecord>()
    for (const question of questions) {
      const { results } = await this.ask(question)
      for (const record of results ?? []) found.set(JSON.stringify(record), record)
    }
    return [...found.values()]
  }
}
