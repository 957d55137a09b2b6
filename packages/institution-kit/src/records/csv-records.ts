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

/** The degree rows of a CSV text whose first line names the fields; an empty cell is null; throws `CsvError`. */
export function readDegreeCsv(text: string): DegreeRow[] {
  const [headings = [], ...lines] = parseCsv(text)
  const fields = headings.map(fieldOf)
  const unknown = fields.indexOf(undefined)
  if (unknown >= 0) throw new CsvError(`column ${unknown + 1} is not a field of the degree record`, 1)
  return lines.map((cells, index) => {
    if (cells.length !== fields.length)
      throw new CsvError(`${cells.length} cells where ${fields.length} belong`, index + 2)
    return Object.fromEntries(fields.map((field, column) => [field, cells[column] || null]))
  })
}

/** Degrees of a CSV file, read again whenever the file changes. */
export function csvFileRecords(path: string): RecordSource {
  let kept: { modified: number; rows: DegreeRow[] } | undefined
  return {
    async find(matches) {
      const { mtimeMs } = await stat(path)
      if (kept?.modified !== mtimeMs) kept = { modified: mtimeMs, rows: readDegreeCsv(await readFile(path, 'utf8')) }
      return kept.rows.filter(matches)
    },
  }
}
