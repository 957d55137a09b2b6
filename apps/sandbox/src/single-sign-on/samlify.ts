import { createRequire } from 'node:module'

/** A request as the library takes it apart. */
type LoginRequest = { extract: { issuer?: unknown; request?: { id?: unknown; assertionConsumerServiceUrl?: unknown } } }

interface Samlify {
  setSchemaValidator(validator: { validate(xml: string): Promise<unknown> }): void
  ServiceProvider(settings: object): object
  IdentityProvider(settings: { metadata: string }): {
    getMetadata(): string
    parseLoginRequest(
      from: object,
      binding: 'redirect',
      request: { query: Readonly<Record<string, unknown>> },
    ): Promise<LoginRequest>
  }
  SamlLib: {
    constructSAMLSignature(options: {
      rawSamlMessage: string
      referenceTagXPath: string
      privateKey: string
      signingCert: string
      signatureAlgorithm: string
      signatureConfig: { prefix: string; location: { reference: string; action: 'after' } }
    }): string
  }
}

/**
 * The SAML library, by the part of it that is used here. Its own types bring the browser's into every file, where they contradict
 * those of Node; the shapes above are taken from them (2.13).
 */
export const samlify = createRequire(import.meta.url)('samlify') as Samlify
