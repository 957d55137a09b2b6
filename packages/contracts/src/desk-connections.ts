import { z } from 'zod'
import { Proposal } from './desk-proposals.ts'

const Charset = z.enum(['utf-8', 'windows-1253'])
const Secret = z.string().min(1).max(2000)

/** Settings as they are entered. Secrets go in and never come out again. */
export const ConnectionForm = z.discriminatedUnion('mode', [
  z.strictObject({
    mode: z.literal('api'),
    address: z.url({ protocol: /^https?$/ }).max(500),
    key: Secret,
    basic_auth: z.strictObject({ user: z.string().min(1).max(200), password: Secret }).nullable(),
    member_names: z
      .strictObject({
        token: z.string().min(1).max(60),
        query: z.string().min(1).max(60),
        filter: z.string().min(1).max(60),
      })
      .nullable(),
    charset: Charset.nullable(),
  }),
  z.strictObject({
    mode: z.literal('view'),
    dialect: z.enum(['postgresql', 'mysql', 'oracle', 'sqlserver']),
    connection_string: Secret,
    view: z.string().trim().min(1).max(200),
  }),
])
export type ConnectionForm = z.infer<typeof ConnectionForm>

/** What of a connection is no secret, by name. */
const Described = z.object({
  mode: z.enum(['view', 'api']),
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
export const ConnectionTrial = z.object({ settings: ConnectionForm })

/** `POST /api/desk/institutions/{code}/connection/proposals`. */
export const ConnectionProposalForm = z.object({
  settings: ConnectionForm,
  /** Of the allow-list, say, or whom to call. */
  note: z.string().trim().max(1000).nullable(),
})

export const ConnectionProposal = Proposal.extend({ settings: Described, test: ConnectionTest })
export type ConnectionProposal = z.infer<typeof ConnectionProposal>

/** `GET /api/desk/institutions/{code}/connection`. */
export const ConnectionOverview = z.object({
  current: Described.extend({ changed_at: z.string() }).nullable(),
  /** The latest first; at most one is open. */
  proposals: z.array(ConnectionProposal),
})
export type ConnectionOverview = z.infer<typeof ConnectionOverview>
