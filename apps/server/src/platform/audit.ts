import { sql } from 'kysely'
import type { Clock } from './clock.ts'
import { tables } from './tables.ts'
import type { Work } from './work.ts'

/** One entry of the append-only audit. Never a secret, a code or a number of a person: identifiers of ours only. */
export interface AuditEvent {
  /** `holder:<id>`, `user:<hash>`, `administrator:<organisation>`, `provider:<id>`, `visitor`, `system`. */
  actor: string
  /** What happened, as `noun.verb`. */
  act: string
  /** The id of what it happened to. */
  object?: string
  detail?: Record<string, string | number | boolean | null>
}

/** Writes an event, in the transaction that causes it where there is one. */
export async function recordEvent(db: Work, clock: Clock, event: AuditEvent): Promise<void> {
  await eventStatement(db, clock, event).execute()
}

/** The statement that writes an event, for a transaction that sends it together with others. */
export function eventStatement(db: Work, clock: Clock, event: AuditEvent) {
  return tables(db)
    .insertInto('audit_events')
    .values({
      at: clock.now(),
      actor: event.actor,
      act: event.act,
      object: event.object ?? null,
      detail: JSON.stringify(event.detail ?? {}),
    })
}

/** What happened to one object, by its acts, in the order in which it happened. */
export function eventsOf(work: Work, object: string, acts: readonly string[]) {
  return tables(work)
    .selectFrom('audit_events')
    .select(['at', 'act', 'actor', 'detail'])
    .where('object', '=', object)
    .where('act', 'in', [...acts])
    .orderBy('id')
    .execute()
}

/** What happened to one object by acts that begin with one of these nouns; at most `most`, the latest first. */
export function latestEventsOf(
  work: Work,
  object: string,
  { nouns, most }: { nouns: readonly string[]; most: number },
) {
  return tables(work)
    .selectFrom('audit_events')
    .select(['at', 'act', 'actor', 'detail'])
    .where('object', '=', object)
    .where((event) => event.or(nouns.map((noun) => event('act', 'like', `${noun}.%`))))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

/** The events of these actors, who are holders or users, and those about these objects, oldest first. */
export function eventsOfPerson(
  work: Work,
  { actors, objects }: { actors: readonly string[]; objects: readonly string[] },
) {
  const events = () => tables(work).selectFrom('audit_events').select(['id', 'at', 'act', 'object', 'detail'])
  const by = events()
    .where('actor', 'in', [...actors])
    // Said again for the index, which holds people's events alone.
    .where(sql<boolean>`(actor like 'holder:%' or actor like 'user:%')`)
  const found = objects.length === 0 ? by : by.union(events().where('object', 'in', [...objects]))
  return found.orderBy('id').execute()
}

/** How often an act happened on each day of Greece (`YYYY-MM-DD`) of a time; `from` is null for all that came before. */
export function countByDay(work: Work, act: string, { from, until }: { from: Date | null; until: Date }) {
  return tables(work)
    .selectFrom('audit_events')
    .select(({ fn }) => [
      sql<string>`to_char(at at time zone 'Europe/Athens', 'YYYY-MM-DD')`.as('day'),
      fn.countAll<number>().as('count'),
    ])
    .where('act', '=', act)
    .where('at', '<', until)
    .$if(from !== null, (query) => query.where('at', '>=', from ?? until))
    .groupBy('day')
    .execute()
}
