import type { PoolClient } from 'pg'
import type { ViewConnection } from './connection.ts'
import type { Connector, ConnectorOptions } from './connector.ts'
import { startDeadline, untilAborted } from './deadline.ts'
import { type AskedField, askedFields } from './degree-query.ts'
import { answerOf, broken, type SourceAnswer } from './source-answer.ts'
import { findView, type ViewDefinition } from './view-definition.ts'
import { viewFailure } from './view-failure.ts'
import { openViewPool, withViewClient } from './view-pool.ts'
import { selectDegrees } from './view-query.ts'

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

/** The connector of an institution's PostgreSQL view: one SELECT a question, in a read-only transaction with a time limit. */
export function createViewConnector(connection: ViewConnection, { deadlineMs, clock }: ConnectorOptions): Connector {
  const pool = openViewPool(connection.connectionString, deadlineMs)
  let known: ViewDefinition | null = null
  let closed: Promise<void> | null = null

  const ask = async (client: PoolClient, asked: readonly AskedField[]) => {
    known ??= await findView(client, connection.view)
    return known !== null && isUsable(known) ? readRows(client, known, asked) : broken('envelope')
  }

  return {
    async find(query, caller) {
      const asked = askedFields(query)
      caller?.throwIfAborted()
      const deadline = startDeadline(deadlineMs, caller)
      const started = clock.now().getTime()
      const remaining = () => deadlineMs - (clock.now().getTime() - started)
      const answer = withViewClient(pool, deadline.signal, (client) =>
        readOnly(client, remaining(), () => ask(client, asked)),
      )
      const outcome = await untilAborted(answer, deadline.signal).catch((error: unknown) => {
        caller?.throwIfAborted()
        return deadline.isOver() ? ({ outcome: 'timed-out' } as const) : viewFailure(error)
      })
      // The institution may have created its view anew: look again at the next question.
      if (outcome.outcome !== 'answered') known = null
      return outcome
    },
    close() {
      closed ??= pool.end()
      return closed
    },
  }
}
