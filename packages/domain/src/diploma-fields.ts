import type { DEGREE_FIELDS } from './degree-fields.ts'
import type { Grade } from './grade.ts'
import type { Locale } from './locale.ts'
import type { Scope } from './scopes.ts'

/** The form of a value, which is text on the wire: `date` is YYYYMMDD, `grade` 0 to 1, `level` 6, 7 or 8, `decimal` has a point. */
export type DiplomaFieldKind = 'identifier' | 'text' | 'level' | 'date' | 'grade' | 'decimal'

/** Where a field comes from. */
type Origin =
  /** The institution's record; `column` is one of `DEGREE_FIELDS`, of those that are text. */
  | { readonly from: 'record'; readonly column: DegreeColumn }
  /** A column of the template's version. */
  | { readonly from: 'template'; readonly column: string }
  /** What the registry of templates and departments knows of the version. */
  | { readonly from: 'registry'; readonly column: string }

type DegreeColumn = Exclude<(typeof DEGREE_FIELDS)[number], { rule: 'year' | 'gender' }>['column']

/** One field of a diploma. */
export type DiplomaFieldDefinition = Origin & {
  /** The scope that discloses it. */
  readonly scope: Scope
  /** The field that holds the same in English. */
  readonly twin?: string
  readonly kind: DiplomaFieldKind
  /** The first layout that has it: a release of an earlier one is compared and rebuilt without it. */
  readonly since: number
  /** Names its label; a field and its twin have the same. */
  readonly label: string
}

