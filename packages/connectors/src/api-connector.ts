import { readEnvelope } from './api-envelope.ts'
import type { ApiConnection } from './connection.ts'
import type { Connector, ConnectorOptions } from './connector.ts'
import { type Deadline, startDeadline, untilAborted } from './deadline.ts'
import { type AskedField, askedFields } from './degree-query.ts'
import { answerOf, broken, type SourceAnswer } from './source-answer.ts'
import type { SourceHttpAnswer, SourceHttpRequest } from './source-http.ts'

/** Ten records take some 20 kB; what is far beyond is not an answer to one question. */
const MAX_ANSWER_BYTES = 1024 * 1024
const DEFAULT_NAMES = { token: 'token', query: 'query', filter: 'filter' }

function headersFor({ basicAuth }: ApiConnection): Record<string, string> {
  const headers = { 'content-type': 'application/json; charset=utf-8', accept: 'application/json' }
  if (basicAuth === undefined) return headers
  const credentials = Buffer.from(`${basicAuth.user}:${basicAuth.password}`).toString('base64')
  return { ...headers, authorization: `Basic ${credentials}` }
}

function requestFor(connection: ApiConnection, asked: readonly AskedField[], signal: AbortSignal): SourceHttpRequest {
  const names = connection.memberNames ?? DEFAULT_NAMES
  const query = Object.fromEntries(asked.map(({ name, value }) => [name, value]))
  return {
    url: connection.address,
    method: 'POST',
    headers: headersFor(connection),
    body: JSON.stringify({ [names.token]: connection.key, [names.query]: query }),
    signal,
    maxBytes: MAX_ANSWER_BYTES,
  }
}

// Bytes in another encoding than agreed become replacement characters, which the field rules refuse one by one.
function textOf(answer: SourceHttpAnswer, charset: ApiConnection['charset']): string {
  const [, declared] =
    /charset\s*=\s*"?(windows-1253|cp1253|iso-8859-7)\b/i.exec(answer.headers['content-type'] ?? '') ?? []
  return new TextDecoder(charset ?? declared ?? 'utf-8').decode(answer.body)
}

function readAnswer(
  answer: SourceHttpAnswer,
  asked: readonly AskedField[],
  charset: ApiConnection['charset'],
): SourceAnswer {
  if (answer.body.length > MAX_ANSWER_BYTES) return broken('too-large')
  const envelope = readEnvelope(textOf(answer, charset))
  const isSuccess = answer.status >= 200 && answer.status < 300
  // A refusal says more than its status, which the specification leaves open.
  if (envelope.outcome === 'broken-answer')
    return isSuccess || envelope.reason === 'refused' ? envelope : broken('http-status')
  return isSuccess ? answerOf(envelope.results, asked) : broken('http-status')
}

function failureOf(error: unknown, deadline: Deadline): SourceAnswer {
  const {
    name,
    code,
    constructor: type,
  }: { name?: unknown; code?: unknown; constructor?: { name: string } } = Object(error)
  if (deadline.isOver() || /TIMEOUT|ETIMEDOUT/.test(String(code))) return { outcome: 'timed-out' }
  const isTooLarge = [name, type?.name].includes('AnswerTooLarge')
  return broken(isTooLarge ? 'too-large' : 'unreachable')
}

/** The connector of an institution's web service: one POST a question, bounded in time and size. */
export function createApiConnector(connection: ApiConnection, { http, deadlineMs }: ConnectorOptions): Connector {
  return {
    async find(query, caller) {
      const asked = askedFields(query)
      caller?.throwIfAborted()
      const deadline = startDeadline(deadlineMs, caller)
      const request = requestFor(connection, asked, deadline.signal)
      const answer = await untilAborted(http(request), deadline.signal).catch((error: unknown) => {
        caller?.throwIfAborted()
        return failureOf(error, deadline)
      })
      return 'outcome' in answer ? answer : readAnswer(answer, asked, connection.charset)
    },
    count: async () => ({ outcome: 'not-offered' }),
    close: async () => undefined,
  }
}
