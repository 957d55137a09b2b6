import type { Feature, Platform } from '../platform/feature.ts'
import type { OpenTransaction } from '../platform/work.ts'
import type { SealPorts } from '../seals/create-seals.ts'
import { augmentSoon } from './augment-soon.ts'
import { type IdentifierKeys, openIdentifierKeys } from './identifier-key.ts'
import { identifierKeyStore } from './identifier-key-store.ts'
import { releaseJobs } from './jobs.ts'
import type { ReleaseDependencies } from './release-diplomas.ts'
import { type ReleaseStore, releaseStore } from './release-store.ts'
import { sealHealthRoutes } from './routes.ts'

/** What other features are given: how diplomas leave the service, and what is kept of those that left. */
export interface ReleasePorts {
  release: ReleaseDependencies
  releases: ReleaseStore
  identifierKeys: IdentifierKeys
}

/** Releases: intent, signature, audit, answer; and the raising of signatures afterwards. */
export async function createReleases(
  needs: Platform &
    SealPorts & {
      /** Enters, in the transaction, that the holder is to be told of a reading. */
      tellHolder(transaction: OpenTransaction, readingId: string): Promise<void>
    },
): Promise<Feature<ReleasePorts>> {
  const { db, keys, clock, log, signer, sealSources, tellHolder } = needs
  const releases = releaseStore(db, keys)
  const identifierKeys = await openIdentifierKeys({ store: identifierKeyStore(db), keys, clock })
  const augmenting = sealSources && augmentSoon(needs)
  return {
    routes: [sealHealthRoutes({ clock, releases })],
    jobs: releaseJobs({
      store: releases,
      clock,
      log,
      sources: sealSources,
      onMoreDueSoon: () => augmenting?.afterFailure(),
    }),
    ports: {
      release: {
        db,
        store: releases,
        signer,
        identifierKeys,
        clock,
        onCompleted: tellHolder,
        onCommitted: () => augmenting?.afterReading(),
      },
      releases,
      identifierKeys,
    },
    close: async () => augmenting?.close(),
  }
}
