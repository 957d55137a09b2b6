import { Done, ProposalRejection } from '@perga/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Clock } from '../platform/clock.ts'
import { STAFF_ONLY } from '../platform/operation-schema.ts'
import type { RequireProvider } from '../platform/require-provider.ts'
import type { Work } from '../platform/work.ts'
import { decideProposal, type PutInForce } from './decide-proposal.ts'
import type { ProposalSubject } from './proposal-store.ts'

const ProposalPath = z.object({ institution: z.string().max(100), proposal: z.uuid() })
const DONE = { done: true } as const

/** The decisions on proposed changes of one subject, below `/api/desk/institutions/{institution}/{subject}/proposals`. */
export function proposalRoutes(options: {
  db: Work
  clock: Clock
  subject: ProposalSubject
  putInForce: PutInForce
  requireProvider: RequireProvider
}): FastifyPluginAsyncZod {
  const { subject, requireProvider } = options
  const path = `/api/desk/institutions/:institution/${subject}/proposals/:proposal`
  return async (app) => {
    for (const [act, state] of [
      ['approve', 'approved'],
      ['withdraw', 'withdrawn'],
    ] as const) {
      app.post(
        `${path}/${act}`,
        {
          schema: {
            params: ProposalPath,
            response: { 200: Done },
            refusals: [
              ...STAFF_ONLY,
              'connection_not_encrypted',
              'not_found',
              'own_proposal',
              'proposal_decided',
              'sign_on_metadata_invalid',
            ],
          },
        },
        async (request) => {
          const { id: decidedBy } = await requireProvider(request)
          await decideProposal({ ...request.params, subject, state, reason: null, decidedBy }, options)
          return DONE
        },
      )
    }

    app.post(
      `${path}/reject`,
      {
        schema: {
          params: ProposalPath,
          body: ProposalRejection,
          response: { 200: Done },
          refusals: [...STAFF_ONLY, 'not_found', 'own_proposal', 'proposal_decided'],
        },
      },
      async (request) => {
        const { id: decidedBy } = await requireProvider(request)
        const { reason } = request.body
        await decideProposal({ ...request.params, subject, state: 'rejected', reason, decidedBy }, options)
        return DONE
      },
    )
  }
}
