import { SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import { sha256 } from '../../platform/keys.ts'
import type { SignOn } from './sign-on-store.ts'

/** The clocks of two systems may differ by this much. */
export const CLOCK_SKEW_MS = 60_000

const LIFETIME_MS = 30 * 60_000

/** Our own names towards one institution's identity provider: each institution sees a service provider of its own. */
export function serviceProviderNames(origin: string, institutionCode: string) {
  const base = `${origin}/api/staff/saml/${institutionCode}`
  return { entityId: `${base}/metadata`, acs: `${base}/acs` }
}

/** The identifier of the authentication request of a departure; the answer must name it (SAML core §3.2.2). */
export function requestIdOf(state: string): string {
  return `_${sha256(state).toString('hex')}`
}

/**
 * The service provider towards `signOn` for one request, as the SAML library wants it: assertions signed by the institution's own
 * certificates, for our audience, in answer to this request (SAML 2.0 web browser profile §4.1.4).
 */
export function serviceProvider(signOn: SignOn, { origin, requestId }: { origin: string; requestId: string }): SAML {
  const { entityId, acs } = serviceProviderNames(origin, signOn.institutionCode)
  return new SAML({
    ...{ issuer: entityId, callbackUrl: acs, audience: entityId },
    ...{ idpIssuer: signOn.idpEntityId, entryPoint: signOn.signOnUrl, idpCert: [...signOn.certificates] },
    wantAssertionsSigned: true,
    // What counts is in the assertion; many identity providers sign nothing else.
    wantAuthnResponseSigned: false,
    signatureAlgorithm: 'sha256',
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    generateUniqueId: () => requestId,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: LIFETIME_MS,
    cacheProvider: onlyRequest(requestId),
  })
}

/** Our metadata for the institution's administrators (SAML metadata §2.4.4). */
export function serviceProviderMetadata(origin: string, institutionCode: string): string {
  const { entityId, acs } = serviceProviderNames(origin, institutionCode)
  const provider = new SAML({ issuer: entityId, callbackUrl: acs, wantAssertionsSigned: true, idpCert: 'none' })
  return provider.generateServiceProviderMetadata(null)
}

// The departure is what is kept and used once; the library only has to know the one request that it began.
function onlyRequest(requestId: string) {
  return {
    saveAsync: async (_key: string, value: string) => ({ value, createdAt: Date.now() }),
    getAsync: async (key: string) => (key === requestId ? new Date().toISOString() : null),
    removeAsync: async () => null,
  }
}
