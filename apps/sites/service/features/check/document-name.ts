import type { WireDiploma } from '@perga/contracts'
import { pdfFileName } from '@perga/domain'

/** What the file of a document is called (spec 1 §3). */
export function documentName(diploma: WireDiploma): string {
  return pdfFileName({
    lastName: diploma.lastNameEl ?? diploma.lastNameEn,
    firstName: diploma.firstNameEl ?? diploma.firstNameEn,
    validFrom: diploma.validFrom,
  })
}
