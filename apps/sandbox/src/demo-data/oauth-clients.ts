/** A third party's system of the demonstration. Its secret is documented: it opens invented data only. */
export type DemoOAuthClient = {
  id: string
  secret: string
  /** The organisation's client that it reads for. */
  clientId: string
  name: string
  redirectUris: readonly string[]
  requiresPkce: boolean
  allowsGetRenewal: boolean
  quotaPerMinute: number
}

/** Where the example client of `examples/oauth-client` listens. */
const EXAMPLE_CALLBACK = 'http://localhost:8200/callback'

/** The third parties of the demonstration (docs/developers.md). */
export const OAUTH_CLIENTS: readonly DemoOAuthClient[] = [
  {
    id: 'sandbox-app',
    secret: 'sandbox-secret-open-to-everybody',
    clientId: 'aegis',
    name: 'Aegis recruiting',
    redirectUris: [EXAMPLE_CALLBACK],
    requiresPkce: true,
    allowsGetRenewal: false,
    quotaPerMinute: 60,
  },
  {
    id: 'sandbox-legacy',
    secret: 'sandbox-legacy-secret-open-to-everybody',
    clientId: 'employment-agency',
    name: 'Agency records, older interface',
    redirectUris: [EXAMPLE_CALLBACK],
    requiresPkce: false,
    allowsGetRenewal: true,
    quotaPerMinute: 60,
  },
]
