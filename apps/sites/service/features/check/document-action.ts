import type { WireDiploma } from '@perga/contracts'
import { pdfFileName } from '@perga/domain'

/** Where the documents of a check result are made, by POST of its `diploma_data` (spec 1 §7, row X9). */
export const documentAction = (kind: 'diploma_pdf' | 'diploma_printable', diploma: WireDiploma): string =>
  `/api/client/${kind}/${encodeURIComponent(documentName(diploma))}`

/** What its file is called (spec 1 §3). */
export function documentName(diploma: WireDiploma): string {
  return pdfFileName({
    lastName: diploma.lastNameEl ?? diploma.lastNameEn,
    firstName: diploma.firstNameEl ?? diploma.firstNameEn,
    validFrom: diploma.validFrom,
  })
}
