import { DEGREE_FIELDS, type DegreeFieldName } from '@perga/domain'

/** The table of the institution's own system: it keeps everything as text, as such systems do. */
export const CREATE_TABLE = `CREATE TABLE student_degrees (${DEGREE_FIELDS.map((field) => `"${field.name}" text`).join(', ')})`

// Numbers where the specification's view type list says so: leading zeros are lost on the way.
const NUMERIC: Partial<Record<DegreeFieldName, string>> = {
  titleID: 'numeric(10,0)',
  registrationID: 'numeric(13,0)',
  gradeValue: 'numeric(5,3)',
  birthYear: 'numeric(4,0)',
  gender: 'numeric(1,0)',
}

function column(field: (typeof DEGREE_FIELDS)[number]): string {
  // Spelled with the extra E of the specification's schema table.
  const name = field.name === 'middleNameEn' ? 'MIDDLENAMEEEN' : field.column
  return `"${field.name}"::${NUMERIC[field.name] ?? `varchar(${field.maxLength})`} AS ${name}`
}

/** The view that the institution created for the service: 28 columns, in the types of spec 2 §3.2. */
export const CREATE_VIEW = `CREATE VIEW V_DEGREES AS SELECT ${DEGREE_FIELDS.map(column).join(', ')} FROM student_degrees`

/** One row into the table, a parameter for each field. */
export const INSERT_ROW = `INSERT INTO student_degrees VALUES (${DEGREE_FIELDS.map((_, index) => `$${index + 1}`).join(', ')})`
