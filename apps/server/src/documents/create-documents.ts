import { augmentPades } from '@perga/ades'
import type { ReleasedDiploma } from '@perga/contracts'
import type { DegreeReader } from '../diplomas/read-degrees.ts'
import type { ClientStore } from '../organisations/clients/client-store.ts'
import type { RequireUser } from '../organisations/sign-in/current-user.ts'
import type { Feature, Platform } from '../platform/feature.ts'
import type { ReleasePorts } from '../releases/create-releases.ts'
import type { SealPorts } from '../seals/create-seals.ts'
import { archiveRoutes } from './archive-routes.ts'
import { ARCHIVE_VALIDATOR_LIMITS, createArchiveValidator } from './archive-validation/archive-validator.ts'
import { makeDiplomaData, openDiplomaData } from './diploma-data.ts'
import { englishClientName } from './english-client-name.ts'
import { documentJobs } from './jobs.ts'
import { type Documents, makeDocuments } from './make-documents.ts'
import { recallByAuditId, recallSignedDiploma } from './recall-signed-diploma.ts'
import { recordOpening } from './record-opening.ts'
import { documentRoutes } from './routes.ts'
import { sealedFileStore } from './sealed-file-store.ts'
import { createTypesetter, typesetterLimits } from './typesetting/typesetter.ts'

/** What other features are given. */
export interface DocumentPorts {
  documents: Documents
  /** Seals a released diploma, so that its PDF can be asked for (spec 1 §7 `diploma_data`). */
  sealDiploma(released: ReleasedDiploma): string
}

/** The documents of diplomas: typeset, sealed, kept for a while; and files that are brought, inspected and renewed. */
export function createDocuments(
  needs: Platform &
    SealPorts &
    ReleasePorts & {
      /** Whether the seal's certificate is a qualified one. */
      sealIsQualified: boolean
      clients: ClientStore
      degrees: DegreeReader
      requireUser: RequireUser
    },
): Feature<DocumentPorts> {
  const { db, keys, clock, log, sealSources, clients, requireUser } = needs
  const files = sealedFileStore(db, keys)
  const typesetter = createTypesetter(typesetterLimits())
  const archives = createArchiveValidator(ARCHIVE_VALIDATOR_LIMITS)
  const augment = sealSources && ((pdf: Uint8Array) => augmentPades(pdf, 'B-LTA', sealSources))
  const clientNameEn = (client: { id: string; nameEl: string }) => englishClientName(client, clients)
  const documents = makeDocuments({ ...needs, typesetter, files, augment, clientNameEn })
  return {
    routes: [
      documentRoutes({
        requireUser,
        documents,
        recall: (query, user) => recallSignedDiploma(query, user, needs),
        recallByAuditId: (auditId, user) => recallByAuditId(auditId, user, needs),
        openDiplomaData: (sealed, user) => openDiplomaData(sealed, user, { keys, clock }),
        recordOpening: (opening) => recordOpening(opening, { db, keys, clock }),
      }),
      archiveRoutes({ authorities: sealSources, validate: archives.validate, clock }),
    ],
    jobs: documentJobs({ files, augment, clock, log }),
    ports: { documents, sealDiploma: (released) => makeDiplomaData(released, { keys, clock }) },
    close: async () => {
      await Promise.all([typesetter.close(), archives.close()])
    },
  }
}
