import { type VerificationAnswer as Answer, VerificationAnswer, VerificationForm } from '@perga/contracts'
import { REFUSAL_TEXTS } from '@perga/domain'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { OrganisationUser } from '../organisations/current-user.ts'
import { type Comparison, type Identifier, type Verification, verifiedDiploma } from './verify-identifier.ts'

/** `POST /api/client/verify` (spec 1 §7): the outcomes of a verification, each with its step report. */
export function verificationRoutes(options: {
  requireUser(request: FastifyRequest): Promise<OrganisationUser>
  verifyIdentifier(identifier: Identifier, user: OrganisationUser): Promise<Verification>
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/client/verify',
      { schema: { body: VerificationForm, response: { 200: VerificationAnswer } } },
      async (request, reply) => {
        const user = await options.requireUser(request)
        reply.header('cache-control', 'no-store')
        return toAnswer(await options.verifyIdentifier(request.body, user))
      },
    )
  }
}

const NOTHING = { match: null, comparison: 'not-attempted', diploma: null, status: null, statusDate: null } as const

function toAnswer(verification: Verification): Answer {
  switch (verification.outcome) {
    case 'unable':
      return { ...NOTHING, error: REFUSAL_TEXTS.unable_to_verify.en, verified: false, steps: [] }
    case 'forged':
      return {
        ...NOTHING,
        error: null,
        verified: false,
        steps: [{ step: 'integrity', verdict: 'failed', finding: 'signature-invalid' }],
      }
    case 'genuine': {
      const { release, comparison } = verification
      const isCompared = comparison.result !== 'unavailable'
      return {
        error: null,
        verified: true,
        match: isCompared ? comparison.result === 'unchanged' : null,
        comparison: isCompared ? 'compared' : 'unavailable',
        diploma: verifiedDiploma(release, comparison),
        status: comparison.result === 'changed' ? comparison.status : null,
        statusDate: comparison.result === 'changed' ? comparison.statusDate : null,
        steps: genuineSteps(comparison),
      }
    }
  }
}

function genuineSteps(comparison: Comparison): Answer['steps'] {
  const passed = (step: 'integrity' | 'issuer' | 'time', finding: string) => ({
    step,
    verdict: 'passed' as const,
    finding,
  })
  return [
    passed('integrity', 'signature-valid'),
    passed('issuer', 'issued-by-this-service'),
    passed('time', 'signed-at-known-time'),
    statusStep(comparison),
    contentStep(comparison),
  ]
}

function statusStep(comparison: Comparison): Answer['steps'][number] {
  if (comparison.result === 'unavailable')
    return { step: 'status', verdict: 'indeterminate', finding: 'institution-unavailable' }
  if (comparison.result === 'changed' && comparison.facts === null)
    return { step: 'status', verdict: 'failed', finding: 'degree-not-found' }
  const isRevoked = comparison.result === 'changed' && comparison.status !== null
  return isRevoked
    ? { step: 'status', verdict: 'failed', finding: 'degree-revoked' }
    : { step: 'status', verdict: 'passed', finding: 'degree-valid' }
}

function contentStep(comparison: Comparison): Answer['steps'][number] {
  if (comparison.result === 'unavailable') return { step: 'content', verdict: 'indeterminate', finding: 'not-compared' }
  return comparison.result === 'unchanged'
    ? { step: 'content', verdict: 'passed', finding: 'content-unchanged' }
    : { step: 'content', verdict: 'failed', finding: 'content-changed' }
}
