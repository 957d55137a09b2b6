import type { ViewConnection } from './connection.ts'
import type { Connector, ConnectorOptions } from './connector.ts'
import { startDeadline, untilAborted } from './deadline.ts'
import { countOf, type DegreeCount } from './degree-count.ts'
import { type AskedField, askedFields } from './degree-query.ts'
import { answerOf, broken, type SourceAnswer } from './source-answer.ts'
import { openViewDatabase, type ViewReading } from './view-database.ts'
import { findView, type ViewDefinition } from './view-definition.ts'
import { viewFailure } from './view-failure.ts'
import { selectCounts, selectDegrees } from './view-query.ts'

// Without these three no row is a degree.
const isUsable = ({ columns }: ViewDefinition) =>
  columns.has('certificateID') && columns.has('titleID') && columns.has('status')

type Reader<Result> = (reading: ViewReading, view: ViewDefinition) => Promise<Result>

async function readRows(
  reading: ViewReading,
  view: ViewDefinition,
  asked: readonly AskedField[],
): Promise<SourceAnswer> {
  const query = selectDegrees(reading.dialect, view, asked)
  if (query === null) return broken('envelope')
  if (query === 'nothing') return answerOf([], asked)
  return answerOf(await reading.query(query.text, query.values), asked)
}

async function readCounts(reading: ViewReading, view: ViewDefinition): Promise<DegreeCount> {
  const query = selectCounts(reading.dialect, view)
  if (query === null) return broken('envelope')
  const rows = await reading.query(query.text, query.values)
  return countOf(rows.flatMap(({ title, degrees }) => (title && degrees ? [{ title, degrees }] : [])))
}

/** One piece of work on the view, and whether its deadline is over. */
type ViewWork<Result> = {
  readonly deadlineMs: number
  readonly caller: AbortSignal | undefined
  readonly run: Reader<Result>
}

/**
 * The connector of an institution's view: one SELECT a question, in a transaction that changes nothing and ends in time. Throws
 * TypeError for an address that is none, `DriverMissing` for a database whose driver is not installed.
 */
export async function createViewConnector(connection: ViewConnection, options: ConnectorOptions): Promise<Connector> {
  const { deadlineMs, countDeadlineMs = deadlineMs * 10, clock } = options
  const database = await openViewDatabase(connection, {
    deadlineMs,
    ...(options.openLink && { open: options.openLink }),
  })
  let known: ViewDefinition | null = null

  const work = async <Result extends { outcome: string }>({ deadlineMs, caller, run }: ViewWork<Result>) => {
    caller?.throwIfAborted()
    const deadline = startDeadline(deadlineMs, caller)
    const started = clock.now().getTime()
    const remaining = () => deadlineMs - (clock.now().getTime() - started)
    const answer = database.read({ signal: deadline.signal, timeoutMs: remaining }, async (reading) => {
      known ??= await findView(reading, connection.view)
      return known !== null && isUsable(known) ? run(reading, known) : broken('envelope')
    })
    return untilAborted(answer, deadline.signal).catch((error: unknown) => {
      caller?.throwIfAborted()
      return deadline.isOver() ? ({ outcome: 'timed-out' } as const) : viewFailure(error, database.dialect)
    })
  }

  return {
    async find(query, caller) {
      const asked = askedFields(query)
      const answer = await work({ deadlineMs, caller, run: (reading, view) => readRows(reading, view, asked) })
      // The institution may have created its view anew: look again at the next question.
      if (answer.outcome !== 'answered') known = null
      return answer
    },
    async count() {
      const answer = await work({ deadlineMs: countDeadlineMs, caller: undefined, run: readCounts })
      if (answer.outcome !== 'counted') known = null
      return answer
    },
    close: () => database.close(),
  }
}
