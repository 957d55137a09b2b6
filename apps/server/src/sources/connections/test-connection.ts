import type { Connection, Connector, SourceAnswer } from '@perga/connectors'
import type { ConnectionTest } from '@perga/contracts'
import { VIOLATION_TEXTS } from '@perga/domain'
import type { Clock } from '../../platform/clock.ts'

/** Asks for any valid degrees: an API gives ten at random, a view its first rows. */
const SAMPLE = { status: 'valid' } as const

const NOTHING = { reason: null, records: 0, unreadable: 0, not_asked_for: 0, violations: [] }

/**
 * Tries settings out with one question, and tells how it went: what kind of answer came and which rules its records break. The
 * records themselves are looked at and forgotten.
 */
export async function testConnection(
  connection: Connection,
  { open, clock }: { open(connection: Connection): Connector | Promise<Connector>; clock: Clock },
): Promise<ConnectionTest> {
  const begun = clock.now().getTime()
  const took = () => Math.max(0, clock.now().getTime() - begun)
  let connector: Connector | undefined
  try {
    connector = await open(connection)
    return { ...tell(await connector.find(SAMPLE)), took_ms: took() }
  } catch {
    // What a driver says of settings it cannot use may repeat them.
    return { ...NOTHING, outcome: 'not-opened', took_ms: took() }
  } finally {
    await connector?.close()
  }
}

function tell(answer: SourceAnswer): Omit<ConnectionTest, 'took_ms'> {
  if (answer.outcome !== 'answered') {
    return { ...NOTHING, outcome: answer.outcome, reason: 'reason' in answer ? answer.reason : null }
  }
  const counts = new Map<string, ConnectionTest['violations'][number]>()
  for (const { field, rule } of answer.flaws.flatMap(({ violations }) => violations)) {
    const name = `${field}:${rule}`
    counts.set(name, { field, rule, text: VIOLATION_TEXTS[rule], count: (counts.get(name)?.count ?? 0) + 1 })
  }
  return {
    ...{ outcome: 'answered', reason: null, records: answer.records.length },
    ...{ unreadable: answer.unreadable, not_asked_for: answer.notAskedFor },
    violations: [...counts.values()].sort((one, other) => other.count - one.count),
  }
}
