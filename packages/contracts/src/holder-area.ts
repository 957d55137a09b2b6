import { SCOPES } from '@perga/domain'
import { z } from 'zod'
import { Bilingual } from './bilingual.ts'
import { OwnRequest } from './degree-requests.ts'
import { ReleasedDiploma, WireDiploma } from './diplomas.ts'
import { AskedInstitution } from './holder.ts'

/** A diploma's facts as its holder sees them: all of them, before any disclosure. */
export const OwnDiploma = WireDiploma.omit({
  clientDisplayName: true,
  clientID: true,
  timestamp: true,
  diplomaIndex: true,
  auditResultId: true,
})
export type OwnDiploma = z.infer<typeof OwnDiploma>

/** One degree of the holder. `degree` is an opaque handle, for this holder alone. */
export const OwnDegree = z.object({
  degree: z.string(),
  institution: Bilingual,
  /** Null when the institution has not yet documented the title: no diploma can be made of it. */
  diploma: OwnDiploma.nullable(),
  /** The institution's own number of the title, for a degree that is not documented. */
  titleId: z.string(),
  /** The degree was issued under a name that is not the tax account's. */
  name_differs: z.boolean(),
})
export type OwnDegree = z.infer<typeof OwnDegree>

/** `GET /api/holder/diplomas`: asked of every institution side by side. */
export const OwnDegrees = z.object({ degrees: z.array(OwnDegree), institutions: z.array(AskedInstitution) })
export type OwnDegrees = z.infer<typeof OwnDegrees>

/** `POST /api/holder/diplomas/{degree}/copies`: the holder's own signed copy, which any logged-in verifier can check. */
export const OwnCopy = z.object({ copy: ReleasedDiploma })
export type OwnCopy = z.infer<typeof OwnCopy>

/** A degree named without its content: what a list of authorizations and receipts shows. */
const NamedDegree = z.object({ institution: Bilingual, title: Bilingual })

/** One time that somebody read with an authorization, or was refused. */
const Opening = z.object({
  /** Unix seconds. */
  at: z.number().int(),
  outcome: z.enum(['read', 'refused']),
  basis: z.enum(['link', 'oauth', 'inspection', 'holder-copy']),
  diplomas: z.number().int(),
})

/** One authorization in the holder's history. */
export const OwnAuthorization = z.object({
  id: z.string(),
  state: z.enum(['active', 'used-up', 'locked', 'expired', 'revoked']),
  client: z.object({
    display_name_el: z.string(),
    display_name_en: z.string(),
    kind: z.enum(['named', 'any-tax-user']),
  }),
  /** What the reader says it reads for, as the holder was told at the consent. */
  purpose: Bilingual.nullable(),
  /** The third party's system that reads, as the holder was told at the consent; null where a link was made. */
  system: z.string().nullable(),
  degrees: z.array(NamedDegree),
  scopes: z.array(z.enum(SCOPES)),
  /** When the holder declared a degree under another name as theirs; null where none was (row G24). */
  name_declared_at: z.number().int().nullable(),
  /** The version of the terms that the holder accepted. */
  terms_version: z.string(),
  language: z.enum(['el', 'en']).nullable(),
  created_at: z.number().int(),
  expires_at: z.number().int(),
  revoked_at: z.number().int().nullable(),
  /** The link in clear, while it opens; null for an authorization without one and for one that has ended. */
  link: z.object({ code: z.string(), address: z.string() }).nullable(),
  has_pin: z.boolean(),
  /** How often the link was opened; null for an authorization without one. */
  views: z.number().int().nullable(),
  view_limit: z.number().int().nullable(),
  openings: z.array(Opening),
})
export type OwnAuthorization = z.infer<typeof OwnAuthorization>

/** `GET /api/holder/authorizations`, newest first; also what `POST /api/holder/authorizations/{id}/revocation` leaves. */
export const OwnAuthorizations = z.object({ authorizations: z.array(OwnAuthorization) })
export type OwnAuthorizations = z.infer<typeof OwnAuthorizations>

