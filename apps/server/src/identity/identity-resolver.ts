import { parseSocialSecurityNumber, Refusal, type Ssn } from '@perga/domain'
import { z } from 'zod'
import type { HttpClient } from '../platform/http-client.ts'
import type { TaxUser } from './tax-user.ts'

/** What the registry says of a person; `absent` where none is asked, and the person is. */
type Resolution = { registry: 'found'; ssn: Ssn } | { registry: 'unknown' | 'ambiguous' | 'absent'; ssn: null }

/** Finds a person's social security number: the tax login does not give it, and institutions know graduates by it. */
export type IdentityResolver = (user: TaxUser) => Promise<Resolution>

/** Where no registry is configured nothing is known of anybody. */
export const withoutRegistry: IdentityResolver = async () => ({ registry: 'absent', ssn: null })

const Resolved = z.object({ ssn: z.string() })

/**
 * The civil registry as resolver: it knows the person, nobody of that kind, or several. Throws `registry_unavailable` when it
 * does not answer: a person must not be taken for unknown because of that.
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
    if (answer.status === 404) return { registry: 'unknown', ssn: null }
    if (answer.status === 409) return { registry: 'ambiguous', ssn: null }
    if (answer.status !== 200) throw new Refusal('registry_unavailable', { status: answer.status })
    const ssn = readAnswer(answer.body)
    return ssn === null ? { registry: 'unknown', ssn } : { registry: 'found', ssn }
  }
}

function readAnswer(body: Uint8Array): Ssn | null {
  try {
    return parseSocialSecurityNumber(Resolved.parse(JSON.parse(Buffer.from(body).toString('utf8'))).ssn)
  } catch (cause) {
    throw new Refusal('registry_unavailable', { reason: 'unexpected answer' }, { cause })
  }
}
