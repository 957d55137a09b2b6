import type { DEGREE_FIELDS, DegreeFieldName } from '@perga/domain'

type Field = (typeof DEGREE_FIELDS)[number]

/** How one kind of database writes the types and dates of the view. */
export type Dialect = {
  text: (length: number) => string
  float: string
  integer: (digits: number) => string
  /** A date column as YYYYMMDD. */
  basicDate: (column: string) => string
  createView: (name: string, select: string) => string
  /** Statements that give a reader of its own access to the view and to nothing else. */
  grant: (name: string) => readonly string[]
}

/** The databases for which the view is written out. */
export const DIALECTS = {
  postgresql: {
    text: (length) => `VARCHAR(${length})`,
    float: 'DOUBLE PRECISION',
    integer: (digits) => `NUMERIC(${digits},0)`,
    basicDate: (column) => `TO_CHAR(${column}, 'YYYYMMDD')`,
    createView: (name, select) => `CREATE OR REPLACE VIEW ${name} AS\n${select};`,
    grant: (name) => [`CREATE ROLE perga_reader LOGIN;`, `GRANT SELECT ON ${name} TO perga_reader;`],
  },
  mysql: {
    text: (length) => `CHAR(${length})`,
    float: 'DOUBLE',
    integer: (digits) => `DECIMAL(${digits},0)`,
    basicDate: (column) => `DATE_FORMAT(${column}, '%Y%m%d')`,
    createView: (name, select) => `CREATE OR REPLACE VIEW ${name} AS\n${select};`,
    grant: (name) => [
      `-- CREATE USER 'perga_reader'@'%' IDENTIFIED BY '…';`,
      `GRANT SELECT ON ${name} TO 'perga_reader'@'%';`,
    ],
  },
  oracle: {
    text: (length) => `VARCHAR2(${length} CHAR)`,
    float: 'FLOAT',
    integer: (digits) => `NUMBER(${digits},0)`,
    basicDate: (column) => `TO_CHAR(${column}, 'YYYYMMDD')`,
    createView: (name, select) => `CREATE OR REPLACE VIEW ${name} AS\n${select};`,
    grant: (name) => [
      `-- CREATE USER perga_reader IDENTIFIED BY "…";`,
      `GRANT CREATE SESSION TO perga_reader;`,
      `GRANT SELECT ON ${name} TO perga_reader;`,
    ],
  },
  sqlserver: {
    text: (length) => `NVARCHAR(${length})`,
    float: 'FLOAT',
    integer: (digits) => `NUMERIC(${digits},0)`,
    basicDate: (column) => `CONVERT(CHAR(8), ${column}, 112)`,
    createView: (name, select) => `CREATE OR ALTER VIEW ${name} AS\n${select};\nGO`,
    grant: (name) => [
      `-- CREATE LOGIN perga_reader WITH PASSWORD = '…';`,
      `CREATE USER perga_reader FOR LOGIN perga_reader;`,
      `GRANT SELECT ON ${name} TO perga_reader;`,
    ],
  },
} as const satisfies Record<string, Dialect>

/** One of the databases for which the view is written out. */
export type DialectName = keyof typeof DIALECTS

/** The type of a field's column (spec 2 §3.2): text, except the grade, the birth year and the gender. */
export function columnType(field: Field, dialect: Dialect): string {
  if (field.rule === 'grade') return dialect.float
  if (field.rule === 'year' || field.rule === 'gender') return dialect.integer(field.maxLength)
  return dialect.text(field.maxLength)
}

/** What stands for a field of the institution's own table until it is replaced: `lastNameEl` is `last_name_el`. */
export function placeholderColumn(name: DegreeFieldName): string {
  return name.replace(/(?<=[a-z])[A-Z]+/g, (capitals) => `_${capitals}`).toLowerCase()
}
