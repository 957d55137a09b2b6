import type { WireDiploma } from '@perga/contracts'
import { formatVerificationIdentifier } from '@perga/domain'

/** An invented diploma with every field. */
export const DEMO_DIPLOMA: WireDiploma = {
  templateID: '338601',
  title: 'Πτυχίο Δοκιμαστικής Πληροφορικής',
  titleEn: 'Bachelor’s Degree in Trial Informatics',
  notes: 'Κατεύθυνση: Επινοημένα Συστήματα',
  notesEn: 'Direction: Invented Systems',
  issuerInstitution: 'Πανεπιστήμιο Δοκιμών',
  issuerInstitutionEn: 'University of Trials',
  issuerUnit: 'Τμήμα Ελέγχων',
  issuerUnitEn: 'Department of Checks',
  maintainerInstitution: 'Πανεπιστήμιο Δοκιμών',
  maintainerInstitutionEn: 'University of Trials',
  maintainerInstitution_Code: 'trials',
  maintainerUnit: 'Τμήμα Ελέγχων',
  maintainerUnitEn: 'Department of Checks',
  level: '6',
  lastNameEl: 'Υποδειγματάκη-Προϊστορή',
  firstNameEl: 'Μαΐα',
  middleNameEl: null,
  fatherNameEl: 'Άγγελος',
  motherNameEl: 'Ευδοξία',
  lastNameEn: 'Ypodeigmataki-Proistori',
  firstNameEn: 'Maia',
  middleNameEn: null,
  fatherNameEn: 'Angelos',
  motherNameEn: 'Evdoxia',
  birthDate: '19870930',
  gradeDescription: 'Λίαν Καλώς',
  gradeValue: '0.811',
  dateIssued: '20150721',
  validFrom: '20150630',
  clientDisplayName: 'Αιγίς Δοκιμών',
  clientID: 'aegis',
  timestamp: 1_795_000_000,
  diplomaIndex: 0,
  auditResultId: '01934a5c-0000-7abc-8def-0123456789ab',
}

export const DEMO_IDENTIFIER = formatVerificationIdentifier({
  signedAuditId: Buffer.alloc(64, 0x5a).toString('base64url'),
  auditId: '01934a5c-7c1e-7abc-8def-0123456789ab',
  clientId: 'aegis',
})
