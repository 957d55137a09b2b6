import { z } from 'zod'

const Name = z.string().trim().min(1).max(200)
const Day = z.iso.date()
const optional = (text: z.ZodString) => text.nullable()
const Comment = optional(z.string().trim().min(1).max(1000))

/** What is told of an institution besides its names. */
const Profile = z.object({
  website: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .nullable(),
  email: z.email().max(254).nullable(),
  phone: optional(z.string().trim().min(1).max(60)),
  comments_el: Comment,
  comments_en: Comment,
  signed_pdf: z.boolean(),
  serves_bachelor: z.boolean(),
  serves_master: z.boolean(),
  serves_doctorate: z.boolean(),
  adoption: z.enum(['adopter', 'beta', 'none']),
})

/** `POST /api/desk/institutions/{code}`. */
export const InstitutionProfile = Profile
export type InstitutionProfile = z.infer<typeof InstitutionProfile>

/** `POST /api/desk/institutions`: a new institution; its code is lasting. */
export const NewInstitution = z.object({
  code: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/),
  name_el: Name,
  name_en: Name,
})

/** `POST /api/desk/institutions/{code}/name`: a new name, and the last day of the one before. */
export const InstitutionRenaming = z.object({ name_el: Name, name_en: Name, used_until: Day })

/** `POST /api/desk/institutions/{code}/former-names`: a name from before; one that is known is corrected. */
export const FormerName = z.object({ name_el: Name, name_en: Name.nullable(), used_until: Day.nullable() })

/** `POST /api/desk/institutions/{code}/merger`: the institution that answers from now on. */
export const InstitutionMerger = z.object({ into: z.string().min(1).max(100), on: Day })

const DepartmentFacts = z.object({
  name_el: Name,
  name_en: Name,
  /** The ministry's code of a maintaining department. */
  minedu_id: z
    .string()
    .regex(/^[0-9]{1,10}$/)
    .nullable(),
  /** The maintaining department of an issuing one; null for a maintaining one. */
  maintainer_id: z.string().min(1).max(200).nullable(),
  /** The institution's name on the degrees of an issuing department, where it was another than today's. */
  former_institution_el: Name.nullable(),
  former_institution_en: Name.nullable(),
})

/** `POST /api/desk/institutions/{code}/departments`. */
export const NewDepartment = DepartmentFacts.extend({ kind: z.enum(['maintaining', 'issuing']) })

/** `POST /api/desk/departments`: the id stands in the body, for it is not made for an address. */
export const DepartmentChange = DepartmentFacts.extend({ id: z.string().min(1).max(200) })

/** `GET /api/desk/institutions`. */
export const DirectoryList = z.object({
  institutions: z.array(
    z.object({
      code: z.string(),
      name_el: z.string(),
      name_en: z.string(),
      adoption: z.enum(['adopter', 'beta', 'none']),
      merged_into: z.string().nullable(),
      connection: z.enum(['view', 'api', 'file']).nullable(),
      /** Whether new settings wait for a second member. */
      has_proposal: z.boolean(),
    }),
  ),
})
export type DirectoryList = z.infer<typeof DirectoryList>

/** A department as the desk shows it. */
export const DeskDepartment = z.object({
  id: z.string(),
  kind: z.enum(['maintaining', 'issuing']),
  ...DepartmentFacts.shape,
  /** The institution that answers for its degrees today, and the department there. */
  maintainer: z.object({ name_el: z.string(), name_en: z.string(), institution_code: z.string() }).nullable(),
})
export type DeskDepartment = z.infer<typeof DeskDepartment>

/** `GET /api/desk/institutions/{code}`. */
export const DirectoryEntry = z.object({
  code: z.string(),
  name_el: z.string(),
  name_en: z.string(),
  ...Profile.shape,
  website: z.string().nullable(),
  email: z.string().nullable(),
  merged_into: z.string().nullable(),
  merged_on: z.string().nullable(),
  /** Institutions for which this one answers. */
  absorbed: z.array(z.string()),
  former_names: z.array(
    z.object({ name_el: z.string(), name_en: z.string().nullable(), used_until: z.string().nullable() }),
  ),
  departments: z.array(DeskDepartment),
  /** What was done here, the latest first. */
  history: z.array(
    z.object({
      at: z.string(),
      act: z.string(),
      /** The name of the provider's member, else empty. */
      by: z.string(),
      /** On whose side it was done: by somebody of the institution, or by a program of it with an upload key. */
      side: z.enum(['provider', 'institution', 'upload-key']),
      changes: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  ),
})
export type DirectoryEntry = z.infer<typeof DirectoryEntry>

/** `POST /api/desk/institutions/{code}/figures`: declared figures, of a day that has been. */
export const DeclaredFigures = z.object({
  bachelor: z.number().int().min(0).max(100_000_000),
  master: z.number().int().min(0).max(100_000_000),
  doctorate: z.number().int().min(0).max(100_000_000),
  as_of: Day,
})

/** `GET /api/desk/institutions/{code}/figures`. */
export const InstitutionFigures = z.object({
  /** Whether figures may be declared: only where they cannot be counted. */
  can_declare: z.boolean(),
  figures: z
    .object({
      bachelor: z.number().int(),
      master: z.number().int(),
      doctorate: z.number().int(),
      undocumented: z.number().int().nullable(),
      source: z.enum(['counted', 'declared']),
      as_of: z.string(),
    })
    .nullable(),
})
export type InstitutionFigures = z.infer<typeof InstitutionFigures>
