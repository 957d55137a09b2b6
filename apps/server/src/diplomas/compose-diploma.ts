import type { DegreeRecord, DiplomaFacts } from '@perga/domain'
import type { TemplateVersion } from '../templates/template-store.ts'

/** A degree as its institution and its template state it: the record gives the person's part, the template the rest. */
export function composeDiploma(record: DegreeRecord, template: TemplateVersion): DiplomaFacts {
  return {
    title: template.title_el,
    titleEn: template.title_en,
    templateID: template.title_id,
    notes: template.notes_el,
    notesEn: template.notes_en,
    issuerInstitution: template.issuing_institution_el,
    issuerInstitutionEn: template.issuing_institution_en,
    issuerUnit: template.issuing_unit_el,
    issuerUnitEn: template.issuing_unit_en,
    maintainerInstitutionEn: template.maintaining_institution_en,
    maintainerInstitution: template.maintaining_institution_el,
    maintainerInstitution_Code: template.maintaining_institution_code,
    maintainerUnit: template.maintaining_unit_el,
    maintainerUnitEn: template.maintaining_unit_en,
    level: template.level,
    gradeDescription: record.gradeDescription,
    gradeValue: record.gradeValue,
    dateIssued: record.dateIssued,
    validFrom: record.validFrom,
    lastNameEl: record.lastNameEl,
    firstNameEl: record.firstNameEl,
    middleNameEl: record.middleNameEl,
    fatherNameEl: record.fatherNameEl,
    motherNameEl: record.motherNameEl,
    lastNameEn: record.lastNameEn,
    firstNameEn: record.firstNameEn,
    middleNameEn: record.middleNameEn,
    fatherNameEn: record.fatherNameEn,
    motherNameEn: record.motherNameEn,
    birthDate: record.birthDate,
  }
}
