import { parseSocialSecurityNumber, parseTaxNumber } from '@perga/domain'
import { describe, expect, test } from 'vitest'
import { INSTITUTION_SETTINGS } from './institutions/settings.ts'
import { PERSONAS } from './personas.ts'

const degrees = PERSONAS.flatMap((persona) =>
  persona.degrees.map((degree) => ({ ...degree, userName: persona.userName })),
)

function persona(userName: string) {
  const found = PERSONAS.find((candidate) => candidate.userName === userName)
  if (!found) throw new Error(`no persona ${userName}`)
  return found
}

describe('the personas', () => {
  test.each(PERSONAS.map((one) => [one.userName, one] as const))(
    '%s has numbers with right check digits',
    (_name, one) => {
      expect(parseTaxNumber(one.taxNumber)).toBe(one.taxNumber)
      expect(parseTaxNumber(one.taxAccount.taxNumberAsSent.trim())).toBe(one.taxNumber)
      for (const { ssn, country } of one.registry) {
        if (country === 'GR') expect(parseSocialSecurityNumber(ssn)).toBe(ssn)
      }
    },
  )

  test('user names, tax numbers and social security numbers are each one person’s', () => {
    const ssns = PERSONAS.flatMap((one) => one.registry.map((entry) => entry.ssn))
    for (const values of [PERSONAS.map((one) => one.userName), PERSONAS.map((one) => one.taxNumber), ssns]) {
      expect(new Set(values).size).toBe(values.length)
    }
  })

  test('a degree is named once within its institution, and its institution runs', () => {
    const keys = degrees.map(({ institution, record }) => `${institution} ${record.certificateID} ${record.titleID}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(Object.keys(INSTITUTION_SETTINGS)).toEqual(
      expect.arrayContaining(degrees.map((degree) => degree.institution)),
    )
  })

  test('every persona says in both languages what it shows', () => {
    for (const { shows } of PERSONAS) expect([shows.el, shows.en].every((text) => text.length > 5)).toBe(true)
    expect(PERSONAS.every(({ shows }) => /[α-ωά-ώ]/.test(shows.el) && !/[α-ωά-ώ]/.test(shows.en))).toBe(true)
  })
})

describe('the data scenarios', () => {
  test('padded or 00 tax number', () => expect(persona('nikos').taxAccount.taxNumberAsSent).toBe('00190024060'))

  test('no social security number, or a foreign one with its country', () => {
    expect(persona('andreas').degrees[0]?.record.ssn).toBeNull()
    expect(persona('ioana').degrees[0]?.record).toMatchObject({ ssnCountry: 'RO' })
  })

  test('surname changed, or double in the other order', () => {
    expect(persona('katerina').taxAccount.lastName).not.toBe('ΑΝΥΠΑΡΚΤΟΥ')
    expect(persona('sofia').taxAccount.lastName.split(' ').reverse().join('-')).toBe('ΔΟΚΙΜΑΣΤΙΔΟΥ-ΤΥΧΑΙΟΠΟΥΛΟΥ')
  })

  test('Greek name null, Latin letters in a Greek name', () => {
    expect(persona('john').degrees[0]?.record).toMatchObject({
      lastNameEl: null,
      firstNameEl: null,
      middleNameEl: null,
    })
    expect(persona('anna').degrees[0]?.record.firstNameEl).toMatch(/^A/)
  })

  test('accents, diaeresis and final sigma; father’s name in the genitive', () => {
    expect(String(persona('maia').degrees[0]?.record.lastNameEl)).toMatch(/ς.*ϊ/)
    expect(persona('petros').degrees[0]?.record.fatherNameEl).toBe('Δημητρίου')
    expect(persona('petros').taxAccount.fatherName).toBe('ΔΗΜΗΤΡΙΟΣ')
  })

  test('only the birth year', () => {
    expect(persona('stella').degrees[0]?.record).toMatchObject({ birthDate: null, birthYear: 1979 })
  })

  test('two institutions, two registration numbers in one', () => {
    expect(new Set(persona('giorgos').degrees.map((degree) => degree.institution)).size).toBe(2)
    expect(new Set(persona('maria').degrees.map((degree) => degree.institution)).size).toBe(1)
    expect(new Set(persona('maria').degrees.map((degree) => degree.record.registrationID)).size).toBe(2)
  })

  test('two persons with equal names and year', () => {
    const [one, other] = [persona('ioannis.a').degrees[0]?.record, persona('ioannis.b').degrees[0]?.record]
    for (const field of ['lastNameEl', 'firstNameEl', 'fatherNameEl', 'motherNameEl', 'birthYear'] as const) {
      expect(one?.[field]).toBe(other?.[field])
    }
    expect(one?.ssn).not.toBe(other?.ssn)
  })

  test('the same certificate number in two institutions', () => {
    const [one, other] = persona('eva').degrees
    expect(one?.record.certificateID).toBe(other?.record.certificateID)
    expect(one?.institution).not.toBe(other?.institution)
  })

  test('revoked, null grade, grade over 1, null dates, over ten degrees', () => {
    expect(persona('lefteris').degrees.map((degree) => degree.record.status)).toEqual(['valid', 'revoked'])
    expect(persona('vasiliki').degrees[0]?.record.gradeValue).toBeNull()
    expect(persona('manolis').degrees[0]?.record.gradeValue).toBe(8.11)
    expect(persona('dimitra').degrees[0]?.record).toMatchObject({ dateIssued: null, validFrom: null })
    expect(persona('polyxeni').degrees.length).toBeGreaterThan(10)
  })

  test('apostrophes, hyphens, parentheses, very long, direction marks, HTML', () => {
    expect(persona('dora').degrees[0]?.record.lastNameEl).toMatch(/'.*-.*\(.*\)/)
    expect(String(persona('makris').degrees[0]?.record.lastNameEl).length).toBeGreaterThan(45)
    expect(persona('layla').degrees[0]?.record.lastNameEl).toMatch(/\u200F.*\u200E/)
    expect(persona('markup').degrees[0]?.record.lastNameEl).toMatch(/<b>/)
  })
})
