import type { ReleasedDiploma } from '@perga/contracts'
import { formatVerificationIdentifier, type Locale, pdfFileName } from '@perga/domain'
import { addressOf } from '../../../shell/api-client.ts'

/** Where the sealed PDF and the page for printing of a diploma that was read are made (spec 1 §7). */
export function documentAddresses({ diploma, signedAuditId, auditId, aud }: ReleasedDiploma, locale: Locale) {
  const filename = pdfFileName({
    lastName: diploma.lastNameEl ?? diploma.lastNameEn,
    firstName: diploma.firstNameEl ?? diploma.firstNameEn,
    validFrom: diploma.validFrom,
  })
  const query = {
    diploma_index: diploma.diplomaIndex,
    signature: formatVerificationIdentifier({ signedAuditId, auditId, clientId: aud }),
    language: locale,
  }
  const given = { path: { filename }, query }
  return {
    sealed: addressOf('GET /api/client/diploma_pdf/{filename}', given),
    printable: addressOf('GET /api/client/diploma_printable/{filename}', given),
  }
}
