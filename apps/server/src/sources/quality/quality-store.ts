import { createHmac } from 'node:crypto'
import { type DegreeKey, degreeKeyText } from '@perga/domain'
import { sql } from 'kysely'
import type { Keys } from '../../platform/keys.ts'
import { inTransaction, type OpenTransaction, type Work } from '../../platform/work.ts'
import type { AnswerNotes, DayOfAnswers, SeenDegree } from '../answers/answer-log.ts'
import { tables } from '../tables.ts'

/** How the quality of institutions' data went, without a value of it: counts, rules, and keys that only we can open. */
export function qualityStore(db: Work, keys: Keys) {
  return { ...answerNotes(db, keys), ...qualityReports(db, keys) }
}
export type QualityStore = ReturnType<typeof qualityStore>

/** What is noted of answers. */
function answerNotes(db: Work, keys: Keys): AnswerNotes & { forgetFlawsBefore(before: Date): Promise<void> } {
  const indexOf = degreeIndices(keys)
  return {
    write: (days, degrees) =>
      inTransaction(db, async (transaction) => {
        for (const day of days) await addDay(transaction, day)
        const seen = degrees.map((degree) => ({ ...degree, index: indexOf(degree.key) }))
        await noteStatuses(transaction, seen)
        const isFlawed = ({ broken }: SeenDegree) => broken.length > 0
        await noteFlaws(transaction, seen.filter(isFlawed), keys)
        await forgetMended(
          transaction,
          seen.filter((degree) => !isFlawed(degree)),
        )
      }),

    /** Forgets records that nobody has read since `before`. */
    async forgetFlawsBefore(before: Date) {
      await tables(db).deleteFrom('flawed_records').where('last_seen_at', '<', before).execute()
    },
  }
}

/** What an institution is told of its data. */
function qualityReports(db: Work, keys: Keys) {
  const indexOf = degreeIndices(keys)
  return {
    /** What was read of an institution day by day since `from` (YYYY-MM-DD). */
    daysOf: (institution: string, from: string) =>
      tables(db)
        .selectFrom('quality_days')
        .select(['answers', 'records', 'unreadable', 'not_asked_for'])
        .select(sql<string>`day::text`.as('day'))
        .where('institution_code', '=', institution)
        .where('day', '>=', from)
        .orderBy('day')
        .execute(),

    /** How often each rule was broken, day by day since `from`. */
    violationsOf: (institution: string, from: string) =>
      tables(db)
        .selectFrom('quality_violations')
        .select(['field', 'rule', 'violations'])
        .select(sql<string>`day::text`.as('day'))
        .where('institution_code', '=', institution)
        .where('day', '>=', from)
        .orderBy('day')
        .orderBy('field')
        .orderBy('rule')
        .execute(),

    /** The records that break most rules, the worst first, with their keys opened: for the institution itself only. */
    async worstRecords(institution: string, most: number) {
      const rows = await tables(db)
        .selectFrom('flawed_records')
        .selectAll()
        .where('institution_code', '=', institution)
        .orderBy(sql`cardinality(broken)`, 'desc')
        .orderBy('last_seen_at', 'desc')
        .orderBy('record_index')
        .limit(most)
        .execute()
      return rows.map((row) => ({
        ...row,
        // Sealed by noteFlaws() below.
        key: JSON.parse(keys.unseal('degree-key', row.degree_key_sealed)) as DegreeKey,
      }))
    },

    /** Each status that a degree was seen to have, the first first. */
    statusesOf: (key: DegreeKey) =>
      tables(db)
        .selectFrom('degree_statuses')
        .select(['status', 'status_date', 'observed_at'])
        .where('degree_index', '=', indexOf(key))
        .orderBy('id')
        .execute(),
  }
}

/** Makes the index that knows a degree again without naming it. */
function degreeIndices(keys: Keys) {
  const secret = keys.derivedSecret('degree-index')
  return (key: DegreeKey) => createHmac('sha256', secret).update(degreeKeyText(key)).digest()
}

type IndexedDegree = SeenDegree & { index: Buffer }

async function addDay(transaction: OpenTransaction, noted: DayOfAnswers): Promise<void> {
  const { institution: institution_code, day, answers, records, unreadable, notAskedFor: not_asked_for } = noted
  await tables(transaction)
    .insertInto('quality_days')
    .values({ institution_code, day, answers, records, unreadable, not_asked_for })
    .onConflict((conflict) =>
      conflict.columns(['institution_code', 'day']).doUpdateSet((set) => ({
        answers: set('quality_days.answers', '+', answers),
        records: set('quality_days.records', '+', records),
        unreadable: set('quality_days.unreadable', '+', unreadable),
        not_asked_for: set('quality_days.not_asked_for', '+', not_asked_for),
      })),
    )
    .execute()
  for (const [name, violations] of noted.violations) {
    const [field = '', rule = ''] = name.split(':')
    await tables(transaction)
      .insertInto('quality_violations')
      .values({ institution_code, day, field, rule, violations })
      .onConflict((conflict) =>
        conflict.columns(['institution_code', 'day', 'field', 'rule']).doUpdateSet((set) => ({
          violations: set('quality_violations.violations', '+', violations),
        })),
      )
      .execute()
  }
}

/** The degrees as one parameter, so that however many there are they take one statement. */
function rowsOf(degrees: readonly IndexedDegree[]) {
  const rows = degrees.map(({ key, index, status, statusDate, seenAt }) => ({
    ...{ institution: key.institution, index: index.toString('hex'), status, since: statusDate, seen_at: seenAt },
  }))
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as seen(institution text, index text, status text, since text, seen_at timestamptz)`
}

/** Appends each status that is another than the last one that was seen; one that could not be read says nothing. */
async function noteStatuses(transaction: OpenTransaction, degrees: readonly IndexedDegree[]): Promise<void> {
  const read = degrees.filter(({ status }) => status !== null)
  await sql`
    insert into degree_statuses (institution_code, degree_index, status, status_date, observed_at)
    select seen.institution, decode(seen.index, 'hex'), seen.status, seen.since, seen.seen_at
    from ${rowsOf(read)}
    left join lateral (
      select status, status_date from degree_statuses
      where degree_index = decode(seen.index, 'hex') order by id desc limit 1
    ) last on true
    where last.status is distinct from seen.status or last.status_date is distinct from seen.since`.execute(
    tables(transaction),
  )
}

/** Records with faults are entered or renewed. */
async function noteFlaws(transaction: OpenTransaction, flawed: readonly IndexedDegree[], keys: Keys): Promise<void> {
  if (flawed.length === 0) return
  const rows = flawed.map((degree) => ({
    institution_code: degree.key.institution,
    record_index: degree.index,
    degree_key_sealed: keys.seal('degree-key', JSON.stringify(degree.key)),
    broken: degree.broken,
    first_seen_at: degree.seenAt,
    last_seen_at: degree.seenAt,
  }))
  await tables(transaction)
    .insertInto('flawed_records')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['institution_code', 'record_index']).doUpdateSet((set) => ({
        broken: set.ref('excluded.broken'),
        last_seen_at: set.ref('excluded.last_seen_at'),
      })),
    )
    .execute()
}

/** Records that are without a fault now leave the list. */
async function forgetMended(transaction: OpenTransaction, mended: readonly IndexedDegree[]): Promise<void> {
  await sql`delete from flawed_records using ${rowsOf(mended)}
    where institution_code = seen.institution and record_index = decode(seen.index, 'hex')`.execute(tables(transaction))
}
