import { type Connection, type Connector, createConnector } from '@perga/connectors'
import type { ConnectionTest } from '@perga/contracts'
import type { EducationLevel } from '@perga/domain'
import type { Logger } from 'pino'
import type { Clock } from '../platform/clock.ts'
import { createHttpClient } from '../platform/http-client.ts'
import type { JobDefinition } from '../platform/jobs.ts'
import type { Keys } from '../platform/keys.ts'
import type { Work } from '../platform/work.ts'
import { AnswerLog } from './answers/answer-log.ts'
import { AvailabilityLog } from './answers/availability-log.ts'
import { type AvailabilityStore, availabilityStore } from './answers/availability-store.ts'
import { connectionStore } from './connections/connection-store.ts'
import { testConnection } from './connections/test-connection.ts'
import { sourceJobs } from './jobs.ts'
import { type QualityStore, qualityStore } from './quality/quality-store.ts'
import { Sources } from './sources.ts'
import { type StatisticsStore, statisticsStore } from './statistics/statistics-store.ts'
import { createUploadedConnector } from './uploads/uploaded-connector.ts'
import { uploadedDegreeStore } from './uploads/uploaded-degree-store.ts'

/** How long an institution may take before the others' answers go out without it. */
const DEADLINE_MS = 7_000

interface SourceDependencies {
  db: Work
  keys: Keys
  clock: Clock
  log: Logger
  /** Whether institutions may be at addresses of a private network: for trying out and tests only. */
  reach: 'public' | 'any'
  levelsOf(institution: string, titleIds: readonly string[]): Promise<ReadonlyMap<string, EducationLevel>>
}

/** Opens the way to all institutions, with what is noted of their answers and the jobs that belong to it. */
export function openSources({ db, keys, clock, log, reach, levelsOf }: SourceDependencies): {
  sources: Sources
  statistics: StatisticsStore
  availability: AvailabilityStore
  quality: QualityStore
  /** Tries settings out before they are in force. */
  testConnection(connection: Connection): Promise<ConnectionTest>
  jobs: JobDefinition[]
  close(): Promise<void>
} {
  const statistics = statisticsStore(db)
  const quality = qualityStore(db, keys)
  const uploaded = uploadedDegreeStore(db, keys)
  const answers = new AnswerLog({ notes: quality, clock, log })
  const availability = availabilityStore(db)
  const outcomes = new AvailabilityLog({ store: availability, clock, log })
  const sources = new Sources({
    store: connectionStore(db, keys),
    connect: (connection, institution) =>
      connection.mode === 'file'
        ? createUploadedConnector(institution, uploaded)
        : connect(connection, { clock, reach }),
    observe: (institution, answer) => {
      answers.note(institution, answer)
      outcomes.note(institution, answer)
    },
    log,
  })
  const counting = {
    ...{ store: statistics, levelsOf, clock, log, random: Math.random },
    count: (institution: string) => sources.count(institution),
  }
  return {
    sources,
    statistics,
    availability,
    quality,
    testConnection: (connection) =>
      testConnection(connection, { open: (tested) => connect(tested, { clock, reach }), clock }),
    jobs: sourceJobs({ statistics: counting, quality, clock, probe: () => outcomes.probe(sources) }),
    close: async () => {
      await sources.close()
      await answers.close()
      await outcomes.close()
    },
  }
}

/** A connector with HTTP connections of its own, so that institutions on one host do not wait for each other. */
async function connect(
  connection: Connection,
  { clock, reach }: { clock: Clock; reach: 'public' | 'any' },
): Promise<Connector> {
  const http = createHttpClient({ connections: 16, timeoutMs: DEADLINE_MS, reach })
  const connector = await createConnector(connection, { http, deadlineMs: DEADLINE_MS, clock })
  return {
    ...connector,
    close: async () => {
      await connector.close()
      await http.close()
    },
  }
}
