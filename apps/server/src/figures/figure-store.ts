import { sql } from 'kysely'
import { countByDay } from '../platform/audit.ts'
import type { Work } from '../platform/work.ts'
import { tables } from './tables.ts'

/** How often something of a kind was done on a day of Greece (YYYY-MM-DD). */
export interface DayCount {
  day: string
  kind: string
  count: number
}

/** An identifier of a release is made before it is signed: this much earlier at most. */
const SIGNING_TAKES_MS = 3_600_000

/** The counts of finished days, and those of days that are not finished yet. */
export function figureStore(db: Work) {
  return {
    /** The last day that was counted for good. */
    async lastKeptDay(): Promise<string | null> {
      const row = await tables(db)
        .selectFrom('figure_days')
        .select(sql<string | null>`max(day)::text`.as('day'))
        .executeTakeFirst()
      return row?.day ?? null
    },

    kept: (): Promise<DayCount[]> =>
      tables(db)
        .selectFrom('figure_days')
        .select([sql<string>`day::text`.as('day'), 'kind', 'count'])
        .orderBy('day')
        .execute(),

    /** Keeps the counts of finished days. A day that another process has counted meanwhile stays as it is. */
    async keep(days: readonly DayCount[]) {
      await tables(db)
        .insertInto('figure_days')
        .values([...days])
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    /** Counts releases by basis, and verifications, from `from` (null: from the first one) until before `until`. */
    async count(from: Date | null, until: Date): Promise<DayCount[]> {
      const [releases, verifications] = await Promise.all([
        countReleases(db, from, until),
        countVerifications(db, from, until),
      ])
      return [...releases, ...verifications]
    },
  }
}
export type FigureStore = ReturnType<typeof figureStore>

function countReleases(db: Work, from: Date | null, until: Date): Promise<DayCount[]> {
  return tables(db)
    .selectFrom('release_facts as releases')
    .innerJoin('reading_facts as readings', 'readings.id', 'releases.reading_id')
    .select(({ fn }) => [dayOf('signed_at').as('day'), 'basis as kind', fn.countAll<number>().as('count')])
    .where('signed_at', '<', until)
    .$if(from !== null, (query) => {
      const start = from ?? until
      // The identifiers are ordered by time: the table is partitioned and indexed by them.
      return query.where('signed_at', '>=', start).where('audit_id', '>=', firstUuidOf(start))
    })
    .groupBy(['day', 'basis'])
    .execute()
}

async function countVerifications(db: Work, from: Date | null, until: Date): Promise<DayCount[]> {
  const counted = await countByDay(db, 'release.verified', { from, until })
  return counted.map((row) => ({ ...row, kind: 'verification' }))
}

const dayOf = (column: 'signed_at' | 'at') =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'Europe/Athens', 'YYYY-MM-DD')`

/** The least UUID of version 7 that a release signed at `start` can have (RFC 9562 §5.7). */
function firstUuidOf(start: Date): string {
  const milliseconds = Math.max(0, start.getTime() - SIGNING_TAKES_MS)
  const hex = milliseconds.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-0000-0000-000000000000`
}
