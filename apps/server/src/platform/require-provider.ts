import type { FastifyRequest } from 'fastify'

/** Somebody of the provider's staff. */
export interface ProviderUser {
  id: string
  name: string
}

/** The member of the provider's staff who sent this request. Throws a refusal for anybody else. */
export type RequireProvider = (request: FastifyRequest) => Promise<ProviderUser>

/** How the audit names somebody of the provider's staff. */
export function providerActor(id: string): string {
  return `provider:${id}`
}
