import type { WireDiploma } from '@perga/contracts'
import { expect, test } from 'vitest'
import { DEMO_DIPLOMA, DEMO_IDENTIFIER } from '../testing/demo-diploma.ts'
import { describePage } from './describe-page.ts'

const options = { locale: 'el', origin: 'https://perga.example', identifier: DEMO_IDENTIFIER, seal: 'test' } as const
const disclosure = (({ clientDisplayName, clientID, timestamp, diplomaIndex, auditResultId }) => ({
  ...{ clientDisplayName, clientID, timestamp, diplomaIndex, auditResultId },
}))(DEMO_DIPLOMA)
const value = (page: ReturnType<typeof describePage>, term: string) =>
  page.facts.find((fact) => fact.term === term)?.value.text

test('O12: dates, grade and signature time are shown in their forms, in the language of the page', () => {
  const greek = describePage(DEMO_DIPLOMA, options)
  expect(value(greek, 'Βαθμός')).toBe('8,11 με άριστα το 10 (Λίαν Καλώς)')
  expect(value(greek, 'Ημερομηνία απονομής')).toBe('21/07/2015')
  expect(greek.verification.rows[1]?.value.text).toBe('18/11/2026 11:06:40')
  const english = describePage(DEMO_DIPLOMA, { ...options, locale: 'en' })
  expect(value(english, 'Grade')).toBe('8.11 out of 10 (Λίαν Καλώς)')
  expect(english).toMatchObject({ institution: { text: 'University of Trials', lang: 'en' } })
})

test('each language puts its own form of the names first and the other beneath', () => {
  const names = (locale: 'el' | 'en') => {
    const { holder, holderElsewhere } = describePage(DEMO_DIPLOMA, { ...options, locale })
    return [holder?.text, holderElsewhere?.text]
  }
  expect(names('el')).toEqual(['Μαΐα Υποδειγματάκη-Προϊστορή', 'Maia Ypodeigmataki-Proistori'])
  expect(names('en')).toEqual(['Maia Ypodeigmataki-Proistori', 'Μαΐα Υποδειγματάκη-Προϊστορή'])
})

test('a holder known in Latin letters only has that name on the Greek page, once', () => {
  const page = describePage({ ...DEMO_DIPLOMA, lastNameEl: null, firstNameEl: null }, options)
  expect(page.holder).toEqual({ text: 'Maia Ypodeigmataki-Proistori', lang: 'en' })
  expect(page).not.toHaveProperty('holderElsewhere')
})

test('G20: withheld and missing facts leave nothing, not even a label', () => {
  const withheld = describePage({ ...disclosure, title: 'Πτυχίο', notes: null }, options)
  expect(withheld.facts).toEqual([])
  for (const member of ['institution', 'unit', 'holder', 'holderElsewhere', 'notes']) {
    expect(withheld).not.toHaveProperty(member)
  }
  const nothing: WireDiploma = disclosure
  expect(describePage(nothing, options)).toMatchObject({ heading: { text: 'Τίτλος σπουδών' }, facts: [] })
})

test('a grade in words without a number, and a number over 1, are never computed into something else', () => {
  expect(value(describePage({ ...DEMO_DIPLOMA, gradeValue: null }, options), 'Βαθμός')).toBe('Λίαν Καλώς')
  const wrong = describePage({ ...DEMO_DIPLOMA, gradeValue: '8.11', gradeDescription: null }, options)
  expect(value(wrong, 'Βαθμός')).toBeUndefined()
})

test('I14: the keeper of the records is named only where it is not the issuer', () => {
  expect(value(describePage(DEMO_DIPLOMA, options), 'Τήρηση αρχείου')).toBeUndefined()
  const merged = { ...DEMO_DIPLOMA, maintainerInstitution: 'Πανεπιστήμιο Συγχωνεύσεων' }
  expect(value(describePage(merged, options), 'Τήρηση αρχείου')).toBe('Τμήμα Ελέγχων, Πανεπιστήμιο Συγχωνεύσεων')
})

test('O6: the recipient is named in the language of the page, in Greek where there is no English name', () => {
  const issuedTo = (page: ReturnType<typeof describePage>) => page.verification.rows[0]?.value
  const english = { ...options, locale: 'en' } as const
  const greek = { text: 'Αιγίς Δοκιμών', lang: 'el' }
  const clientNameEn = 'Aegis of Trials'
  expect(issuedTo(describePage(DEMO_DIPLOMA, { ...english, clientNameEn }))).toEqual({ text: clientNameEn, lang: 'en' })
  expect(issuedTo(describePage(DEMO_DIPLOMA, { ...options, clientNameEn }))).toEqual(greek)
  for (const none of [undefined, null, '']) {
    expect(issuedTo(describePage(DEMO_DIPLOMA, { ...english, clientNameEn: none ?? null }))).toEqual(greek)
  }
})

test('C2: a seal is called qualified only where it is, and a page for paper claims no seal', () => {
  const statement = (seal: 'qualified' | 'test' | 'none') =>
    describePage(DEMO_DIPLOMA, { ...options, locale: 'en', seal }).verification.statement
  expect(statement('test')).toBe('Sealed with a test certificate.')
  expect(statement('qualified')).toContain('qualified electronic seal')
  expect(statement('none')).toContain('without an electronic seal')
})
