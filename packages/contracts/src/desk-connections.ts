import { z } from 'zod'
import { Proposal } from './desk-proposals.ts'

const Charset = z.enum(['utf-8', 'windows-1253'])
const Secret = z.string().min(1).max(2000)

const MemberName = z.string().trim().min(1).max(60)

const ApiForm = z.strictObject({
  mode: z.literal('api'),
  address: z.url({ protocol: /^https?$/ }).max(500),
  key: Secret,
  basic_auth: z.strictObject({ user: z.string().min(1).max(200), password: Secret }).nullable(),
  /** What the institution calls the members of the request; null: `token`, `query` and `filter`. */
  member_names: z.strictObject({ token: MemberName, query: MemberName, filter: MemberName }).nullable(),
  charset: Charset.nullable(),
})
const ViewForm = z.strictObject({
  mode: z.literal('view'),
  dialect: z.enum(['postgresql', 'mysql', 'oracle', 'sqlserver']),
  connection_string: Secret,
  view: z.string().trim().min(1).max(200),
  /** PEM of the authority that signed the database's certificate, where it is no public one. */
  ca: z.string().trim().max(20_000).nullable().default(null),
  charset: Charset.nullable().default(null),
})

/** Settings of a system that can be tried out, as they are entered. Secrets go in and never come out again. */
const SystemForm = z.discriminatedUnion('mode', [ApiForm, ViewForm])

/** The same, or the file that the institution uploads in place of a system (row I11). */
export const ConnectionForm = z.discriminatedUnion('mode', [
  ApiForm,
  ViewForm,
  z.strictObject({ mode: z.literal('file') }),
])
export type ConnectionForm = z.infer<typeof ConnectionForm>
export type SystemForm = z.infer<typeof SystemForm>

/** What of a connection is no secret, by name. */
const Described = z.object({
  mode: z.enum(['view', 'api', 'file']),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type DescribedConnection = z.infer<typeof Described>

/** What a trial of settings showed. Holds no value that the institution sent. */
export const ConnectionTest = z.object({
  outcome: z.enum(['answered', 'timed-out', 'broken-answer', 'not-opened']),
  /** Why an answer was broken. */
  reason: z.string().nullable(),
  took_ms: z.number().int(),
  records: z.number().int(),
  unreadable: z.number().int(),
  not_asked_for: z.number().int(),
  violations: z.array(
    z.object({
      field: z.string(),
      rule: z.string(),
      text: z.object({ el: z.string(), en: z.string() }),
      count: z.number().int(),
    }),
  ),
})
export type ConnectionTest = z.infer<typeof ConnectionTest>

/** `POST /api/desk/institutions/{code}/connection/test`. */
export const ConnectionTrial = z.object({ settings: SystemForm })

/** `POST /api/desk/institutions/{code}/connection/proposals`. */
export const ConnectionProposalForm = z.object({
  settings: ConnectionForm,
  /** Of the allow-list, say, or whom to call. */
  note: z.string().trim().max(1000).nullable(),
})

export const ConnectionProposal = Proposal.extend({
  settings: Described,
  /** Null where nothing can be tried: a file that is still to come. */
  test: ConnectionTest.nullable(),
})
export type ConnectionProposal = z.infer<typeof ConnectionProposal>

/** `GET /api/desk/institutions/{code}/connection`. */
export const ConnectionOverview = z.object({
  current: Described.extend({ changed_at: z.string() }).nullable(),
  /** The latest first; at most one is open. */
  proposals: z.array(ConnectionProposal),
})
export type ConnectionOverview = z.infer<typeof ConnectionOverview>
