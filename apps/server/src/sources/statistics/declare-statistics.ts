import { greekDay } from '@perga/domain'
import { recordEvent } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Work } from '../../platform/work.ts'
import type { DegreeFigures, StatisticsStore } from './statistics-store.ts'

const DAY_MS = 24 * 3_600_000

/** Figures that an institution declares to the provider, as those with an API do: theirs cannot be counted. */
export interface Declaration {
  institution: string
  figures: Omit<DegreeFigures, 'undocumented'>
  /** The day that the figures are of. */
  asOf: Date
  /** Who entered it, as the audit names people. */
  actor: string
}

/** Enters declared figures; the audit keeps who declared them. Throws RangeError for a date to come. */
export async function declareStatistics(
  { institution, figures, asOf, actor }: Declaration,
  { db, store, clock }: { db: Work; store: StatisticsStore; clock: Clock },
): Promise<void> {
  const now = clock.now()
  if (greekDay(asOf) > greekDay(now)) throw new RangeError('figures are of a day that has been')
  const due_at = new Date(now.getTime() + DAY_MS)
  await store.save(institution, { figures: { ...figures, undocumented: 0 }, source: 'declared', as_of: asOf, due_at })
  const [bachelor, master, doctorate] = [figures['6'], figures['7'], figures['8']]
  const detail = { bachelor, master, doctorate, as_of: greekDay(asOf) }
  await recordEvent(db, clock, { actor, act: 'statistics.declared', object: institution, detail })
}
