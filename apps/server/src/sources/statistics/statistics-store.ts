import type { EducationLevel } from '@perga/domain'
import { sql } from 'kysely'
import type { Work } from '../../platform/work.ts'
import { tables } from '../tables.ts'

/** How many degrees of each level an institution has, and how many of titles that it has not documented. */
export type DegreeFigures = Record<EducationLevel, number> & { undocumented: number }

/** The last known figures of the institutions, one row each, and when each is due to be counted again. */
export function statisticsStore(db: Work) {
  return { ...keptFigures(db), ...dueFigures(db) }
}
export type StatisticsStore = ReturnType<typeof statisticsStore>

function keptFigures(db: Work) {
  return {
    find: (institutionCode: string) =>
      tables(db)
        .selectFrom('institution_statistics')
        .selectAll()
        .where('institution_code', '=', institutionCode)
        .executeTakeFirst(),

    /** Whether an institution's figures are declared: always, unless its view or its file can be counted. */
    async mustBeDeclared(institutionCode: string): Promise<boolean> {
      const countable = await tables(db)
        .selectFrom('connections')
        .select('mode')
        .where('institution_code', '=', institutionCode)
        .where('mode', 'in', ['view', 'file'])
        .executeTakeFirst()
      return countable === undefined
    },

    /** New figures in place of the old ones. */
    async save(
      institutionCode: string,
      { figures, ...known }: { figures: DegreeFigures; source: 'counted' | 'declared'; as_of: Date; due_at: Date },
    ) {
      const row = {
        ...known,
        bachelor: figures['6'],
        master: figures['7'],
        doctorate: figures['8'],
        undocumented: figures.undocumented,
      }
      await tables(db)
        .insertInto('institution_statistics')
        .values({ institution_code: institutionCode, ...row })
        .onConflict((conflict) => conflict.column('institution_code').doUpdateSet(row))
        .execute()
    },
  }
}

/** When figures are counted again. */
function dueFigures(db: Work) {
  return {
    /** Enters connected institutions that have no row yet, due now. */
    async enterConnected(now: Date) {
      await tables(db)
        .insertInto('institution_statistics')
        .columns(['institution_code', 'due_at'])
        .expression((connected) =>
          connected.selectFrom('connections').select(['institution_code', sql<Date>`${now}::timestamptz`.as('due_at')]),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    /** The institutions that are due, at most `most`; each is put off until `retryAt`, so that no two processes count one. */
    async claimDue(now: Date, { retryAt, most }: { retryAt: Date; most: number }): Promise<string[]> {
      const rows = await tables(db)
        .updateTable('institution_statistics')
        .set({ due_at: retryAt })
        .where('due_at', '<=', now)
        .where('institution_code', 'in', (due) =>
          due
            .selectFrom('institution_statistics')
            .innerJoin('connections', 'connections.institution_code', 'institution_statistics.institution_code')
            .select('institution_statistics.institution_code')
            .where('due_at', '<=', now)
            .orderBy('due_at')
            .limit(most)
            .forUpdate()
            .skipLocked(),
        )
        .returning('institution_code')
        .execute()
      return rows.map((row) => row.institution_code)
    },

    async putOff(institutionCode: string, due_at: Date) {
      await tables(db)
        .updateTable('institution_statistics')
        .set({ due_at })
        .where('institution_code', '=', institutionCode)
        .execute()
    },
  }
}
