import { Refusal } from '@perga/domain'
import { readCsv, writeCsv } from './csv.ts'
import type { ApprovedTemplate } from './registry-store.ts'
import { TEXT_MEMBERS, type TextMember, textsOf } from './template-texts.ts'

/** The columns of an import and export, in their order. */
export const COLUMNS = [
  ...(['blueprintId', 'titleId', 'levelCode', 'iscedField'] as const),
  ...TEXT_MEMBERS,
  ...(['maintainingDepartment', 'issuingDepartmentEl', 'issuingDepartmentEn'] as const),
  ...(['curriculumEl', 'curriculumEn', 'curriculumFields'] as const),
] as const
type Column = (typeof COLUMNS)[number]

/** One row of an import or export: text in every column, empty where there is nothing. */
export type TemplateRow = Record<Column, string>

/** An approved template as a row. */
export function toRow(template: ApprovedTemplate): TemplateRow {
  return {
    ...{ blueprintId: template.blueprint_id, titleId: template.title_id, levelCode: template.level_code },
    iscedField: template.isced_field ?? '',
    ...cellsOf(textsOf(template)),
    maintainingDepartment: template.maintainer_id,
    ...{ issuingDepartmentEl: template.issuer_el, issuingDepartmentEn: template.issuer_en },
    ...{ curriculumEl: template.curriculum_el ?? '', curriculumEn: template.curriculum_en ?? '' },
    curriculumFields: (template.curriculum_fields ?? []).join(' '),
  }
}

function cellsOf(texts: ReturnType<typeof textsOf>): Record<TextMember, string> {
  // A cell for each member.
  return Object.fromEntries(TEXT_MEMBERS.map((member) => [member, texts[member] ?? ''])) as Record<TextMember, string>
}

/** Rows as CSV (RFC 4180), under one line of names, or as JSON. */
export function writeRows(rows: readonly TemplateRow[], format: 'csv' | 'json'): string {
  if (format === 'json') return `${JSON.stringify(rows, null, 2)}\n`
  return writeCsv([[...COLUMNS], ...rows.map((row) => COLUMNS.map((column) => row[column]))])
}

/** The rows of a file; a column that is missing is empty. Throws `import_unreadable`. */
export function readRows(text: string, format: 'csv' | 'json'): TemplateRow[] {
  const records = format === 'json' ? readJson(text) : readTable(text)
  return records.map((record) => {
    const cell = (column: Column) => (record[column] ?? '').trim().normalize('NFC')
    // Every column of the list is there, so the object is a whole row.
    return Object.fromEntries(COLUMNS.map((column) => [column, cell(column)])) as TemplateRow
  })
}

function readTable(text: string): Record<string, string>[] {
  const [header, ...rows] = readCsv(text)
  const names = header?.map((name) => name.trim()) ?? []
  const isHeader = names.includes('titleId') && names.every((name) => COLUMNS.some((column) => column === name))
  if (!isHeader || rows.some((row) => row.length !== names.length)) throw new Refusal('import_unreadable')
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])))
}

function readJson(text: string): Record<string, string>[] {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    if (Array.isArray(value) && value.every(isRecord)) return value
  } catch (cause) {
    throw new Refusal('import_unreadable', {}, { cause })
  }
  throw new Refusal('import_unreadable')
}

function isRecord(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((cell) => typeof cell === 'string')
}
