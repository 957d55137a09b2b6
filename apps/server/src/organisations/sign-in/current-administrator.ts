import { Refusal } from '@perga/domain'
import type { FastifyRequest } from 'fastify'
import type { Sessions } from '../../identity/sessions.ts'

/** Whoever acts with the organisation's own tax account. `actor` is the name in the audit. */
export interface Administrator {
  organisationId: string
  actor: string
}

/** The administrator of this request. Throws `not_logged_in`. */
export async function requireAdministrator(
  request: FastifyRequest,
  { sessions }: { sessions: Sessions },
): Promise<Administrator> {
  const session = await sessions.read(request, 'administrator')
  if (session === null) throw new Refusal('not_logged_in')
  return { organisationId: session.organisationId, actor: `administrator:${session.organisationId}` }
}
