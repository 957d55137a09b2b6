import type { NewPasskey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '@perga/contracts'
import { Refusal } from '@perga/domain'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server'
import { z } from 'zod'

const TIMEOUT_MS = 5 * 60_000
// Ed25519, ECDSA on P-256, RSA (COSE identifiers): what authenticators have today.
const ALGORITHMS = [-8, -7, -257]
const ClientData = z.object({ challenge: z.string() })

/** The challenge that an authenticator signed, as the browser repeats it. Throws `passkey_refused`. */
export function challengeOf({ response }: { response: { clientDataJSON: string } }): string {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'))).challenge
  } catch (cause) {
    throw new Refusal('passkey_refused', { reason: 'client data' }, { cause })
  }
}

/** WebAuthn for one origin; the user is always verified, and the passkey alone says who it is (Level 3 §5.4.4, §5.8.6). */
export function createPasskeys({ origin, serviceName }: { origin: string; serviceName: string }) {
  const rpID = new URL(origin).hostname
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true } as const
  return {
    async creation(member: { id: string; name: string }, given: { challenge: string; known: readonly Known[] }) {
      const options = await generateRegistrationOptions({
        rpName: serviceName,
        rpID,
        userName: member.name,
        userDisplayName: member.name,
        userID: bytesOf(Buffer.from(member.id)),
        challenge: bytesOf(Buffer.from(given.challenge, 'base64url')),
        timeout: TIMEOUT_MS,
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: given.known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      // Sound: the library fills in what it was asked for, and the answer's schema checks it again.
      return options as PasskeyCreation
    },
    async request(challenge: string) {
      const options = await generateAuthenticationOptions({
        rpID,
        challenge: bytesOf(Buffer.from(challenge, 'base64url')),
        timeout: TIMEOUT_MS,
        userVerification: 'required',
      })
      // Sound for the same reason.
      return options as PasskeyRequest
    },
    async verifyNew(passkey: z.infer<typeof NewPasskey>): Promise<WebAuthnCredential> {
      const { registrationInfo } = await refuseFaults(() =>
        verifyRegistrationResponse({
          ...expected,
          supportedAlgorithmIDs: ALGORITHMS,
          // Sound: the body's schema asks for every member that the library reads.
          response: passkey as Parameters<typeof verifyRegistrationResponse>[0]['response'],
          expectedChallenge: challengeOf(passkey),
        }),
      )
      if (registrationInfo === undefined) throw new Refusal('passkey_refused', { reason: 'registration' })
      return registrationInfo.credential
    },
    async verifyAnswer(answer: z.infer<typeof PasskeyAnswer>, credential: WebAuthnCredential): Promise<number> {
      const { verified, authenticationInfo } = await refuseFaults(() =>
        verifyAuthenticationResponse({
          ...expected,
          // Sound for the same reason.
          response: answer as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
          expectedChallenge: challengeOf(answer),
          credential,
        }),
      )
      if (!verified) throw new Refusal('passkey_refused', { reason: 'signature' })
      return authenticationInfo.newCounter
    },
  }
}
export type Passkeys = ReturnType<typeof createPasskeys>
type Known = { credential_id: string; transports: string[] }

/** A copy over a buffer of its own, which the library asks for. */
export function bytesOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes)
}

// The library throws for whatever does not fit; to the one at the browser all of it is one refusal.
async function refuseFaults<Outcome>(verify: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await verify()
  } catch (cause) {
    throw new Refusal(
      'passkey_refused',
      { reason: cause instanceof Error ? cause.message.slice(0, 200) : '' },
      { cause },
    )
  }
}