/** Who read what of the holder's, when, on what basis (row G19). */
export const OwnReceipt = z.object({
  id: z.string(),
  at: z.number().int(),
  reader: Bilingual,
  /** `verification`: somebody looked again, by the verification identifier, after the authorization had ended. */
  basis: z.enum(['link', 'oauth', 'inspection', 'holder-copy', 'verification']),
  /** What a verification told: the disclosed fields, an outline (institution, level, year), or that it is genuine. */
  told: z.enum(['fields', 'outline', 'outcome']),
  /** What the reader says it reads for, as the holder was told; of an ex-officio check, as its inspector gave it. */
  purpose: Bilingual.nullable(),
  /** Of an ex-officio check, where its inspector gave one. */
  case_number: z.string().nullable(),
  degrees: z.array(NamedDegree),
  scopes: z.array(z.enum(SCOPES)),
  authorization: z.string().nullable(),
  is_new: z.boolean(),
  /** Why the holder is told only now, by the provider's recorded decision; null as a rule. */
  delay_reason: z.string().nullable(),
})
export type OwnReceipt = z.infer<typeof OwnReceipt>

/** `GET /api/holder/receipts`, newest first. */
export const OwnReceipts = z.object({ receipts: z.array(OwnReceipt) })
export type OwnReceipts = z.infer<typeof OwnReceipts>

/** `GET /api/holder/receipt-address`: where receipts go by e-mail. `available` is false where no mail is sent at all. */
export const ReceiptAddress = z.object({
  available: z.boolean(),
  email: z.string().nullable(),
  confirmed: z.boolean(),
  language: z.enum(['el', 'en']).nullable(),
})
export type ReceiptAddress = z.infer<typeof ReceiptAddress>

/** `POST /api/holder/receipt-address`: a code is mailed there; `…/removal` takes the address away. */
export const ReceiptAddressForm = z.object({ email: z.email().max(254), language: z.enum(['el', 'en']) })

/** `POST /api/holder/receipt-address/confirmation`. */
export const ReceiptAddressCode = z.object({ code: z.string().max(20) })

/** `GET /api/holder/export`: everything that the service holds about the person (GDPR art. 15 and 20). */
export const HolderExport = z.object({
  exported_at: z.string(),
  account: z.object({
    name: z.string(),
    tax_number: z.string(),
    social_security_number: z.string().nullable(),
    known_since: z.string(),
    /** Whether the sealed tax number is kept, because an authorization is in force. */
    tax_number_kept: z.boolean(),
  }),
  receipt_address: ReceiptAddress,
  authorizations: z.array(OwnAuthorization),
  receipts: z.array(OwnReceipt),
  /** Every diploma that left the service, the holder's own copies included: what is kept of it. */
  releases: z.array(
    z.object({
      audit_id: z.string(),
      signed_at: z.string(),
      client: z.string(),
      institution: z.string(),
      certificate_id: z.string(),
      title_id: z.string(),
      scopes: z.array(z.string()),
    }),
  ),
  /** What the holder asked of institutions' desks; the attached files are downloaded one by one. */
  requests: z.array(OwnRequest),
  /** What the person read of others, as a citizen with a code or for an organisation: when, for whom, on what basis. */
  readings: z.array(z.object({ at: z.string(), reader: Bilingual, basis: OwnReceipt.shape.basis, degrees: z.int() })),
  /** What the audit says of the person: their own acts, and what happened to their authorizations. */
  audit: z.array(
    z.object({
      at: z.string(),
      act: z.string(),
      object: z.string().nullable(),
      detail: z.record(z.string(), z.unknown()),
    }),
  ),
})
export type HolderExport = z.infer<typeof HolderExport>

/** The answer of a change that has nothing to tell. */
export const Done = z.object({ done: z.literal(true) })

/** `POST /api/holder/erasure`: `confirmed` keeps an empty request from erasing anything. */
export const ErasureForm = z.object({ confirmed: z.literal(true) })
