import { Refusal, refuseUnless } from '@perga/domain'
import { z } from 'zod'
import { CLOCK_SKEW_MS, requestIdOf, serviceProvider, serviceProviderNames } from '../sign-on/service-provider.ts'
import type { SignOn } from '../sign-on/sign-on-store.ts'
import { Assertion } from './assertion.ts'

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'
const STRONG_ALGORITHMS = new Set([
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512',
])
const Verified = z.object({ Assertion })

/** A response as it came, and the departure that it answers. */
export interface SignOnResponse {
  samlResponse: string
  state: string
  signOn: SignOn
  origin: string
  now: Date
}

/**
 * The assertion of a response, once the library has verified its signature and everything in it fits this institution, this
 * service, this request and this moment (SAML 2.0 web browser profile §4.1.4.3). Throws `sign_on_failed`.
 */
export async function verifyResponse(response: SignOnResponse): Promise<{ assertion: Assertion; expiresAt: Date }> {
  const { samlResponse, state, signOn, origin } = response
  refuseUnsafeXml(Buffer.from(samlResponse, 'base64').toString('utf8'))
  const provider = serviceProvider(signOn, { origin, requestId: requestIdOf(state) })
  const assertion = await refuseFaults(async () => {
    const { profile } = await provider.validatePostResponseAsync({ SAMLResponse: samlResponse })
    return Verified.parse(profile?.getAssertion?.()).Assertion
  })
  return { assertion, expiresAt: checkConditions(assertion, response) }
}

// Comments once split a name in two readings; document types and instructions have no business in a message at all.
function refuseUnsafeXml(xml: string): void {
  refuseUnless(!/<!|<\?(?!xml\s)/.test(xml), 'sign_on_failed', { reason: 'comment, document type or instruction' })
  const methods = xml.matchAll(
    /<(?:[\w.-]+:)?(?:SignatureMethod|DigestMethod)\b[^>]*?\bAlgorithm\s*=\s*["']([^"']*)["']/g,
  )
  for (const [, algorithm = ''] of methods) {
    refuseUnless(STRONG_ALGORITHMS.has(algorithm), 'sign_on_failed', { reason: 'weak algorithm' })
  }
}

/** Returns when the assertion is over for good, so that it is remembered until then. */
function checkConditions(assertion: Assertion, { state, signOn, origin, now }: SignOnResponse): Date {
  const { entityId, acs } = serviceProviderNames(origin, signOn.institutionCode)
  const [conditions] = assertion.Conditions
  const isBefore = (moment: string) => now.getTime() < new Date(moment).getTime() + CLOCK_SKEW_MS
  const isForUs = conditions.AudienceRestriction.every(({ Audience }) => Audience.some(({ _ }) => _ === entityId))
  const hasBegun =
    conditions.$.NotBefore === undefined || now.getTime() >= new Date(conditions.$.NotBefore).getTime() - CLOCK_SKEW_MS
  const confirmed = assertion.Subject[0].SubjectConfirmation.some(({ $, SubjectConfirmationData: data }) => {
    const given = data?.[0].$
    if ($.Method !== BEARER || given === undefined) return false
    return given.Recipient === acs && given.InResponseTo === requestIdOf(state) && isBefore(given.NotOnOrAfter)
  })
  refuseUnless(assertion.Issuer[0]._ === signOn.idpEntityId, 'sign_on_failed', { reason: 'issuer' })
  refuseUnless(isForUs, 'sign_on_failed', { reason: 'audience' })
  refuseUnless(hasBegun && isBefore(conditions.$.NotOnOrAfter), 'sign_on_failed', { reason: 'time' })
  refuseUnless(confirmed, 'sign_on_failed', { reason: 'subject confirmation' })
  return new Date(new Date(conditions.$.NotOnOrAfter).getTime() + CLOCK_SKEW_MS)
}

// The library throws for whatever does not fit. Its message may repeat parts of the response: it is cut and never answered.
async function refuseFaults(verify: () => Promise<Assertion>): Promise<Assertion> {
  try {
    return await verify()
  } catch (cause) {
    throw new Refusal('sign_on_failed', { reason: cause instanceof Error ? cause.name : 'response' }, { cause })
  }
}
