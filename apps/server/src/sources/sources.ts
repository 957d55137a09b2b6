import type { Connection, Connector, DegreeQuery, SourceAnswer } from '@perga/connectors'
import { INSTITUTION_STATUS, type InstitutionStatus } from '@perga/contracts'
import type { DegreeRecord, FieldViolation } from '@perga/domain'
import type { Logger } from 'pino'
import type { ConnectionStore } from './connection-store.ts'

/** What one institution said, in the status codes of the wire. */
export interface InstitutionAnswer {
  institution: string
  status: InstitutionStatus
  records: DegreeRecord[]
}

interface OpenConnector {
  changedAt: number
  connector: Connector
}

/**
 * Every connected institution, each with its own connector. A connection that was changed is opened anew at its next use.
 * An institution's trouble is its own: it becomes a status, never an error of the whole question.
 */
export class Sources {
  readonly #store: ConnectionStore
  readonly #connect: (connection: Connection) => Connector
  readonly #log: Logger
  readonly #open = new Map<string, OpenConnector>()

  constructor(options: { store: ConnectionStore; connect(connection: Connection): Connector; log: Logger }) {
    this.#store = options.store
    this.#connect = options.connect
    this.#log = options.log
  }

  /** Asks all connected institutions side by side, or those named. */
  async askAll(query: DegreeQuery, only?: readonly string[]): Promise<InstitutionAnswer[]> {
    const changes = await this.#store.changes()
    const codes = only ?? [...changes.keys()].sort()
    return Promise.all(codes.map((code) => this.#ask(code, query, changes.get(code))))
  }

  /** Asks one institution. */
  async ask(institution: string, query: DegreeQuery): Promise<InstitutionAnswer> {
    const [answer] = await this.askAll(query, [institution])
    if (answer === undefined) throw new Error('one institution gives one answer')
    return answer
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open.values()].map(({ connector }) => connector.close()))
    this.#open.clear()
  }

  async #ask(institution: string, query: DegreeQuery, changedAt: Date | undefined): Promise<InstitutionAnswer> {
    if (changedAt === undefined) return { institution, status: INSTITUTION_STATUS.notConnected, records: [] }
    const connector = await this.#connectorOf(institution, changedAt)
    const answer = await connector.find(query)
    this.#report(institution, answer)
    return { institution, status: statusOf(answer), records: answer.outcome === 'answered' ? answer.records : [] }
  }

  async #connectorOf(institution: string, changedAt: Date): Promise<Connector> {
    const known = this.#open.get(institution)
    if (known?.changedAt === changedAt.getTime()) return known.connector
    const connector = this.#connect(await this.#store.read(institution))
    const raced = this.#open.get(institution)
    this.#open.set(institution, { changedAt: changedAt.getTime(), connector })
    await raced?.connector.close()
    return connector
  }

  #report(institution: string, answer: SourceAnswer): void {
    if (answer.outcome !== 'answered') {
      this.#log.warn(
        { institution, outcome: answer.outcome, reason: 'reason' in answer ? answer.reason : undefined },
        'institution did not answer',
      )
      return
    }
    if (answer.violations.length > 0) {
      this.#log.warn({ institution, violations: countViolations(answer.violations) }, 'institution broke its contract')
    }
  }
}

function statusOf(answer: SourceAnswer): InstitutionStatus {
  if (answer.outcome === 'answered') return INSTITUTION_STATUS.answered
  return answer.outcome === 'timed-out' ? INSTITUTION_STATUS.timedOut : INSTITUTION_STATUS.brokenAnswer
}

function countViolations(violations: readonly FieldViolation[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { field, rule } of violations) counts[`${field}:${rule}`] = (counts[`${field}:${rule}`] ?? 0) + 1
  return counts
}
