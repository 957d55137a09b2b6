import { parseAccessLinkCode } from '@perga/domain'
import { isForAnyTaxUser } from '../organisations/clients/reading-right.ts'
import { type Feature, nothingToClose, type Platform } from '../platform/feature.ts'
import { type AccessLinkStore, accessLinkStore } from './access-link-store.ts'
import { type AuthorizationStore, authorizationStore } from './authorization-store.ts'
import { authorizationJobs } from './jobs.ts'

/** What other features are given. */
export interface AuthorizationPorts {
  authorizations: AuthorizationStore
  links: AccessLinkStore
  /** Whether this text is the code of a live link that any tax user may open. */
  isOpenCode(text: string | null): Promise<boolean>
}

/** What holders share, with whom, until when. */
export function createAuthorizations({ db, keys, clock }: Platform): Feature<AuthorizationPorts> {
  const authorizations = authorizationStore(db, keys)
  const links = accessLinkStore(db, keys)
  return {
    routes: [],
    jobs: authorizationJobs({ db, authorizations, clock }),
    ports: {
      authorizations,
      links,
      isOpenCode: async (text) => {
        const code = text === null ? null : parseAccessLinkCode(text)
        const link = code === null ? undefined : await links.findLive(code, clock.now())
        return link !== undefined && isForAnyTaxUser(link.client_kind)
      },
    },
    close: nothingToClose,
  }
}
