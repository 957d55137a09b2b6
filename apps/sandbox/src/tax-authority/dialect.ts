import { escapeMarkup } from '../html.ts'
import type { TaxAccount } from '../people/person.ts'

/** The three sibling servers of the tax authority: citizens, public employees, with one-time password. */
export const TAX_SERVERS = ['/oauth2server', '/oauth2servergov', '/oauth2serverotp'] as const

/** The widths to which the real service pads its two identifiers with trailing spaces. */
const USER_ID_WIDTH = 20
const TAX_ID_WIDTH = 12

/** The user info document: one empty element whose attributes hold all, identifiers padded, names in capitals. */
export function printUserInfo(account: TaxAccount): string {
  const attributes = {
    userid: account.userName.padEnd(USER_ID_WIDTH),
    taxid: account.taxNumberAsSent.padEnd(TAX_ID_WIDTH),
    lastname: account.lastName,
    firstname: account.firstName,
    fathername: account.fatherName,
    mothername: account.motherName,
    birthyear: String(account.birthYear),
  }
  const printed = Object.entries(attributes).map(([name, value]) => `${name}="${escapeMarkup(value)}"`)
  return `<root><userinfo ${printed.join(' ')}/></root>`
}

/** The JSON in which every failure is told, even where XML was asked for. */
export function oauthError(error: string, description: string): { error: string; error_description: string } {
  return { error, error_description: description }
}
