import { DIPLOMA_FIELD_NAMES, type DiplomaField } from '@perga/domain'
import { z } from 'zod'

const DisclosedText = z.string().nullable().optional()

// Every field of the list and no other.
const disclosedFields = Object.fromEntries(DIPLOMA_FIELD_NAMES.map((field) => [field, DisclosedText])) as Record<
  DiplomaField,
  typeof DisclosedText
>

/**
 * A diploma as disclosed (spec 1 §3, spec 2 §3.3): the fields of `DIPLOMA_FIELDS`, and what it says of its disclosure. A field
 * outside the granted scopes is absent; a granted field that the institution does not hold is null.
 */
export const WireDiploma = z.object({
  ...disclosedFields,
  clientDisplayName: z.string(),
  clientID: z.string(),
  /** Unix seconds of the signature. */
  timestamp: z.number().int(),
  /** The place of the diploma in `data`. */
  diplomaIndex: z.number().int(),
  /** Names the reading; `auditId` of the wrapper names the release. */
  auditResultId: z.string(),
})
export type WireDiploma = z.infer<typeof WireDiploma>

/** Spec 1 §3 "Diploma result wrapper", spec 2 §3.3. */
export const ReleasedDiploma = z.object({
  diploma: WireDiploma,
  /** base64 of the JWS signature value. */
  signature: z.string(),
  /** base64 of the RFC 8785 canonical JSON that was signed. */
  payload: z.string(),
  auditId: z.string(),
  aud: z.string(),
  signedAuditId: z.string(),
  signedAuditVersion: z.string(),
  /** The three-part text that a person copies and checks: `signedAuditId.auditId.clientId`, each part base64url. */
  verificationIdentifier: z.string(),
  /** The whole JAdES object, flattened JSON serialisation: `{payload, protected, signature}`. */
  jades: z.object({ payload: z.string(), protected: z.string(), signature: z.string() }),
})
export type ReleasedDiploma = z.infer<typeof ReleasedDiploma>

/**
 * What became of one institution's part of an answer: 1200 answered; 1404 no such degree; 1408 timed out; 1409 degree not
 * documented; 1502 refused or broken answer; 1503 not connected.
 */
export const INSTITUTION_STATUS = {
  answered: 1200,
  noDegree: 1404,
  timedOut: 1408,
  notDocumented: 1409,
  brokenAnswer: 1502,
  notConnected: 1503,
} as const
export const InstitutionStatus = z.union(Object.values(INSTITUTION_STATUS).map((code) => z.literal(code)))
export type InstitutionStatus = z.infer<typeof InstitutionStatus>

/** Names a request that may be sent twice within ten minutes, so that it is one reading (draft-ietf-httpapi-idempotency-key-header). */
export const IdempotencyHeader = z.object({ 'idempotency-key': z.string().min(8).max(100).optional() })

/** `POST /api/client/diplomas/`, form `token`. */
export const AccessLinkForm = z.object({
  token: z.string(),
  /** The recipient's PIN, for a link that has one. */
  pin: z.string().max(20).optional(),
})

/** Its answer: `errorCode` '1' is an invalid, expired or foreign code (spec 1 §8), '2' a link whose PIN is still missing. */
export const DiplomasAnswer = z.object({
  error: z.string().nullable(),
  errorCode: z.string().nullable(),
  data: z.array(ReleasedDiploma),
  /** Unix seconds until which the link can be read; null with an error. */
  expires_at: z.number().int().nullable(),
  /** Institution code → status. */
  status: z.record(z.string(), InstitutionStatus),
  /** The language that the holder chose for the reader; null when none was chosen. */
  language: z.enum(['el', 'en']).nullable(),
  /** With `errorCode` '2': the PIN was not given, was wrong, or can be tried no more. */
  pin: z.enum(['needed', 'wrong', 'locked']).optional(),
})
export type DiplomasAnswer = z.infer<typeof DiplomasAnswer>
