import { type Feature, nothingToClose, type Platform } from '../platform/feature.ts'
import type { RequireProvider } from '../platform/require-provider.ts'
import { directoryAdministrationRoutes } from './administration-routes.ts'
import type { InstitutionEnd } from './directory-administration.ts'
import { institutionStore } from './institution-store.ts'
import { lookupRoutes } from './lookup-routes.ts'
import type { NameMembers } from './name-members.ts'
import { directoryRoutes } from './routes.ts'

/** Institutions, their former names and departments: public, and administered by the provider. */
export function createDirectory(
  needs: Platform & {
    requireProvider: RequireProvider
    nameMembers: NameMembers
    connectionModes(): Promise<ReadonlyMap<string, 'view' | 'api' | 'file'>>
    institutionEnds: readonly InstitutionEnd[]
  },
): Feature {
  const { db } = needs
  return {
    routes: [
      directoryRoutes({ institutions: institutionStore(db) }),
      lookupRoutes(needs),
      directoryAdministrationRoutes(needs),
    ],
    jobs: [],
    ports: undefined,
    close: nothingToClose,
  }
}