/** Every fact that a diploma discloses, by its name and in its order on the wire (spec 1 §3, spec 2 §3.3). */
export const DIPLOMA_FIELDS = {
  templateID: {
    scope: 'title',
    from: 'registry',
    column: 'title_id',
    kind: 'identifier',
    since: 1,
    label: 'templateID',
  },
  title: {
    scope: 'title',
    from: 'template',
    column: 'title_el',
    twin: 'titleEn',
    kind: 'text',
    since: 1,
    label: 'title',
  },
  titleEn: { scope: 'title', from: 'template', column: 'title_en', kind: 'text', since: 1, label: 'title' },
  notes: {
    scope: 'title',
    from: 'template',
    column: 'notes_el',
    twin: 'notesEn',
    kind: 'text',
    since: 1,
    label: 'notes',
  },
  notesEn: { scope: 'title', from: 'template', column: 'notes_en', kind: 'text', since: 1, label: 'notes' },
  issuerInstitution: {
    scope: 'issuer',
    from: 'registry',
    column: 'issuing_institution_el',
    twin: 'issuerInstitutionEn',
    kind: 'text',
    since: 1,
    label: 'issuerInstitution',
  },
  issuerInstitutionEn: {
    scope: 'issuer',
    from: 'registry',
    column: 'issuing_institution_en',
    kind: 'text',
    since: 1,
    label: 'issuerInstitution',
  },
  issuerUnit: {
    scope: 'issuer',
    from: 'registry',
    column: 'issuing_unit_el',
    twin: 'issuerUnitEn',
    kind: 'text',
    since: 1,
    label: 'issuerUnit',
  },
  issuerUnitEn: {
    scope: 'issuer',
    from: 'registry',
    column: 'issuing_unit_en',
    kind: 'text',
    since: 1,
    label: 'issuerUnit',
  },
  maintainerInstitution: {
    scope: 'issuer',
    from: 'registry',
    column: 'maintaining_institution_el',
    twin: 'maintainerInstitutionEn',
    kind: 'text',
    since: 1,
    label: 'maintainerInstitution',
  },
  maintainerInstitutionEn: {
    scope: 'issuer',
    from: 'registry',
    column: 'maintaining_institution_en',
    kind: 'text',
    since: 1,
    label: 'maintainerInstitution',
  },
  maintainerUnitEn: {
    scope: 'issuer',
    from: 'registry',
    column: 'maintaining_unit_en',
    kind: 'text',
    since: 1,
    label: 'maintainerUnit',
  },
  maintainerInstitution_Code: {
    scope: 'issuer',
    from: 'registry',
    column: 'maintaining_institution_code',
    kind: 'identifier',
    since: 1,
    label: 'maintainerCode',
  },
  maintainerUnit: {
    scope: 'issuer',
    from: 'registry',
    column: 'maintaining_unit_el',
    twin: 'maintainerUnitEn',
    kind: 'text',
    since: 1,
    label: 'maintainerUnit',
  },
  level: { scope: 'level', from: 'registry', column: 'level', kind: 'level', since: 1, label: 'level' },
  lastNameEl: {
    scope: 'identifiers',
    from: 'record',
    column: 'LASTNAMEEL',
    twin: 'lastNameEn',
    kind: 'text',
    since: 1,
    label: 'lastName',
  },
  firstNameEl: {
    scope: 'identifiers',
    from: 'record',
    column: 'FIRSTNAMEEL',
    twin: 'firstNameEn',
    kind: 'text',
    since: 1,
    label: 'firstName',
  },
  middleNameEl: {
    scope: 'identifiers',
    from: 'record',
    column: 'MIDDLENAMEEL',
    twin: 'middleNameEn',
    kind: 'text',
    since: 1,
    label: 'middleName',
  },
  fatherNameEl: {
    scope: 'identifiers',
    from: 'record',
    column: 'FATHERNAMEEL',
    twin: 'fatherNameEn',
    kind: 'text',
    since: 1,
    label: 'fatherName',
  },
  motherNameEl: {
    scope: 'identifiers',
    from: 'record',
    column: 'MOTHERNAMEEL',
    twin: 'motherNameEn',
    kind: 'text',
    since: 1,
    label: 'motherName',
  },
  lastNameEn: { scope: 'identifiers', from: 'record', column: 'LASTNAMEEN', kind: 'text', since: 1, label: 'lastName' },
  firstNameEn: {
    scope: 'identifiers',
    from: 'record',
    column: 'FIRSTNAMEEN',
    kind: 'text',
    since: 1,
    label: 'firstName',
  },
  middleNameEn: {
    scope: 'identifiers',
    from: 'record',
    column: 'MIDDLENAMEEN',
    kind: 'text',
    since: 1,
    label: 'middleName',
  },
  fatherNameEn: {
    scope: 'identifiers',
    from: 'record',
    column: 'FATHERNAMEEN',
    kind: 'text',
    since: 1,
    label: 'fatherName',
  },
  motherNameEn: {
    scope: 'identifiers',
    from: 'record',
    column: 'MOTHERNAMEEN',
    kind: 'text',
    since: 1,
    label: 'motherName',
  },
  birthDate: { scope: 'identifiers', from: 'record', column: 'BIRTHDATE', kind: 'date', since: 1, label: 'birthDate' },
  gradeDescription: {
    scope: 'grade',
    from: 'record',
    column: 'GRADEDESCRIPTION',
    kind: 'text',
    since: 1,
    label: 'gradeDescription',
  },
  gradeValue: { scope: 'grade', from: 'record', column: 'GRADEVALUE', kind: 'grade', since: 1, label: 'gradeValue' },
  dateIssued: { scope: 'dates', from: 'record', column: 'DATEISSUED', kind: 'date', since: 1, label: 'dateIssued' },
  validFrom: { scope: 'dates', from: 'record', column: 'VALIDFROM', kind: 'date', since: 1, label: 'validFrom' },
} as const satisfies Record<string, DiplomaFieldDefinition>

type Definitions = typeof DIPLOMA_FIELDS

/** The name of a field on the wire. */
export type DiplomaField = keyof Definitions

/** All names, in the order of the wire. */
// The keys of the list and no others.
export const DIPLOMA_FIELD_NAMES = Object.keys(DIPLOMA_FIELDS) as readonly DiplomaField[]

