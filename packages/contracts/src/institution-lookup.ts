import { z } from 'zod'

const Names = z.object({ el: z.string(), en: z.string() })

/** `GET /api/v1/institutions/lookup?q=`: what is known of a name, by any word of it. */
export const InstitutionLookup = z.object({
  /** Institutions that are recognised, with the former names among which the asked one may be. */
  recognised: z.array(z.object({ code: z.string(), name: Names, city: Names.nullable(), formerNames: z.array(Names) })),
  /** Names under which no recognised institution exists, kept by the provider. */
  unrecognised: z.array(z.object({ name: z.string(), country: z.string().nullable(), reason: Names })),
})
export type InstitutionLookup = z.infer<typeof InstitutionLookup>

const Text = z.string().trim().normalize('NFC').min(1).max(300)

/** `POST /api/staff/unrecognised-names`. */
export const NewUnrecognisedName = z.object({
  name: Text,
  /** ISO 3166, two letters. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  reasonEl: Text,
  reasonEn: Text,
})
export type NewUnrecognisedName = z.infer<typeof NewUnrecognisedName>

/** `GET /api/staff/unrecognised-names`. */
export const UnrecognisedNames = z.object({
  names: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      country: z.string().nullable(),
      reason: Names,
      enteredAt: z.string(),
    }),
  ),
})
export type UnrecognisedNames = z.infer<typeof UnrecognisedNames>
