import { parseTaxNumber, Refusal, type TaxNumber } from '@perga/domain'
import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'

/** Who logged in at the tax authority. Names are upper-case Greek without accents and may be empty. */
export interface TaxUser {
  userName: string
  taxNumber: TaxNumber
  lastName: string
  firstName: string
  birthYear: number | null
}

const UserInfo = z.object({
  root: z.object({
    userinfo: z.object({
      userid: z.string(),
      taxid: z.string(),
      lastname: z.string().default(''),
      firstname: z.string().default(''),
      birthyear: z.string().default(''),
    }),
  }),
})

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  processEntities: true,
  trimValues: true,
})

/**
 * Reads the user-info answer (domain facts §1): one empty element whose padded attributes hold all. The authority answers a
 * failure as JSON although XML was asked. Throws `tax_login_failed`.
 */
export function readTaxUser(body: string): TaxUser {
  const text = body.trimStart()
  // A document type could define entities; the answer never has one.
  if (!text.startsWith('<') || /<!DOCTYPE/i.test(text)) throw new Refusal('tax_login_failed', { reason: 'not XML' })
  const parsed = UserInfo.safeParse(parser.parse(text))
  if (!parsed.success) throw new Refusal('tax_login_failed', { reason: 'unexpected user info' })
  const { userid, taxid, lastname, firstname, birthyear } = parsed.data.root.userinfo
  const taxNumber = parseTaxNumber(taxid)
  if (taxNumber === null) throw new Refusal('tax_login_failed', { reason: 'tax number' })
  const year = Number(birthyear.trim())
  return {
    userName: userid.trim(),
    taxNumber,
    lastName: lastname.trim(),
    firstName: firstname.trim(),
    birthYear: Number.isInteger(year) && year > 1800 ? year : null,
  }
}

/** First and last name as shown in a header. */
export function displayName(user: TaxUser): string {
  return `${user.firstName} ${user.lastName}`.trim() || user.userName
}
