import type { PoolClient } from 'pg'
import type { ViewConnection } from './connection.ts'
import type { Connector, ConnectorOptions } from './connector.ts'
import { startDeadline, untilAborted } from './deadline.ts'
import { countOf, type DegreeCount } from './degree-count.ts'
import { type AskedField, askedFields } from './degree-query.ts'
import { answerOf, broken, type SourceAnswer } from './source-answer.ts'
import { findView, type ViewDefinition } from './view-definition.ts'
import { viewFailure } from './view-failure.ts'
import { openViewPool, withViewClient } from './view-pool.ts'
import { selectCounts, selectDegrees } from './view-query.ts'

// Without these three no row is a degree.
const isUsable = ({ columns }: ViewDefinition) =>
  columns.has('certificateID') && columns.has('titleID') && columns.has('status')

async function readOnly<Result>(client: PoolClient, timeoutMs: number, work: () => Promise<Result>): Promise<Result> {
  // The number is ours; SET takes no parameters.
  await client.query(`begin transaction read only; set local statement_timeout = ${Math.max(1, Math.floor(timeoutMs))}`)
  try {
    return await work()
  } finally {
    // Nothing was written, so there is nothing to commit; a connection that is gone already is no further trouble.
    await client.query('rollback').catch(() => undefined)
  }
}

async function readRows(client: PoolClient, view: ViewDefinition, asked: readonly AskedField[]): Promise<SourceAnswer> {
  const query = selectDegrees(view, asked)
  if (query === null) return broken('envelope')
  if (query === 'nothing') return answerOf([], asked)
  const { rows } = await client.query(query.text, query.values)
  return answerOf(rows, asked)
}

async function readCounts(client: PoolClient, view: ViewDefinition): Promise<DegreeCount> {
  const query = selectCounts(view)
  if (query === null) return broken('envelope')
  const { rows } = await client.query<{ title: string; degrees: string }>(query.text)
  return countOf(rows.filter(({ title }) => title !== null))
}

/** One piece of work on the view, and whether its deadline is over. */
type ViewWork<Result> = {
  readonly deadlineMs: number
  readonly caller: AbortSignal | undefined
  run(client: PoolClient, view: ViewDefinition): Promise<Result>
}

/** The connector of an institution's PostgreSQL view: one SELECT a question, in a read-only transaction with a time limit. */
export function createViewConnector(connection: ViewConnection, options: ConnectorOptions): Connector {
  const { deadlineMs, countDeadlineMs = deadlineMs * 10, clock } = options
  const pool = openViewPool(connection.connectionString, deadlineMs)
  let known: ViewDefinition | null = null
  let closed: Promise<void> | null = null

  const work = async <Result extends { outcome: string }>({ deadlineMs, caller, run }: ViewWork<Result>) => {
    caller?.throwIfAborted()
    const deadline = startDeadline(deadlineMs, caller)
    const started = clock.now().getTime()
    const remaining = () => deadlineMs - (clock.now().getTime() - started)
    const ask = async (client: PoolClient) => {
      known ??= await findView(client, connection.view)
      return known !== null && isUsable(known) ? run(client, known) : broken('envelope')
    }
    const answer = withViewClient(pool, deadline.signal, (client) => readOnly(client, remaining(), () => ask(client)))
    return untilAborted(answer, deadline.signal).catch((error: unknown) => {
      caller?.throwIfAborted()
      return deadline.isOver() ? ({ outcome: 'timed-out' } as const) : viewFailure(error)
    })
  }

  return {
    async find(query, caller) {
      const asked = askedFields(query)
      const answer = await work({ deadlineMs, caller, run: (client, view) => readRows(client, view, asked) })
      // The institution may have created its view anew: look again at the next question.
      if (answer.outcome !== 'answered') known = null
      return answer
    },
    async count() {
      const answer = await work({ deadlineMs: countDeadlineMs, caller: undefined, run: readCounts })
      if (answer.outcome !== 'counted') known = null
      return answer
    },
    close() {
      closed ??= pool.end()
      return closed
    },
  }
}
