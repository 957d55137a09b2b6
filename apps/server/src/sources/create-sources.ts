import type { EducationLevel } from '@perga/domain'
import type { FastifyRequest } from 'fastify'
import type { InstitutionEnd } from '../directory/directory-administration.ts'
import { institutionStore } from '../directory/institution-store.ts'
import type { NameMembers } from '../directory/name-members.ts'
import type { Feature, Platform } from '../platform/feature.ts'
import type { RequireProvider } from '../platform/require-provider.ts'
import type { AvailabilityStore } from './answers/availability-store.ts'
import { connectionRoutes } from './connections/connection-routes.ts'
import { connectionStore } from './connections/connection-store.ts'
import { endSources } from './end-sources.ts'
import { openSources } from './open-sources.ts'
import { qualityRoutes } from './quality/quality-routes.ts'
import type { Sources } from './sources.ts'
import { declaredFigureRoutes } from './statistics/declared-figure-routes.ts'
import { institutionStatisticsRoutes } from './statistics/institution-statistics-routes.ts'
import { uploadKeyRoutes } from './uploads/upload-key-routes.ts'
import { type UploadRouteOptions, uploadRoutes } from './uploads/upload-routes.ts'
import { uploadedDegreeStore } from './uploads/uploaded-degree-store.ts'

/** What other features are given. */
export interface SourcePorts {
  sources: Sources
  availability: AvailabilityStore
  connectionModes(): Promise<ReadonlyMap<string, 'view' | 'api' | 'file'>>
  endInstitution: InstitutionEnd
}

/** Who may do what at the desk, as the routes of this feature ask for it. */
interface DeskRights extends Pick<UploadRouteOptions, 'requireStaff'> {
  requireProvider: RequireProvider
  requireWhole(request: FastifyRequest, institution: string): Promise<string>
  requireQuality(request: FastifyRequest, institution: string): Promise<{ seesRecords: boolean }>
}

/** The connections of institutions: asked, measured, counted, administered. */
export function createSources(
  needs: Platform & {
    levelsOf(institution: string, titleIds: readonly string[]): Promise<ReadonlyMap<string, EducationLevel>>
    rights: DeskRights
    nameMembers: NameMembers
  },
): Feature<SourcePorts> {
  const { db, keys, clock, origin, isSecure, rights } = needs
  const institutions = institutionStore(db)
  const connections = connectionStore(db, keys)
  // Addresses of institutions are entered by staff: where the service itself is public, so must they be.
  const opened = openSources({ ...needs, reach: isSecure ? 'public' : 'any' })
  const { sources, statistics, quality, availability } = opened
  const uploads = {
    db,
    clock,
    origin,
    degrees: uploadedDegreeStore(db, keys),
    connections,
    requireStaff: rights.requireStaff,
  }
  return {
    routes: [
      institutionStatisticsRoutes({ institutions, statistics }),
      uploadRoutes(uploads),
      uploadKeyRoutes(uploads),
      connectionRoutes({
        ...needs,
        institutions,
        test: opened.testConnection,
        requireProvider: rights.requireProvider,
      }),
      declaredFigureRoutes({ db, clock, statistics, requireDeclarer: rights.requireWhole }),
      qualityRoutes({ quality, clock, requireStaff: rights.requireQuality }),
    ],
    jobs: opened.jobs,
    ports: { sources, availability, connectionModes: () => connections.modes(), endInstitution: endSources },
    close: opened.close,
  }
}
