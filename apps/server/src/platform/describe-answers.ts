import { JadesFile, Problem } from '@perga/contracts'
import { REFUSAL_TEXTS, type RefusalCode } from '@perga/domain'
import type { FastifySchema, RouteOptions } from 'fastify'
import { z } from 'zod'
import type { FileType } from './operation-schema.ts'
import { statusOf } from './refusal-status.ts'

/** What any operation may answer: each is checked, limited, and stands on a database. */
const OF_EVERY_OPERATION = ['malformed_request', 'too_many_requests', 'internal_error', 'service_unavailable'] as const

/** An answer as OpenAPI 3.1 describes it. */
interface DescribedAnswer {
  description: string
  headers?: object
  content?: Record<string, { schema?: object }>
}

const SHARED = '#/components/responses/'
const PROBLEM_TYPE = 'application/problem+json'

type Answer = DescribedAnswer | { $ref: string }

interface Operation {
  requestBody?: object
  responses?: Record<string, DescribedAnswer>
  [ANSWERS]?: Answers
}

/** The OpenAPI document as the routes' schemas make it. */
interface Document {
  paths?: Record<string, Record<string, Operation>>
  components?: object
}

interface Answers {
  refusals: readonly RefusalCode[]
  files: readonly FileType[]
  /** Types of a body that is read as it comes. */
  takes: readonly string[]
  hasJson: boolean
  redirect: keyof typeof REDIRECTS | null
  revalidates: boolean
}

/** Where `noteAnswers` leaves for `describeAnswers` what a route says; stands in no document. */
const ANSWERS = 'x-perga-answers'

/** What a route says of its answers, noted in its schema. A schema that is hidden stays as it is. */
export function noteAnswers(schema: FastifySchema, { method, config }: RouteOptions): FastifySchema {
  if (schema.hide === true) return schema
  const { refusals = [], files = [], redirects, revalidates = false, ...described } = schema
  const isRead = method === 'GET'
  const guarded: readonly RefusalCode[] = isRead || config?.acceptsForeignForms === true ? [] : ['forged_request']
  const answers: Answers = {
    refusals: [...new Set([...OF_EVERY_OPERATION, ...guarded, ...refusals])],
    files,
    takes: described.body === undefined ? (described.consumes ?? []) : [],
    hasJson: described.response !== undefined,
    revalidates,
    redirect: redirects ? 'redirect' : isRead ? 'refused_navigation' : null,
  }
  return Object.assign(described, { [ANSWERS]: answers })
}

/** The document with the files, redirects and problems of every operation: for each status its media type and its codes. */
export function describeAnswers(document: Document): Document {
  const shared: Record<string, DescribedAnswer> = { ...REDIRECTS }
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(path)) describeOperation(operation, shared)
  }
  return { ...document, components: { ...document.components, responses: shared } }
}

/** `shared` holds each problem answer once, by its codes. */
function describeOperation(operation: Operation, shared: Record<string, DescribedAnswer>): void {
  const answers = operation[ANSWERS]
  if (answers === undefined) return
  delete operation[ANSWERS]
  const { refusals, takes } = answers
  const responses = ownAnswers(answers, operation.responses)
  for (const [status, codes] of Map.groupBy(refusals.toSorted(), statusOf)) {
    const name = codes.join('.')
    shared[name] ??= problemAnswer(codes)
    responses[status] = withProblem(responses[status], name, shared[name])
  }
  Object.assign(operation, { responses })
  if (takes.length > 0) {
    operation.requestBody = { required: true, content: Object.fromEntries(takes.map((type) => [type, {}])) }
  }
}

/** What the operation answers when it does not refuse. */
function ownAnswers(answers: Answers, responses: Record<string, DescribedAnswer> = {}): Record<string, Answer> {
  const { files, hasJson, redirect, revalidates } = answers
  const described = Object.entries(hasJson ? responses : {}).map(([status, { content = {} }]) => [
    status,
    { description: 'The answer.', content },
  ])
  return {
    ...Object.fromEntries(described),
    ...(files.length > 0 && { 200: fileAnswer(files) }),
    ...(redirect !== null && { 303: { $ref: `${SHARED}${redirect}` } }),
    ...(revalidates && { 304: { description: 'Not modified.' } }),
  }
}

const jsonOf = (schema: z.ZodType) => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { target: 'draft-2020-12' })
  return json
}

const TEXT = { type: 'string' }
const FILE_SCHEMAS: Partial<Record<FileType, object>> = {
  'application/jose+json': jsonOf(JadesFile),
  'application/samlmetadata+xml': TEXT,
  'image/svg+xml': TEXT,
  'text/csv': TEXT,
}

/** OpenAPI 3.1 gives a binary file no schema. */
function fileAnswer(files: readonly FileType[]): DescribedAnswer {
  const contents = files.map((type) => [type, FILE_SCHEMAS[type] ? { schema: FILE_SCHEMAS[type] } : {}])
  return { description: 'The file.', content: Object.fromEntries(contents) }
}

const LOCATION = { location: { schema: { type: 'string', format: 'uri-reference' } } }
const REDIRECTS = {
  redirect: { description: 'Leads the browser on.', headers: LOCATION },
  refused_navigation: { description: 'Leads a person whose navigation was refused to a page.', headers: LOCATION },
}

/** A status that an operation answers both in a shape of its own and as a problem names both media types. */
function withProblem(own: Answer | undefined, name: string, problem: DescribedAnswer): Answer {
  if (own === undefined || '$ref' in own) return { $ref: `${SHARED}${name}` }
  return { ...own, content: { ...own.content, ...problem.content } }
}

function problemAnswer(codes: readonly RefusalCode[]): DescribedAnswer {
  const codesOfIt = { type: 'object', properties: { code: { type: 'string', enum: codes } } }
  return {
    description: codes.map((code) => REFUSAL_TEXTS[code].en).join(' '),
    content: { [PROBLEM_TYPE]: { schema: { allOf: [jsonOf(Problem), codesOfIt] } } },
  }
}
