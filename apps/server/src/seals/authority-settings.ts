import { z } from 'zod'
import { isPlainElsewhere } from '../platform/plain-address.ts'
import type { AuthorityPlace, SealAuthorities } from './seal-authorities.ts'

const File = z.string().min(1).optional()
const Address = z.url({ protocol: /^https?$/ }).optional()
const User = z
  .string()
  .min(1)
  .refine((user) => !user.includes(':'), 'must be without a colon')
  .optional()

/** Where time stamps and revocation data come from, who asks, and what the answers are trusted by. */
export const AuthorityEnvironment = z.object({
  TSA_URL: Address,
  TSA_USER: User,
  TSA_PASSWORD_FILE: File,
  TSA_FALLBACK_URL: Address,
  TSA_FALLBACK_USER: User,
  TSA_FALLBACK_PASSWORD_FILE: File,
  OCSP_URL: Address,
  OCSP_USER: User,
  OCSP_PASSWORD_FILE: File,
  OCSP_FALLBACK_URL: Address,
  OCSP_FALLBACK_USER: User,
  OCSP_FALLBACK_PASSWORD_FILE: File,
  TRUST_ANCHORS_FILE: File,
  AUTHORITIES_TLS_KEY_FILE: File,
  AUTHORITIES_TLS_CERTIFICATE_FILE: File,
  AUTHORITIES_TLS_ROOTS_FILE: File,
})

type Settings = z.infer<typeof AuthorityEnvironment>
const PLACES = ['TSA', 'TSA_FALLBACK', 'OCSP', 'OCSP_FALLBACK'] as const
type Place = (typeof PLACES)[number]

/** What does not go together, as pairs of a setting and what is wrong with it. */
export function authorityFaults(settings: Settings & { PERGA_ORIGIN: string }): [name: string, message: string][] {
  const needs = (name: keyof Settings, others: readonly (keyof Settings)[]): [string, string][] =>
    settings[name] === undefined
      ? []
      : others.filter((other) => settings[other] === undefined).map((other) => [other, `is needed with ${name}`])
  return [
    ...PLACES.flatMap((place) => [
      ...needs(`${place}_USER`, [`${place}_URL`, `${place}_PASSWORD_FILE`]),
      ...needs(`${place}_PASSWORD_FILE`, [`${place}_USER`]),
    ]),
    ...needs('TSA_URL', ['TRUST_ANCHORS_FILE']),
    ...needs('TSA_FALLBACK_URL', ['TSA_URL']),
    ...needs('OCSP_URL', ['TSA_URL']),
    ...needs('OCSP_FALLBACK_URL', ['OCSP_URL']),
    ...needs('AUTHORITIES_TLS_KEY_FILE', ['AUTHORITIES_TLS_CERTIFICATE_FILE']),
    ...needs('AUTHORITIES_TLS_CERTIFICATE_FILE', ['AUTHORITIES_TLS_KEY_FILE']),
    ...plainPasswords(settings),
  ]
}

// What authorities answer is signed and may come in clear; a password may not, where the service is public.
function plainPasswords(settings: Settings & { PERGA_ORIGIN: string }): [string, string][] {
  if (settings.PERGA_ORIGIN.startsWith('http:')) return []
  return PLACES.filter((place) => {
    const url = settings[`${place}_URL`]
    return settings[`${place}_USER`] !== undefined && url !== undefined && isPlainElsewhere(url)
  }).map((place) => [`${place}_URL`, 'must be https, since a password goes there'])
}

/** The authorities of checked settings. Without a time-stamping authority there are none: seals stay at level B-B. */
export function sealAuthorities(settings: Settings): SealAuthorities | null {
  const { TSA_URL, TRUST_ANCHORS_FILE } = settings
  if (TSA_URL === undefined || TRUST_ANCHORS_FILE === undefined) return null
  return {
    timestamps: placesOf(settings, ['TSA', 'TSA_FALLBACK']),
    responders: placesOf(settings, ['OCSP', 'OCSP_FALLBACK']),
    trustAnchorsFile: TRUST_ANCHORS_FILE,
    tls: tlsOf(settings),
  }
}

function placesOf(settings: Settings, places: readonly Place[]): AuthorityPlace[] {
  return places.flatMap((place) => {
    const [url, user, passwordFile] = [
      settings[`${place}_URL`],
      settings[`${place}_USER`],
      settings[`${place}_PASSWORD_FILE`],
    ]
    if (url === undefined) return []
    return [{ url, account: user === undefined || passwordFile === undefined ? null : { user, passwordFile } }]
  })
}

function tlsOf(settings: Settings): SealAuthorities['tls'] {
  const keyFile = settings.AUTHORITIES_TLS_KEY_FILE
  const certificateFile = settings.AUTHORITIES_TLS_CERTIFICATE_FILE
  const rootsFile = settings.AUTHORITIES_TLS_ROOTS_FILE ?? null
  const client = keyFile === undefined || certificateFile === undefined ? null : { keyFile, certificateFile }
  return client === null && rootsFile === null ? null : { client, rootsFile }
}
