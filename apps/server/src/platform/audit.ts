import type { Clock } from './clock.ts'
import type { Database, DatabaseTransaction } from './database.ts'

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
export async function recordEvent(db: Database | DatabaseTransaction, clock: Clock, event: AuditEvent): Promise<void> {
  await db
    .insertInto('audit_events')
    .values({
      at: clock.now(),
      actor: event.actor,
      act: event.act,
      object: event.object ?? null,
      detail: JSON.stringify(event.detail ?? {}),
    })
    .execute()
}
