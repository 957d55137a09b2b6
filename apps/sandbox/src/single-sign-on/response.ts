import { randomUUID } from 'node:crypto'
import { type Html, html } from '../html.ts'
import { samlify } from './samlify.ts'
import type { SigningIdentity } from './signing-identity.ts'

const LIFETIME_MS = 5 * 60_000
const UNSPECIFIED = 'urn:oasis:names:tc:SAML:2.0:attrname-format:uri'

/** What a response says: every member can be set, so that tests can say what is not true. */
export type ResponseFacts = {
  issuer: string
  audience: string
  recipient: string
  inResponseTo: string
  nameId: string
  attributes: Readonly<Record<string, readonly string[]>>
  now: Date
  assertionId?: string
}

function attribute([name, values]: readonly [string, readonly string[]]): Html {
  return html`<saml:Attribute Name="${name}" NameFormat="${UNSPECIFIED}">${values.map(
    (value) => html`<saml:AttributeValue>${value}</saml:AttributeValue>`,
  )}</saml:Attribute>`
}

/** A response with one assertion, unsigned (SAML core §3.3.3, web browser profile §4.1.4.2). */
export function buildResponse(facts: ResponseFacts): string {
  const { issuer, audience, recipient, inResponseTo, nameId, now } = facts
  const id = facts.assertionId ?? `_${randomUUID()}`
  const issued = now.toISOString()
  const until = new Date(now.getTime() + LIFETIME_MS).toISOString()
  return html`<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" Version="2.0" IssueInstant="${issued}" Destination="${recipient}" InResponseTo="${inResponseTo}"><saml:Issuer>${issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id}" Version="2.0" IssueInstant="${issued}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${until}" Recipient="${recipient}" InResponseTo="${inResponseTo}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${issued}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${issued}" SessionIndex="${id}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${Object.entries(facts.attributes).map(attribute)}</saml:AttributeStatement></saml:Assertion></samlp:Response>`
    .markup
}

const SIGNATURE_ALGORITHMS = {
  sha256: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  sha1: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
} as const

/**
 * The response with its assertion signed (XML Signature, RSA with SHA-256), in base64 as it is posted. `sha1` is for showing that
 * a signature of old, over a digest of old, is refused.
 */
export function signResponse(
  response: string,
  { privateKey, certificate }: SigningIdentity,
  hash: keyof typeof SIGNATURE_ALGORITHMS = 'sha256',
): string {
  return samlify.SamlLib.constructSAMLSignature({
    rawSamlMessage: response,
    referenceTagXPath: "/*[local-name(.)='Response']/*[local-name(.)='Assertion']",
    privateKey,
    signingCert: certificate.replace(/-----[A-Z ]+-----|\s/g, ''),
    signatureAlgorithm: SIGNATURE_ALGORITHMS[hash],
    signatureConfig: {
      prefix: 'ds',
      location: {
        reference: "/*[local-name(.)='Response']/*[local-name(.)='Assertion']/*[local-name(.)='Issuer']",
        action: 'after',
      },
    },
  })
}
