import { readFile } from 'node:fs/promises'
import { LEVEL_CODES, parseTaxNumber } from '@perga/domain'
import { describe, expect, test } from 'vitest'
import { PERSONAS } from '../personas.ts'
import { INSTITUTIONS } from './institutions.ts'
import { ORGANISATIONS } from './organisations.ts'
import { TEMPLATES } from './templates.ts'

const seed = async (name: string) =>
  JSON.parse(await readFile(new URL(`../../../../db/seed/${name}.json`, import.meta.url), 'utf8'))

describe('the templates of the demonstration', () => {
  test('document every title that a persona holds, except one', () => {
    const documented = new Set(TEMPLATES.map(({ institution, titleID }) => `${institution} ${titleID}`))
    const held = PERSONAS.flatMap(({ degrees }) =>
      degrees.map(({ institution, record }) => `${institution} ${record.titleID}`),
    )
    expect([...new Set(held)].filter((title) => !documented.has(title))).toEqual(['auth 999999'])
    expect(documented.size).toBe(TEMPLATES.length)
  })

  test('name departments that the institutions have today', async () => {
    const { departments } = await seed('departments')
    for (const { maintainingInstitution, maintainingDepartmentMineduId, maintainingDepartmentEl } of TEMPLATES) {
      expect(departments).toContainEqual(
        expect.objectContaining({
          institution: maintainingInstitution,
          mineduId: maintainingDepartmentMineduId,
          nameEl: maintainingDepartmentEl.replace(/^Τμήμα /, ''),
        }),
      )
    }
  })

  test('have known levels and fields of education', () => {
    for (const { levelCode, iscedF } of TEMPLATES) {
      expect(LEVEL_CODES.map((level) => level.code)).toContain(levelCode)
      expect(iscedF).toMatch(/^\d{4}$/)
    }
  })

  test('show an abolished department of a merged institution', () => {
    const abolished = TEMPLATES.find(({ formerInstitutionEl }) => formerInstitutionEl !== null)
    expect(abolished?.issuingDepartmentEl).not.toBe(abolished?.maintainingDepartmentEl)
  })
})

describe('the organisations of the demonstration', () => {
  test('have tax numbers with right check digits and representatives who can log in', () => {
    for (const { taxNumber, representatives } of ORGANISATIONS) {
      expect(parseTaxNumber(taxNumber)).toBe(taxNumber)
      for (const { taxNumber: personal } of representatives) {
        expect(PERSONAS.map((persona) => persona.taxNumber)).toContain(personal)
      }
    }
  })

  test('check ex officio only where they are public', () => {
    for (const { sector, canInspect, inspectInstitutions } of ORGANISATIONS) {
      if (canInspect) expect(sector).toBe('public')
      else expect(inspectInstitutions).toEqual([])
    }
  })

  test('hold one person with two clients of one organisation that may both inspect', () => {
    const { taxNumber } = PERSONAS.find((persona) => persona.userName === 'two.hats') ?? {}
    const clients = ORGANISATIONS.filter(({ representatives }) =>
      representatives.some((one) => one.taxNumber === taxNumber),
    )
    expect(clients.map((client) => client.canInspect)).toEqual([true, true])
    expect(new Set(clients.map((client) => client.taxNumber)).size).toBe(1)
  })
})

describe('the institutions of the demonstration', () => {
  test('are real ones, and those that hold degrees are connected', async () => {
    const { institutions } = await seed('institutions')
    const known: string[] = institutions.map((institution: { code: string }) => institution.code)
    expect(known).toEqual(expect.arrayContaining(INSTITUTIONS.map((institution) => institution.code)))
    const connected = INSTITUTIONS.filter((institution) => institution.connected).map((institution) => institution.code)
    expect(new Set(TEMPLATES.map((template) => template.institution))).toEqual(new Set(connected))
  })
})