/** The fields that a scope discloses. */
export type FieldsOf<S extends Scope> = {
  [Field in DiplomaField]: Definitions[Field]['scope'] extends S ? Field : never
}[DiplomaField]

/** The fields that hold the English of another one. */
export type TwinField = {
  [Field in DiplomaField]: Definitions[Field] extends { twin: infer Twin } ? Twin : never
}[DiplomaField]

/** A row of a page: a field together with its twin. */
export type DiplomaRow = Exclude<DiplomaField, TwinField>

/** All rows, in the order of the list. */
export const DIPLOMA_ROWS: readonly DiplomaRow[] = DIPLOMA_FIELD_NAMES.filter(isRow)

/** The name of a label. */
export type DiplomaLabel = Definitions[DiplomaField]['label']

/** What a field of a diploma is called on pages, in both languages. */
export const FIELD_LABELS = {
  title: { el: 'Τίτλος', en: 'Title' },
  templateID: { el: 'Πρότυπο', en: 'Template' },
  notes: { el: 'Παρατηρήσεις', en: 'Notes' },
  issuerInstitution: { el: 'Ίδρυμα', en: 'Institution' },
  issuerUnit: { el: 'Τμήμα', en: 'Department' },
  maintainerInstitution: { el: 'Ίδρυμα τήρησης αρχείου', en: 'Institution that keeps the records' },
  maintainerCode: { el: 'Κωδικός ιδρύματος τήρησης αρχείου', en: 'Code of the institution that keeps the records' },
  maintainerUnit: { el: 'Τμήμα τήρησης αρχείου', en: 'Department that keeps the records' },
  level: { el: 'Επίπεδο', en: 'Level' },
  lastName: { el: 'Επώνυμο', en: 'Last name' },
  firstName: { el: 'Όνομα', en: 'First name' },
  middleName: { el: 'Δεύτερο όνομα', en: 'Middle name' },
  fatherName: { el: 'Πατρώνυμο', en: "Father's name" },
  motherName: { el: 'Μητρώνυμο', en: "Mother's name" },
  birthDate: { el: 'Ημερομηνία γέννησης', en: 'Date of birth' },
  gradeDescription: { el: 'Χαρακτηρισμός', en: 'Grade in words' },
  gradeValue: { el: 'Βαθμός με άριστα το δέκα', en: 'Grade out of ten' },
  dateIssued: { el: 'Ημερομηνία απονομής', en: 'Date of graduation' },
  validFrom: { el: 'Ημερομηνία ολοκλήρωσης σπουδών', en: 'Date of completion' },
} as const satisfies Record<DiplomaLabel, Record<Locale, string>>

/** The columns of a template's version that a diploma takes as they are. */
export type TemplateColumn = Extract<Definitions[DiplomaField], { from: 'template' }>['column']

/** The same at run time, in the order of the list. */
// Only entries of the template are left.
export const TEMPLATE_COLUMNS = Object.values(DIPLOMA_FIELDS)
  .filter(({ from }) => from === 'template')
  .map(({ column }) => column) as readonly TemplateColumn[]

/** All facts of a diploma; null where the institution holds none. */
export type DiplomaFacts = {
  [Field in DiplomaField]: Definitions[Field]['kind'] extends 'grade' ? Grade | null : string | null
}

/** What a field is called in one language. */
export function fieldLabel(field: DiplomaField, locale: Locale): string {
  return FIELD_LABELS[DIPLOMA_FIELDS[field].label][locale]
}

/** The field that holds the English of another one, or null. */
export function twinOf(field: DiplomaField): TwinField | null {
  const { twin }: DiplomaFieldDefinition = DIPLOMA_FIELDS[field]
  // Only a twin of the list is found here.
  return twin === undefined ? null : (twin as TwinField)
}

function isRow(field: DiplomaField): field is DiplomaRow {
  return DIPLOMA_FIELD_NAMES.every((other) => twinOf(other) !== field)
}
