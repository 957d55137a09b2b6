import type { CompiledQuery, QueryResult } from 'kysely'
import { kyselyOf, type OpenTransaction } from './work.ts'

/** A statement that a feature built on its own tables: Kysely's builders are that. */
export interface Statement {
  compile(): CompiledQuery
}

/**
 * Sends statements of one or several features at once, in this order, and waits for all answers: one round trip on PostgreSQL, whose
 * connections are opened in pipeline mode; one after the other on the embedded database. Returns each statement's result. Throws the
 * first failure after all have been answered; the transaction is then of no further use.
 */
export function sendTogether(
  transaction: OpenTransaction,
  statements: readonly Statement[],
): Promise<QueryResult<unknown>[]> {
  return kyselyOf(transaction)
    .getExecutor()
    .provideConnection(async (connection) => {
      const sent = await Promise.allSettled(statements.map((statement) => connection.executeQuery(statement.compile())))
      return sent.map((answer) => {
        if (answer.status === 'rejected') throw answer.reason
        return answer.value
      })
    })
}
