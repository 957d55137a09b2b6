import { EDUCATION_LEVELS, ISCED_FIELDS, LEVEL_CODES } from '@perga/domain'
import { z } from 'zod'

const Names = z.object({ el: z.string(), en: z.string() })
const Place = z.object({ id: z.string(), name: Names })
const Level = z.enum(EDUCATION_LEVELS)
const LevelCode = z.enum(LEVEL_CODES.map(({ code }) => code))
/** A detailed field of education and training (ISCED-F 2013). */
export const IscedField = z.enum(ISCED_FIELDS.map(({ code }) => code))
const Text = z.string().trim().normalize('NFC').min(1).max(300)
const Notes = z.string().trim().normalize('NFC').max(2_000).nullable()
const BasicDay = z
  .string()
  .regex(/^\d{8}$/)
  .nullable()

/** What a version of a template says: of this a diploma takes its title, level, issuer and notes. */
export const TemplateContent = z.object({
  levelCode: LevelCode,
  titleEl: Text,
  titleEn: Text,
  notesEl: Notes,
  notesEn: Notes,
  iscedField: IscedField,
  issuingDepartmentId: z.string().max(200),
  curriculumId: z.uuid(),
})
export type TemplateContent = z.infer<typeof TemplateContent>

/** One template in a list: its approved version. */
export const TemplateSummary = z.object({
  blueprintId: z.string(),
  titleId: z.string(),
  institution: Place,
  maintainingDepartment: Place,
  issuingDepartment: Place,
  curriculum: Place.nullable(),
  title: Names,
  levelCode: z.string(),
  /** ISCED 2011 level: 6, 7 or 8. */
  level: Level,
  /** Level of the European Qualifications Framework; null where the programme does not complete its level. */
  eqfLevel: z.number().int().nullable(),
  /** ISCED-F 2013, detailed field. */
  iscedField: z.string().nullable(),
  version: z.number().int(),
  approvedAt: z.string(),
})
export type TemplateSummary = z.infer<typeof TemplateSummary>

