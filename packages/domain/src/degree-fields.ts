/** How a field's value is judged, besides its length. */
export type DegreeFieldRule =
  | 'identifier'
  | 'number-of-person'
  | 'text'
  | 'greek-name'
  | 'latin-name'
  | 'date'
  | 'year'
  | 'grade'
  | 'status'
  | 'gender'
  | 'country'

/** One field of spec 2 §3.2: its name in both modes and what it may hold. */
export type DegreeFieldDefinition = {
  /** The name in the JSON of the API mode. */
  readonly name: string
  /** The column of the database view. */
  readonly column: string
  /** Further spellings that are accepted for the column. */
  readonly otherColumns?: readonly string[]
  /** Types that are accepted, the recommended one first. */
  readonly readings: readonly ('text' | 'number')[]
  /** Greatest number of characters, or of digits. */
  readonly maxLength: number
  readonly nullable: boolean
  readonly rule: DegreeFieldRule
  /** A view without this column is complete: 28 fields are listed, 27 columns said. */
  readonly isOptionalColumn?: true
}

const both = ['text', 'number'] as const
const text = ['text'] as const
const number = ['number', 'text'] as const

/**
 * The 28 fields of a degree record (spec 2 §3.2), in its order. Where the two descriptions differ both readings stand; the
 * lengths of titleID, registrationID and systemID are ours, for the specification shows none for their text.
 */
export const DEGREE_FIELDS = [
  {
    name: 'certificateID',
    column: 'CERTIFICATEID',
    readings: both,
    maxLength: 25,
    nullable: false,
    rule: 'identifier',
  },
  { name: 'titleID', column: 'TITLEID', readings: both, maxLength: 25, nullable: false, rule: 'identifier' },
  {
    name: 'registrationID',
    column: 'REGISTRATIONID',
    readings: both,
    maxLength: 25,
    nullable: true,
    rule: 'identifier',
  },
  {
    name: 'systemID',
    column: 'SYSTEMID',
    readings: both,
    maxLength: 64,
    nullable: true,
    rule: 'identifier',
    isOptionalColumn: true,
  },
  { name: 'gradeDescription', column: 'GRADEDESCRIPTION', readings: text, maxLength: 60, nullable: true, rule: 'text' },
  { name: 'gradeValue', column: 'GRADEVALUE', readings: number, maxLength: 32, nullable: true, rule: 'grade' },
  { name: 'dateIssued', column: 'DATEISSUED', readings: both, maxLength: 8, nullable: true, rule: 'date' },
  { name: 'validFrom', column: 'VALIDFROM', readings: both, maxLength: 8, nullable: true, rule: 'date' },
  { name: 'status', column: 'STATUS', readings: text, maxLength: 20, nullable: false, rule: 'status' },
  { name: 'statusDate', column: 'STATUSDATE', readings: both, maxLength: 8, nullable: true, rule: 'date' },
  { name: 'ssn', column: 'SSN', readings: both, maxLength: 11, nullable: true, rule: 'number-of-person' },
  { name: 'ssnCountry', column: 'SSNCOUNTRY', readings: text, maxLength: 2, nullable: true, rule: 'country' },
  { name: 'tin', column: 'TIN', readings: both, maxLength: 9, nullable: true, rule: 'number-of-person' },
  { name: 'tinCountry', column: 'TINCOUNTRY', readings: text, maxLength: 2, nullable: true, rule: 'country' },
  { name: 'firstNameEl', column: 'FIRSTNAMEEL', readings: text, maxLength: 40, nullable: true, rule: 'greek-name' },
  { name: 'firstNameEn', column: 'FIRSTNAMEEN', readings: text, maxLength: 40, nullable: false, rule: 'latin-name' },
  { name: 'lastNameEl', column: 'LASTNAMEEL', readings: text, maxLength: 45, nullable: true, rule: 'greek-name' },
  { name: 'lastNameEn', column: 'LASTNAMEEN', readings: text, maxLength: 45, nullable: false, rule: 'latin-name' },
  { name: 'middleNameEl', column: 'MIDDLENAMEEL', readings: text, maxLength: 40, nullable: true, rule: 'greek-name' },
  {
    name: 'middleNameEn',
    column: 'MIDDLENAMEEN',
    otherColumns: ['MIDDLENAMEEEN', 'MIDDLEENAMEEN'],
    readings: text,
    maxLength: 40,
    nullable: true,
    rule: 'latin-name',
  },
  { name: 'fatherNameEl', column: 'FATHERNAMEEL', readings: text, maxLength: 20, nullable: true, rule: 'greek-name' },
  { name: 'fatherNameEn', column: 'FATHERNAMEEN', readings: text, maxLength: 20, nullable: true, rule: 'latin-name' },
  { name: 'motherNameEl', column: 'MOTHERNAMEEL', readings: text, maxLength: 20, nullable: true, rule: 'greek-name' },
  { name: 'motherNameEn', column: 'MOTHERNAMEEN', readings: text, maxLength: 20, nullable: true, rule: 'latin-name' },
  { name: 'birthDate', column: 'BIRTHDATE', readings: both, maxLength: 8, nullable: true, rule: 'date' },
  { name: 'birthYear', column: 'BIRTHYEAR', readings: number, maxLength: 4, nullable: true, rule: 'year' },
  { name: 'gender', column: 'GENDER', readings: number, maxLength: 1, nullable: true, rule: 'gender' },
  { name: 'citizenship', column: 'CITIZENSHIP', readings: text, maxLength: 2, nullable: true, rule: 'country' },
] as const satisfies readonly DegreeFieldDefinition[]

/** The name of a field in code and in the JSON of the API mode. */
export type DegreeFieldName = (typeof DEGREE_FIELDS)[number]['name']
