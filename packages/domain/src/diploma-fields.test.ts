import { expect, test } from 'vitest'
import {
  DIPLOMA_FIELD_NAMES,
  DIPLOMA_FIELDS,
  DIPLOMA_ROWS,
  type DiplomaField,
  type FieldsOf,
  fieldLabel,
  TEMPLATE_COLUMNS,
  twinOf,
} from './diploma-fields.ts'
import { SCOPES } from './scopes.ts'

test('D4: every scope discloses a field', () => {
  const scopes = new Set(Object.values(DIPLOMA_FIELDS).map(({ scope }) => scope))
  expect([...scopes].sort()).toEqual([...SCOPES].sort())
})

test('the fields of a scope are known to the compiler', () => {
  const grade: Record<FieldsOf<'grade'>, true> = { gradeDescription: true, gradeValue: true }
  const fields: DiplomaField[] = DIPLOMA_FIELD_NAMES.filter((name) => DIPLOMA_FIELDS[name].scope === 'grade')
  expect(fields).toEqual(Object.keys(grade))
})

test('a twin is a field of the same scope, layout and label, and has no twin itself', () => {
  const pairs = DIPLOMA_FIELD_NAMES.flatMap((name) => {
    const twin = twinOf(name)
    return twin === null ? [] : [[name, twin] as const]
  })
  expect(pairs.length).toBeGreaterThan(0)
  for (const [name, twin] of pairs) {
    const { scope, since, label } = DIPLOMA_FIELDS[name]
    expect(DIPLOMA_FIELDS[twin], name).toMatchObject({ scope, since, label })
    expect(twinOf(twin)).toBeNull()
  }
  expect(DIPLOMA_ROWS).toHaveLength(DIPLOMA_FIELD_NAMES.length - pairs.length)
})

test('two fields never come from one column', () => {
  const columns = Object.values(DIPLOMA_FIELDS).map(({ from, column }) => `${from} ${column}`)
  expect(new Set(columns).size).toBe(columns.length)
  expect(TEMPLATE_COLUMNS).toEqual(expect.arrayContaining(['title_el', 'title_en', 'notes_el', 'notes_en']))
})

test('a label that two fields share names a fact and its English', () => {
  const rows = DIPLOMA_ROWS.map((row) => fieldLabel(row, 'en'))
  expect(new Set(rows).size).toBe(rows.length)
  expect(fieldLabel('titleEn', 'el')).toBe(fieldLabel('title', 'el'))
})
