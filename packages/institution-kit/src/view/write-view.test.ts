import { readFile } from 'node:fs/promises'
import { DEGREE_FIELDS } from '@perga/domain'
import { describe, expect, test } from 'vitest'
import { DIALECTS, type DialectName, placeholderColumn } from './dialects.ts'
import { writeView } from './write-view.ts'

const names = Object.keys(DIALECTS) as DialectName[] // sound: these are its keys

describe('the view', () => {
  test.each(names)('I2: of %s has the 28 columns, upper-case, in the order of the specification', (name) => {
    const columns = [...writeView(name).matchAll(/ AS ([A-Z]+),?$/gm)].map((found) => found[1])
    expect(columns).toEqual(DEGREE_FIELDS.map((field) => field.column))
  })

  test('I2: the grade is a float, the year and the gender are numbers, everything else is text', () => {
    const lines = writeView('oracle')
      .split('\n')
      .filter((line) => line.startsWith('  CAST'))
    const others = lines.filter((line) => !line.includes('VARCHAR2'))
    expect(others.map((line) => line.trim().replace(/,$/, ''))).toEqual([
      'CAST(d.grade_value AS FLOAT) AS GRADEVALUE',
      'CAST(d.birth_year AS NUMBER(4,0)) AS BIRTHYEAR',
      'CAST(d.gender AS NUMBER(1,0)) AS GENDER',
    ])
  })

  test('an expression of the institution replaces the placeholder', () => {
    const sql = writeView('mysql', { name: 'V', from: 'a d', expressions: { gradeValue: 'd.grade / 10' } })
    expect(sql).toContain('VIEW V AS')
    expect(sql).toContain('CAST(d.grade / 10 AS DOUBLE) AS GRADEVALUE')
    expect(sql).toContain('FROM a d;')
  })

  test('placeholders are the fields in the manner of databases', () => {
    expect((['certificateID', 'ssnCountry', 'lastNameEl', 'ssn'] as const).map(placeholderColumn)).toEqual([
      'certificate_id',
      'ssn_country',
      'last_name_el',
      'ssn',
    ])
  })

  test.each(names)('the file for %s is what the kit writes', async (name) => {
    expect(await readFile(new URL(`../../sql/v-degrees.${name}.sql`, import.meta.url), 'utf8')).toBe(writeView(name))
  })
})
