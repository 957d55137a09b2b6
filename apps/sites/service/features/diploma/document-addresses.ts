import type { ReleasedDiploma } from '@perga/contracts'
import { formatVerificationIdentifier, type Locale, pdfFileName } from '@perga/domain'
import { withQuery } from '../../../shell/api-client.ts'

/** Where the sealed PDF and the page for printing of a diploma that was read are made (spec 1 §7). */
export function documentAddresses({ diploma, signedAuditId, auditId, aud }: ReleasedDiploma, locale: Locale) {
  const file = pdfFileName({
    lastName: diploma.lastNameEl ?? diploma.lastNameEn,
    firstName: diploma.firstNameEl ?? diploma.firstNameEn,
    validFrom: diploma.validFrom,
  })
  const query = {
    diploma_index: String(diploma.diplomaIndex),
    signature: formatVerificationIdentifier({ signedAuditId, auditId, clientId: aud }),
    language: locale,
  }
  const addressOf = (kind: string) => withQuery(`/api/client/${kind}/${encodeURIComponent(file)}`, query)
  return { sealed: addressOf('diploma_pdf'), printable: addressOf('diploma_printable') }
}
