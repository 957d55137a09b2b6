import { DEGREE_FIELDS } from '@perga/domain'
import type { DegreeRow } from '@perga/institution-kit'
import type { FastifyInstance } from 'fastify'
import {
  AUTHORITY_BEHAVIOURS,
  type AuthorityBehaviour,
  type AuthoritySwitch,
} from '../certificate-authority/authority-behaviour.ts'
import { BEHAVIOURS, type Behaviour } from '../institutions/behaviour.ts'
import type { Institution } from '../institutions/institutions.ts'
import { MAILBOX_BEHAVIOURS, type Mailbox, type MailboxBehaviour } from '../mailbox/mailbox.ts'

/** What the control endpoints can reach. */
export type Controlled = {
  institutions: Readonly<Record<string, Institution>>
  timeStamps: AuthoritySwitch
  ocsp: AuthoritySwitch
  mailbox: Mailbox
}

const patchSchema = {
  type: 'object',
  minProperties: 1,
  additionalProperties: false,
  properties: Object.fromEntries(DEGREE_FIELDS.map((field) => [field.name, { type: ['string', 'number', 'null'] }])),
}
function behaviourSchema(allowed: readonly string[]) {
  return {
    type: 'object',
    required: ['behaviour'],
    additionalProperties: false,
    properties: { behaviour: { enum: allowed } },
  }
}

function isPossible(institution: Institution, behaviour: Behaviour): boolean {
  return institution.connection.mode === 'api' || ['normal', 'down', 'slow'].includes(behaviour)
}

function registerInstitutionRoutes(app: FastifyInstance, institutions: Controlled['institutions']): void {
  app.post<{ Params: { institution: string; certificateID: string }; Body: DegreeRow }>(
    '/control/degrees/:institution/:certificateID',
    { schema: { body: patchSchema } },
    async (request, reply) => {
      const table = institutions[request.params.institution]?.table
      const isAltered = await table?.alter(request.params.certificateID, request.body)
      return isAltered ? reply.code(204).send() : reply.code(404).send({ error: 'no such degree' })
    },
  )
  app.post<{ Params: { code: string }; Body: { behaviour: Behaviour } }>(
    '/control/institutions/:code/behaviour',
    { schema: { body: behaviourSchema(BEHAVIOURS) } },
    async (request, reply) => {
      const institution = institutions[request.params.code]
      if (!institution) return reply.code(404).send({ error: 'no such institution' })
      if (!isPossible(institution, request.body.behaviour)) {
        return reply.code(409).send({ error: 'a database view can only be normal, down or slow' })
      }
      institution.behaviour.current = request.body.behaviour
      return reply.code(204).send()
    },
  )
}

function registerAuthorityRoute(app: FastifyInstance, path: string, authority: AuthoritySwitch): void {
  const allowed = AUTHORITY_BEHAVIOURS.filter((behaviour) => behaviour !== 'revoked' || path.endsWith('ocsp'))
  app.post<{ Body: { behaviour: AuthorityBehaviour } }>(
    path,
    { schema: { body: behaviourSchema(allowed) } },
    async (request, reply) => {
      authority.current = request.body.behaviour
      return reply.code(204).send()
    },
  )
}

/** The control endpoints, for tests and demonstrations: alter a degree, make a system misbehave, put everything back. */
export function registerControlRoutes(app: FastifyInstance, controlled: Controlled): void {
  const { institutions, timeStamps, ocsp, mailbox } = controlled
  registerInstitutionRoutes(app, institutions)
  registerAuthorityRoute(app, '/control/tsa', timeStamps)
  registerAuthorityRoute(app, '/control/ocsp', ocsp)
  app.post<{ Body: { behaviour: MailboxBehaviour } }>(
    '/control/mailbox',
    { schema: { body: behaviourSchema(MAILBOX_BEHAVIOURS) } },
    async (request, reply) => {
      mailbox.behaviour.current = request.body.behaviour
      return reply.code(204).send()
    },
  )
  app.post('/control/reset', async (_request, reply) => {
    timeStamps.current = 'normal'
    ocsp.current = 'normal'
    mailbox.behaviour.current = 'normal'
    mailbox.empty()
    for (const institution of Object.values(institutions)) {
      institution.behaviour.current = 'normal'
      await institution.table.reset()
    }
    return reply.code(204).send()
  })
}
