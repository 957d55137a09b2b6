import { institutionStore } from '../directory/institution-store.ts'
import type { Sessions } from '../identity/sessions.ts'
import type { ClientStore } from '../organisations/clients/client-store.ts'
import type { RepresentativeStore } from '../organisations/representatives/representative-store.ts'
import { type Feature, nothingToClose, type Platform } from '../platform/feature.ts'
import { enquiryRoutes } from './enquiry-routes.ts'
import { enquiryStore } from './enquiry-store.ts'

/** What an organisation asked: its readings and checks, for its administrator and its representatives. */
export function createEnquiries(
  needs: Platform & { sessions: Sessions; clients: ClientStore; representatives: RepresentativeStore },
): Feature {
  const { db } = needs
  return {
    routes: [enquiryRoutes({ ...needs, enquiries: enquiryStore(db), institutions: institutionStore(db) })],
    jobs: [],
    ports: undefined,
    close: nothingToClose,
  }
}
