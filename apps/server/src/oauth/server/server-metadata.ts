import { SCOPES } from '@perga/domain'

/** What is taken over from the library's own description of the server. */
const TAKEN_OVER = [
  'issuer',
  'authorization_endpoint',
  'token_endpoint',
  'pushed_authorization_request_endpoint',
  'revocation_endpoint',
  'introspection_endpoint',
  'response_types_supported',
  'code_challenge_methods_supported',
  'authorization_response_iss_parameter_supported',
  'token_endpoint_auth_methods_supported',
  'token_endpoint_auth_signing_alg_values_supported',
] as const

/** `/.well-known/oauth-authorization-server` (RFC 8414): what this server does, without the library's OpenID Connect. */
export function serverMetadata(described: Record<string, unknown>, origin: string): Record<string, unknown> {
  const methods = described.token_endpoint_auth_methods_supported
  const algorithms = described.token_endpoint_auth_signing_alg_values_supported
  return {
    ...Object.fromEntries(TAKEN_OVER.map((member) => [member, described[member]])),
    scopes_supported: SCOPES,
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    revocation_endpoint_auth_methods_supported: methods,
    revocation_endpoint_auth_signing_alg_values_supported: algorithms,
    introspection_endpoint_auth_methods_supported: methods,
    introspection_endpoint_auth_signing_alg_values_supported: algorithms,
    ui_locales_supported: ['el', 'en'],
    service_documentation: `${origin}/documentation/developers`,
  }
}
