import type { TemplateContent, TemplateVersionFacts } from '@perga/contracts'
import {
  DIPLOMA_FIELDS,
  DIPLOMA_ROWS,
  type DiplomaRow,
  TEMPLATE_COLUMNS,
  type TemplateColumn,
  twinOf,
} from '@perga/domain'
import type { Selectable } from 'kysely'
import type { TemplatesTables } from './tables.ts'

/** What a version of a template says in values of its own, by their columns; a diploma takes them as they are. */
export type TemplateTexts = Pick<Selectable<TemplatesTables['template_versions']>, TemplateColumn>

type MemberOf<Column extends string> = Column extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<MemberOf<Rest>>}`
  : Column

/** The name of such a value in the content of a template: `title_el` is `titleEl`. */
export type TextMember = MemberOf<TemplateColumn>

const memberOf = (column: TemplateColumn) =>
  // What the type says, letter by letter.
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as TextMember

/** The members, in the order of the list. */
export const TEXT_MEMBERS = TEMPLATE_COLUMNS.map(memberOf)

/** The columns of the table `version`, for a select. */
export const VERSION_TEXTS = TEMPLATE_COLUMNS.map((column) => `version.${column}` as const)

/** The values of a row as members of a content. */
export function textsOf(row: TemplateTexts): Pick<TemplateContent, TextMember> {
  const entries = TEMPLATE_COLUMNS.map((column) => [memberOf(column), row[column]])
  // Each member from the column of its name; the schema has them with the same values.
  return Object.fromEntries(entries) as Pick<TemplateContent, TextMember>
}

/** The values of a content as columns; an empty one is null. */
export function columnsOfTexts(content: Pick<TemplateContent, TextMember>): TemplateTexts {
  const entries = TEMPLATE_COLUMNS.map((column) => [column, content[memberOf(column)] || null])
  // The contract refuses an empty value where the column takes no null.
  return Object.fromEntries(entries) as TemplateTexts
}

type OpenMember = {
  [Row in DiplomaRow]: (typeof DIPLOMA_FIELDS)[Row] extends { from: 'template' } ? Row : never
}[DiplomaRow]

/** The values of a row as the open data have them: by the names of the diploma's fields, of two languages as a pair. */
export function openTexts(row: TemplateTexts): Pick<TemplateVersionFacts, OpenMember> {
  const values: Readonly<Record<string, string | null>> = row
  const entries = DIPLOMA_ROWS.filter((name) => DIPLOMA_FIELDS[name].from === 'template').map((name) => {
    const el = values[DIPLOMA_FIELDS[name].column]
    const twin = twinOf(name)
    return [name, twin === null ? el : { el, en: values[DIPLOMA_FIELDS[twin].column] }]
  })
  // A member for each row of the list that comes from the template; the contract has them in this form.
  return Object.fromEntries(entries) as Pick<TemplateVersionFacts, OpenMember>
}
