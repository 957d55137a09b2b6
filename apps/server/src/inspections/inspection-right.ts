import { Refusal, type Scope } from '@perga/domain'
import type { OrganisationUser } from '../organisations/sign-in/current-user.ts'
import type { Keys } from '../platform/keys.ts'
import type { InspectionRightStore } from './right-store.ts'

/** The one client for whom a user checks, and the institutions that have let it. */
export interface InspectionRight {
  tinIndex: Buffer
  client: { id: string; displayName: string; scopes: Scope[] }
  institutions: string[]
}

interface RightDependencies {
  rights: InspectionRightStore
  keys: Keys
}

/** The user's right to check. Throws `inspection_not_permitted`, and `more_than_one_client` when it is not clear for whom. */
export async function requireInspectionRight(
  user: OrganisationUser,
  { rights, keys }: RightDependencies,
): Promise<InspectionRight> {
  const tinIndex = keys.index('tin', user.taxNumber)
  const [client, ...others] = await rights.clientsOf(tinIndex)
  if (client === undefined) throw new Refusal('inspection_not_permitted')
  if (others.length > 0) throw new Refusal('more_than_one_client')
  return {
    tinIndex,
    // Scopes were checked against the closed list when the client was registered.
    client: { id: client.id, displayName: client.display_name_el, scopes: client.scopes as Scope[] },
    institutions: await rights.institutionsOf(client.id),
  }
}

/** The codes of the institutions that a user may check: none where the right is missing or not clear. */
export async function allowedInstitutions(user: OrganisationUser, dependencies: RightDependencies): Promise<string[]> {
  try {
    return (await requireInspectionRight(user, dependencies)).institutions
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}
