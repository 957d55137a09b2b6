import {
  ConnectionOverview,
  ConnectionProposal,
  ConnectionProposalForm,
  ConnectionTest,
  ConnectionTrial,
  Done,
} from '@perga/contracts'
import { refuseUnless } from '@perga/domain'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { NameMembers } from '../../directory/name-members.ts'
import { proposalRoutes } from '../../directory/proposal-routes.ts'
import { proposalStore } from '../../directory/proposal-store.ts'
import { STAFF_ONLY } from '../../platform/operation-schema.ts'
import { providerActor, type RequireProvider } from '../../platform/require-provider.ts'
import { connectionStore } from './connection-store.ts'
import { describeConnection } from './describe-connection.ts'
import { type ConnectionAdministration, proposeConnection, putConnectionInForce } from './propose-connection.ts'
import { readConnectionForm } from './read-connection-form.ts'
import { removeConnection } from './remove-connection.ts'

const InstitutionPath = z.object({ institution: z.string().max(100) })
// Each trial asks an institution: enough for a person, not for a scan.
const FEW = { rateLimit: { max: 10, timeWindow: '1 minute' } }

type ConnectionOptions = ConnectionAdministration & {
  requireProvider: RequireProvider
  nameMembers: NameMembers
}

/** The connections of institutions (row I1): changed by two of the provider's staff, ended by one. */
export function connectionRoutes(options: ConnectionOptions): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    await app.register(overviewRoutes(options))
    await app.register(changeRoutes(options))
    await app.register(proposalRoutes({ ...options, subject: 'connection', putInForce: putConnectionInForce(options) }))
  }
}

function overviewRoutes(options: ConnectionOptions): FastifyPluginAsyncZod {
  const { db, keys, institutions, requireProvider, nameMembers } = options
  const connections = connectionStore(db, keys)
  const proposals = proposalStore(db)
  return async (app) => {
    app.get(
      '/api/desk/institutions/:institution/connection',
      {
        schema: {
          params: InstitutionPath,
          response: { 200: ConnectionOverview },
          refusals: [...STAFF_ONLY, 'not_found'],
        },
      },
      async (request) => {
        await requireProvider(request)
        const { institution } = request.params
        refuseUnless((await institutions.names()).has(institution), 'not_found')
        const changedAt = (await connections.changes()).get(institution)
        const current = changedAt && {
          ...describeConnection(await connections.read(institution)),
          changed_at: changedAt.toISOString(),
        }
        const proposed = await proposals.ofInstitution(institution, 'connection', nameMembers)
        return { current: current ?? null, proposals: proposed.map((row) => ConnectionProposal.parse(row)) }
      },
    )
  }
}

function changeRoutes(options: ConnectionOptions): FastifyPluginAsyncZod {
  const { test, requireProvider } = options
  return async (app) => {
    app.post(
      '/api/desk/institutions/:institution/connection/test',
      {
        config: FEW,
        schema: {
          params: InstitutionPath,
          body: ConnectionTrial,
          response: { 200: ConnectionTest },
          refusals: [...STAFF_ONLY, 'connection_not_encrypted', 'connection_not_valid'],
        },
      },
      async (request) => {
        await requireProvider(request)
        return test(readConnectionForm(request.body.settings, options))
      },
    )

    app.post(
      '/api/desk/institutions/:institution/connection/proposals',
      {
        config: FEW,
        schema: {
          params: InstitutionPath,
          body: ConnectionProposalForm,
          response: { 200: Done },
          refusals: [...STAFF_ONLY, 'connection_not_encrypted', 'connection_not_valid', 'not_found', 'proposal_open'],
        },
      },
      async (request) => {
        const { id: proposedBy } = await requireProvider(request)
        await proposeConnection({ institution: request.params.institution, ...request.body, proposedBy }, options)
        return { done: true } as const
      },
    )

    app.post(
      '/api/desk/institutions/:institution/connection/remove',
      { schema: { params: InstitutionPath, response: { 200: Done }, refusals: [...STAFF_ONLY, 'not_found'] } },
      async (request) => {
        const { id } = await requireProvider(request)
        await removeConnection({ institution: request.params.institution, actor: providerActor(id) }, options)
        return { done: true } as const
      },
    )
  }
}
