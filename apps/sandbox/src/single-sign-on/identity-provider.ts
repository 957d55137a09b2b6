import { createHash } from 'node:crypto'
import { html } from '../html.ts'
import { buildResponse, signResponse } from './response.ts'
import { samlify } from './samlify.ts'
import type { SigningIdentity } from './signing-identity.ts'
import type { StaffPersona } from './staff-personas.ts'

/** What a service provider asked for: who asks, where the answer goes, what it must name. */
export type SignOnRequest = { id: string; audience: string; acs: string; relayState: string }

// The sandbox has no schema files; what it needs of a request it looks for itself.
samlify.setSchemaValidator({ validate: async () => 'not checked against the schema' })

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const OID = {
  eduPersonPrincipalName: 'urn:oid:1.3.6.1.4.1.5923.1.1.1.6',
  eduPersonEntitlement: 'urn:oid:1.3.6.1.4.1.5923.1.1.1.7',
  displayName: 'urn:oid:2.16.840.1.113730.3.1.241',
  mail: 'urn:oid:0.9.2342.19200300.100.1.3',
}

/** The identity provider of one institution at `address`; it answers only the servers under test. */
export function createIdentityProvider(options: {
  institution: string
  address: string
  identity: SigningIdentity
  serverOrigins: readonly string[]
}) {
  const { institution, address, identity, serverOrigins } = options
  const entityId = `${address}/${institution}/metadata`
  const signOnUrl = `${address}/${institution}/sso`
  const provider = samlify.IdentityProvider({
    metadata: describeProvider({ entityId, signOnUrl, certificate: identity.certificate }),
  })
  const clients = serverOrigins.map((origin) => {
    const base = `${origin}/api/staff/saml/${institution}`
    return { audience: `${base}/metadata`, acs: `${base}/acs` }
  })
  return {
    entityId,
    signOnUrl,
    certificate: identity.certificate,
    metadata: () => provider.getMetadata(),
    /** Reads a request of the redirect binding; null when it is not one of a known service provider. */
    async readRequest(query: Readonly<Record<string, string | undefined>>): Promise<SignOnRequest | null> {
      const { extract } = await provider.parseLoginRequest(samlify.ServiceProvider({}), 'redirect', { query })
      const client = clients.find(({ audience }) => audience === extract.issuer)
      const { id, assertionConsumerServiceUrl = client?.acs } = extract.request ?? {}
      if (client === undefined || assertionConsumerServiceUrl !== client.acs || typeof id !== 'string') return null
      return { ...client, id, relayState: query.RelayState ?? '' }
    },
    /** The signed response about `persona`, in base64. */
    answer(request: SignOnRequest, persona: StaffPersona, now: Date): string {
      return signResponse(buildResponse({ ...factsAbout(persona, request), issuer: entityId, now }), identity)
    },
  }
}
export type SandboxIdentityProvider = ReturnType<typeof createIdentityProvider>

/** What service providers are told (SAML metadata §2.4.3). */
function describeProvider(facts: { entityId: string; signOnUrl: string; certificate: string }): string {
  const certificate = facts.certificate.replace(/-----[A-Z ]+-----|\s/g, '')
  return html`<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${facts.entityId}"><md:IDPSSODescriptor WantAuthnRequestsSigned="false" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor><md:NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</md:NameIDFormat><md:SingleSignOnService Binding="${REDIRECT}" Location="${facts.signOnUrl}"/></md:IDPSSODescriptor></md:EntityDescriptor>`
    .markup
}

function factsAbout({ userName, institution, displayName, entitlements }: StaffPersona, request: SignOnRequest) {
  const address = `${userName}@${institution}.example`
  return {
    audience: request.audience,
    recipient: request.acs,
    inResponseTo: request.id,
    nameId: createHash('sha256').update(address).digest('base64url'),
    attributes: {
      [OID.eduPersonPrincipalName]: [address],
      [OID.displayName]: [displayName.el],
      [OID.mail]: [address],
      [OID.eduPersonEntitlement]: entitlements,
    },
  }
}