/** What the registry is searched by. Every word of `q` stands in a title, a name past or present, or the blueprint id. */
export const TemplateQuery = z.object({
  q: z.string().max(200).optional(),
  institution: z.string().max(100).optional(),
  department: z.string().max(200).optional(),
  level: Level.optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type TemplateQuery = z.infer<typeof TemplateQuery>

/** One page of templates. */
export const TemplatePage = z.object({
  schemaVersion: z.literal(1),
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  templates: z.array(TemplateSummary),
})
export type TemplatePage = z.infer<typeof TemplatePage>

/** One approved version. */
export const TemplateVersionFacts = z.object({
  version: z.number().int(),
  approvedAt: z.string(),
  levelCode: z.string(),
  title: Names,
  notes: z.object({ el: z.string().nullable(), en: z.string().nullable() }),
  iscedField: z.string().nullable(),
  issuingDepartment: Place,
  curriculum: Place.nullable(),
})
export type TemplateVersionFacts = z.infer<typeof TemplateVersionFacts>

/** `GET /api/v1/templates/{blueprintId}`: a template with all its versions, the newest first. No personal data. */
export const TemplateDocument = z.object({
  schemaVersion: z.literal(1),
  template: TemplateSummary,
  versions: z.array(TemplateVersionFacts),
})
export type TemplateDocument = z.infer<typeof TemplateDocument>

/** What is signed in `GET /api/v1/templates/{blueprintId}/versions/{n}/signed`: a version by itself, in the names of that moment. */
export const SignedTemplate = TemplateVersionFacts.extend({
  schemaVersion: z.literal(1),
  address: z.string(),
  blueprintId: z.string(),
  titleId: z.string(),
  level: z.string(),
  eqfLevel: z.number().int().nullable(),
  institution: Place,
  maintainingDepartment: Place,
  /** The version before, or null for the first. */
  follows: z.number().int().nullable(),
})
export type SignedTemplate = z.infer<typeof SignedTemplate>

/** A JAdES signature in flattened JSON form (RFC 7515 §7.2.2): `payload` is the base64url of the signed text. */
export const JadesFile = z.object({
  payload: z.string(),
  protected: z.string(),
  signature: z.string(),
  header: z.object({ etsiU: z.array(z.string()).readonly() }).exactOptional(),
})

/** `GET /api/v1/templates/{blueprintId}?format=elm`: a learning achievement specification of the European Learning Model. */
export const LearningSpecification = z.looseObject({ '@context': z.string(), id: z.string(), type: z.string() })

/** One node of the tree: `count` templates below it. */
const TreeTemplate = z.object({ blueprintId: z.string(), title: Names, levelCode: z.string() })
const TreeCurriculum = Place.extend({ count: z.number().int(), templates: z.array(TreeTemplate) })
const TreeIssuer = Place.extend({ count: z.number().int(), curricula: z.array(TreeCurriculum) })
const TreeMaintainer = Place.extend({ count: z.number().int(), issuers: z.array(TreeIssuer) })

/** `GET /api/v1/template-tree/{institution}`: maintaining department → issuing department → curriculum → template. */
export const TemplateTree = Place.extend({ count: z.number().int(), maintainers: z.array(TreeMaintainer) })
export type TemplateTree = z.infer<typeof TemplateTree>

/** `GET /api/v1/template-tree`: the institutions with their numbers of templates. */
export const TemplateForest = z.object({ institutions: z.array(Place.extend({ count: z.number().int() })) })
export type TemplateForest = z.infer<typeof TemplateForest>

/** A curriculum as the desk writes it. */
export const CurriculumForm = z.object({
  nameEl: Text,
  nameEn: Text,
  level: Level,
  iscedFields: z.array(IscedField).min(1).max(80),
  validFrom: BasicDay,
  validTo: BasicDay,
})
export type CurriculumForm = z.infer<typeof CurriculumForm>

/** `POST /api/staff/curricula`. */
export const NewCurriculum = CurriculumForm.extend({ departmentId: z.string().max(200) })

/** What became of an edit: a new curriculum that revises the old one, or another period of the same one (T3). */
export const CurriculumOutcome = z.object({ id: z.string(), outcome: z.enum(['new', 'same']) })
export type CurriculumOutcome = z.infer<typeof CurriculumOutcome>

/** `POST /api/staff/issuing-departments`: a name that appeared on degrees. */
export const NewIssuingDepartment = z.object({ maintainerId: z.string().max(200), nameEl: Text, nameEn: Text })
export const CreatedId = z.object({ id: z.string() })
export type CreatedId = z.infer<typeof CreatedId>

/** `GET /api/staff/templates/choices/{institution}`: what the edit form offers. */
export const TemplateChoices = z.object({
  departments: z.array(Place.extend({ maintainerId: z.string(), isMaintaining: z.boolean() })),
  curricula: z.array(
    CurriculumForm.extend({
      ...{ id: z.string(), departmentId: z.string(), level: Level },
      ...{ iscedFields: z.array(z.string()), isRevised: z.boolean() },
    }),
  ),
})
export type TemplateChoices = z.infer<typeof TemplateChoices>

/** One field that a change changes, in words of both languages; `null` is empty. */
export const TemplateDifference = z.object({
  field: z.string(),
  before: Names.nullable(),
  after: Names.nullable(),
})
export type TemplateDifference = z.infer<typeof TemplateDifference>

export const TEMPLATE_DRAFT_STATES = ['draft', 'proposed', 'sent-back', 'approved', 'withdrawn'] as const

/** A change on its way to be a version. */
export const TemplateDraft = z.object({
  id: z.string(),
  institution: Place,
  titleId: z.string(),
  blueprintId: z.string().nullable(),
  content: TemplateContent.extend({ levelCode: z.string(), iscedField: z.string() }),
  state: z.enum(TEMPLATE_DRAFT_STATES),
  comment: z.string().nullable(),
  changedAt: z.string(),
  /** Whether whoever asks proposed it: someone else decides. */
  isOwnProposal: z.boolean(),
  differences: z.array(TemplateDifference),
})
export type TemplateDraft = z.infer<typeof TemplateDraft>

/** `GET /api/staff/templates/drafts`: what is open in the institutions that the member edits. */
export const TemplateDrafts = z.object({ drafts: z.array(TemplateDraft) })
export type TemplateDrafts = z.infer<typeof TemplateDrafts>

/** `POST /api/staff/templates/drafts`: the content of a change of one template, new or known. */
export const SavedDraft = z.object({
  institution: z.string().max(100),
  titleId: z.string().trim().min(1).max(40),
  content: TemplateContent,
})

/** `POST /api/staff/templates/drafts/{id}/return`. */
export const DraftComment = z.object({ comment: Text.max(1_000) })

/** `GET /api/staff/templates/rights`: the institutions whose templates the member may edit; null is all. */
export const TemplateRights = z.object({ institutions: z.array(z.string()).nullable() })
export type TemplateRights = z.infer<typeof TemplateRights>

/** `GET /api/staff/templates/editors/{institution}`: the accounts of an institution and who of them edits. */
export const TemplateEditors = z.object({
  accounts: z.array(
    z.object({ id: z.string(), name: z.string(), email: z.string().nullable(), isEditor: z.boolean() }),
  ),
})
export type TemplateEditors = z.infer<typeof TemplateEditors>

export const EditorChange = z.object({ isEditor: z.boolean() })

/** `POST /api/staff/templates/import`: nothing is written in a dry run, nor where a single row has an error. */
export const TemplateImport = z.object({
  institution: z.string().max(100),
  format: z.enum(['csv', 'json']),
  text: z.string().max(4_000_000),
  isDryRun: z.boolean(),
})
export type TemplateImport = z.infer<typeof TemplateImport>

export const ImportReport = z.object({
  isWritten: z.boolean(),
  rows: z.number().int(),
  unchanged: z.number().int(),
  proposed: z.number().int(),
  /** `row` counts from 1, the first row of data. */
  errors: z.array(z.object({ row: z.number().int(), text: Names })),
})
export type ImportReport = z.infer<typeof ImportReport>
