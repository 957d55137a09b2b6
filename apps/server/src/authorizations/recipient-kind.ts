import { isForAnyTaxUser } from '../organisations/clients/reading-right.ts'
import type { OrganisationsViews } from '../organisations/published.ts'

/** To whom a holder gives, as the holder is shown it: a client by its name, or whoever has a tax account. */
export function recipientKind(kind: OrganisationsViews['client_names']['kind']): 'any-tax-user' | 'named' {
  return isForAnyTaxUser(kind) ? 'any-tax-user' : 'named'
}
