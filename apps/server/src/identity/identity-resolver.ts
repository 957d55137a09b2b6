import { parseSocialSecurityNumber, Refusal, type Ssn } from '@perga/domain'
import { z } from 'zod'
import type { HttpClient } from '../platform/http-client.ts'
import type { TaxUser } from './tax-user.ts'

/** Finds a person's social security number: the tax login does not give it, and institutions know graduates by it. */
export type IdentityResolver = (user: TaxUser) => Promise<Ssn | null>

const Resolved = z.object({ ssn: z.string() })

/**
 * The civil registry as resolver. Null when the registry knows no such person, or several. Throws `registry_unavailable` when
 * it does not answer: a person must not be taken for unknown because of that.
 */
export function civilRegistryResolver(options: { address: string; key: string; http: HttpClient }): IdentityResolver {
  const ask: HttpClient = (request) =>
    options.http(request).catch((cause: unknown) => {
      throw new Refusal('registry_unavailable', { reason: 'no answer' }, { cause })
    })
  return async (user) => {
    const answer = await ask({
      url: `${options.address}/persons/resolve`,
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${options.key}` },
      body: JSON.stringify({
        taxNumber: user.taxNumber,
        lastName: user.lastName,
        firstName: user.firstName,
        birthYear: user.birthYear,
      }),
      maxBytes: 16 * 1024,
    })
    if (answer.status === 404 || answer.status === 409) return null
    if (answer.status !== 200) throw new Refusal('registry_unavailable', { status: answer.status })
    return readAnswer(answer.body)
  }
}

function readAnswer(body: Uint8Array): Ssn | null {
  try {
    return parseSocialSecurityNumber(Resolved.parse(JSON.parse(Buffer.from(body).toString('utf8'))).ssn)
  } catch (cause) {
    throw new Refusal('registry_unavailable', { reason: 'unexpected answer' }, { cause })
  }
}
