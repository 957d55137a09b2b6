import { readDegreeRecord } from '@perga/domain'
import { expect, test } from 'vitest'
import type { TemplateVersion } from '../templates/template-store.ts'
import { composeDiploma } from './compose-diploma.ts'

// What these tests do not look at is left out.
const template = {
  id: 'version',
  institution_code: 'auth',
  title_id: '7',
  level: '7',
  title_el: 'Δίπλωμα Μηχανικού',
  title_en: 'Diploma in Engineering',
  notes_el: null,
  notes_en: null,
  issuing_unit_el: 'Τμήμα που καταργήθηκε',
  issuing_unit_en: 'Abolished Department',
  issuing_institution_el: 'Παλαιό Ίδρυμα',
  issuing_institution_en: 'Former Institution',
  maintaining_unit_el: 'Τμήμα',
  maintaining_unit_en: 'Department',
  maintaining_institution_el: 'Ίδρυμα',
  maintaining_institution_en: 'Institution',
  maintainer_id: 'auth:338',
  maintaining_institution_code: 'auth',
} as TemplateVersion

const raw = {
  certificateID: 'A1',
  titleID: '7',
  status: 'valid',
  lastNameEn: 'DOKIMI',
  firstNameEn: 'ANNA',
  gradeValue: 0.811,
}

function read(more: Record<string, unknown> = {}) {
  const { record } = readDegreeRecord({ ...raw, ...more })
  if (record === null) throw new Error('the record is usable')
  return record
}

test('V10: issuer, title and level come from our registry; what a record says of them is not displayed', () => {
  const forged = { issuerInstitution: 'FORGED', issuerUnit: 'FORGED', title: 'FORGED', level: '8' }
  const facts = composeDiploma(read(forged), template)
  expect(facts).toMatchObject({ issuerInstitution: 'Παλαιό Ίδρυμα', title: 'Δίπλωμα Μηχανικού', level: '7' })
  expect(JSON.stringify(facts)).not.toContain('FORGED')
})

test('I14: the old name of the issuer is printed, and who keeps the record today is told beside it', () => {
  expect(composeDiploma(read(), template)).toMatchObject({
    issuerUnit: 'Τμήμα που καταργήθηκε',
    maintainerInstitution: 'Ίδρυμα',
    maintainerInstitution_Code: 'auth',
  })
})

test('the person and the grade come from the record, a missing field as null', () => {
  const facts = composeDiploma(read(), template)
  expect(facts).toMatchObject({ lastNameEn: 'DOKIMI', gradeValue: '0.811', lastNameEl: null, dateIssued: null })
})
