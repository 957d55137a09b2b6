import { readFile, stat } from 'node:fs/promises'
import { DEGREE_FIELDS, type DegreeFieldName } from '@perga/domain'
import type { DegreeRow } from '../degree-row.ts'
import { CsvError, parseCsv } from './parse-csv.ts'
import type { RecordSource } from './record-source.ts'

function fieldOf(heading: string): DegreeFieldName | undefined {
  const wanted = heading.trim().toUpperCase()
  return DEGREE_FIELDS.find((field) => spellings(field).includes(wanted))?.name
}

function spellings(field: (typeof DEGREE_FIELDS)[number]): string[] {
  return [field.column, ...('otherColumns' in field ? field.otherColumns : [])]
}

/** The fields that the headings of a CSV text name, in their order; throws `CsvError`. */
export function readCsvFields(headings: readonly string[]): DegreeFieldName[] {
  return headings.map((heading, column) => {
    const field = fieldOf(heading)
    if (field === undefined) throw new CsvError(`column ${column + 1} is not a field of the degree record`, 1)
    return field
  })
}

/** The degree row of the cells of one line, an empty cell being null; throws `CsvError`. */
export function readCsvDegree(fields: readonly DegreeFieldName[], cells: readonly string[], line: number): DegreeRow {
  if (cells.length !== fields.length) throw new CsvError(`${cells.length} cells where ${fields.length} belong`, line)
  return Object.fromEntries(fields.map((field, column) => [field, cells[column] || null]))
}

/** The degree rows of a CSV text whose first line names the fields; an empty cell is null; throws `CsvError`. */
export function readDegreeCsv(text: string): DegreeRow[] {
  const [headings = [], ...lines] = parseCsv(text)
  const fields = readCsvFields(headings)
  return lines.map((cells, index) => readCsvDegree(fields, cells, index + 2))
}

/** Degrees of a CSV file, read again whenever the file changes. */
export function csvFileRecords(path: string): RecordSource {
  let kept: { modified: number; rows: DegreeRow[] } | undefined
  return {
    async find({ matches }) {
      const { mtimeMs } = await stat(path)
      if (kept?.modified !== mtimeMs) kept = { modified: mtimeMs, rows: readDegreeCsv(await readFile(path, 'utf8')) }
      return kept.rows.filter(matches)
    },
  }
}
