import { z } from 'zod'
import { InstitutionStatus, ReleasedDiploma } from './diplomas.ts'

/** `GET /api/v1/diplomas` with a Bearer access token (spec 2 §3.3): what the holder shares with the system's organisation. */
export const ThirdPartyDiplomas = z.object({
  data: z.array(ReleasedDiploma),
  /** Institution code → status; 1200 is "the institution answered". */
  status: z.record(z.string(), InstitutionStatus),
  metadata: z.object({
    /** The groups of fields that were granted; fields of others are absent from `data`. */
    scopes: z.array(z.string()),
    /** The holder under a pseudonym that no other organisation sees. */
    sub: z.string(),
  }),
})
export type ThirdPartyDiplomas = z.infer<typeof ThirdPartyDiplomas>

/** The answer of `/oauth/token` (RFC 6749 §5.1). */
export const TokenAnswer = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  /** Seconds. */
  expires_in: z.number().int().positive(),
  /** Valid for one renewal, which gives the next one. */
  refresh_token: z.string().optional(),
  scope: z.string(),
})
export type TokenAnswer = z.infer<typeof TokenAnswer>

/** `GET /oauth/token`: the renewal of older documentation, for systems registered for it (spec 2 §7). */
export const RenewalQuery = z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string().min(1) })

/** A refusal of the authorization server's own endpoints (RFC 6749 §5.2). */
export const OAuthError = z.object({ error: z.string(), error_description: z.string().optional() })
export type OAuthError = z.infer<typeof OAuthError>

/** `GET /.well-known/oauth-authorization-server` (RFC 8414): the endpoints of the authorization server and what they accept. */
export const AuthorizationServerMetadata = z.looseObject({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  pushed_authorization_request_endpoint: z.string(),
  jwks_uri: z.string(),
  revocation_endpoint: z.string(),
  scopes_supported: z.array(z.string()),
  response_types_supported: z.array(z.string()),
  grant_types_supported: z.array(z.string()),
  code_challenge_methods_supported: z.array(z.string()),
  token_endpoint_auth_methods_supported: z.array(z.string()),
})
