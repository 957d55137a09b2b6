import { ENTITLEMENT_ROLES } from '@perga/domain'
import { z } from 'zod'

const Institution = z.object({ code: z.string(), name_el: z.string(), name_en: z.string() })

/** What an account of an institution may do in one department; `maintainer_id` `0` is the whole institution. */
export const StaffEntitlement = z.object({
  maintainer_id: z.string(),
  role: z.enum(ENTITLEMENT_ROLES),
  levels: z.array(z.enum(['6', '7', '8'])),
  /** The department's names; null for the whole institution and for a code that the directory does not know. */
  department: z.object({ el: z.string(), en: z.string() }).nullable(),
})
export type StaffEntitlement = z.infer<typeof StaffEntitlement>

const NobodyAtWork = z.object({ kind: z.literal('none') })
const ProviderAtWork = z.object({ kind: z.literal('provider'), id: z.string(), name: z.string() })
/** A member of the provider who registered and says `code` to the member who confirms them; may do nothing yet. */
const WaitingForConfirmation = z.object({
  kind: z.literal('waiting'),
  id: z.string(),
  name: z.string(),
  code: z.string(),
})
const InstitutionAtWork = z.object({
  kind: z.literal('institution'),
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  institution: Institution,
  entitlements: z.array(StaffEntitlement),
})

/** `GET /api/staff/session`: who works at the desk in this browser. */
export const StaffSession = z.discriminatedUnion('kind', [
  NobodyAtWork,
  WaitingForConfirmation,
  ProviderAtWork,
  InstitutionAtWork,
])
export type StaffSession = z.infer<typeof StaffSession>

/** `GET /api/staff/sign-ons`: the institutions whose staff can sign in through their own single sign-on. */
export const SignOnInstitutions = z.object({ institutions: z.array(Institution) })
export type SignOnInstitutions = z.infer<typeof SignOnInstitutions>

const Base64Url = z.string().max(20_000)
const Extensions = z.record(z.string(), z.unknown())

/** A new passkey as the browser gives it (WebAuthn L3 §5.1 RegistrationResponseJSON). */
export const NewPasskey = z.object({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
  clientExtensionResults: Extensions,
})

/** A passkey's answer to a challenge (WebAuthn L3 §5.1 AuthenticationResponseJSON). */
export const PasskeyAnswer = z.object({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Base64Url.optional(),
  }),
  clientExtensionResults: Extensions,
})

const RelyingParty = z.object({ id: z.string(), name: z.string() })
const Known = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) })

/** `POST /api/staff/passkeys/login/options`: what the browser's `navigator.credentials.get` is asked for. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

/** What the browser's `navigator.credentials.create` is asked for. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: RelyingParty,
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(Known),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

/** `POST /api/staff/registration/options`: the secret of the one-time link, which stands in the page's fragment. */
export const RegistrationToken = z.object({ token: z.string().max(200) })

/** Its answer: for whom the link is, and the passkey to make. */
export const RegistrationOffer = z.object({ name: z.string(), options: PasskeyCreation })
export type RegistrationOffer = z.infer<typeof RegistrationOffer>

/** What a passkey is called by its owner. */
export const PasskeyLabel = z.string().trim().min(1).max(60)

/** `POST /api/staff/registration`. */
export const RegistrationForm = z.object({ token: z.string().max(200), label: PasskeyLabel, passkey: NewPasskey })
