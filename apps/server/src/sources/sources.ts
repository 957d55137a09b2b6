import { type Connector, type DegreeCount, type DegreeQuery, DriverMissing, type SourceAnswer } from '@perga/connectors'
import { INSTITUTION_STATUS, type InstitutionStatus } from '@perga/contracts'
import type { DegreeRecord } from '@perga/domain'
import type { Logger } from 'pino'
import { InstitutionBreaker, PROBE } from './answers/institution-breaker.ts'
import type { ConnectionStore, SourceConnection } from './connections/connection-store.ts'

/** What one institution said, in the status codes of the wire. */
export interface InstitutionAnswer {
  institution: string
  status: InstitutionStatus
  records: DegreeRecord[]
}

/** Which institutions are asked, and who hears of each answer as it comes, before the last one is there. */
export interface AskOptions {
  only?: readonly string[]
  onAnswer?(answer: InstitutionAnswer): void
}

/** What one institution is asked. */
export interface Question {
  institution: string
  query: DegreeQuery
}

interface OpenSource {
  changedAt: number
  source: Promise<InstitutionBreaker>
}

/**
 * Every connected institution, each behind its own breaker. A connection that was changed is opened anew at its next use.
 * An institution's trouble is its own: it becomes a status, never an error of the whole question.
 */
export class Sources {
  readonly #store: ConnectionStore
  readonly #connect: (connection: SourceConnection, institution: string) => Connector | Promise<Connector>
  readonly #observe: (institution: string, answer: SourceAnswer) => void
  readonly #log: Logger
  readonly #open = new Map<string, OpenSource>()

  constructor(options: {
    store: ConnectionStore
    connect(connection: SourceConnection, institution: string): Connector | Promise<Connector>
    /** Hears every answer of an institution: for its quality and the history of statuses. */
    observe(institution: string, answer: SourceAnswer): void
    log: Logger
  }) {
    this.#store = options.store
    this.#connect = options.connect
    this.#observe = options.observe
    this.#log = options.log
  }

  /** Asks all connected institutions side by side, or those named; for one that was merged the other one answers (row I14). */
  async askAll(query: DegreeQuery, { only, onAnswer }: AskOptions = {}): Promise<InstitutionAnswer[]> {
    const changes = await this.#store.changes()
    const codes = only ?? [...changes.keys()].sort()
    return Promise.all(
      codes.map(async (code) => {
        const answering = changes.has(code) ? code : await this.#store.answering(code)
        const answer = await this.#ask(answering, query, changes.get(answering))
        onAnswer?.(answer)
        return answer
      }),
    )
  }

  /** The codes of the institutions that can be asked. */
  async connected(): Promise<string[]> {
    return [...(await this.#store.changes()).keys()].sort()
  }

  /** Asks one institution. */
  async ask(institution: string, query: DegreeQuery): Promise<InstitutionAnswer> {
    const [answer] = await this.askAll(query, { only: [institution] })
    if (answer === undefined) throw new Error('one institution gives one answer')
    return answer
  }

  /** Asks each institution a question of its own, side by side; for one that was merged the other one answers. */
  async askEach<Asked extends Question>(
    questions: readonly Asked[],
  ): Promise<{ question: Asked; answer: InstitutionAnswer }[]> {
    const changes = await this.#store.changes()
    return Promise.all(
      questions.map(async (question) => {
        const { institution, query } = question
        const answering = changes.has(institution) ? institution : await this.#store.answering(institution)
        return { question, answer: await this.#ask(answering, query, changes.get(answering)) }
      }),
    )
  }

  /** Asks every connected institution for a degree that cannot exist; how each answered is told to nobody else. */
  async probeAll(): Promise<{ institution: string; answer: SourceAnswer }[]> {
    const connected = await this.#store.changes()
    for (const institution of this.#open.keys()) if (!connected.has(institution)) this.#letGo(institution)
    const probes = [...connected].map(async ([institution, changedAt]) => {
      const source = await this.#sourceOf(institution, changedAt)
      return source === null ? [] : [{ institution, answer: await source.find(PROBE) }]
    })
    return (await Promise.all(probes)).flat()
  }

  /** How many valid degrees of each title an institution has. */
  async count(institution: string): Promise<DegreeCount> {
    const source = await this.#sourceOf(institution, (await this.#store.changes()).get(institution))
    return source === null ? { outcome: 'not-offered' } : source.count()
  }

  async close(): Promise<void> {
    const sources = await Promise.allSettled([...this.#open.values()].map(({ source }) => source))
    this.#open.clear()
    await Promise.all(sources.map((source) => (source.status === 'fulfilled' ? source.value.close() : undefined)))
  }

  async #ask(institution: string, query: DegreeQuery, changedAt: Date | undefined): Promise<InstitutionAnswer> {
    const source = await this.#sourceOf(institution, changedAt)
    if (source === null) return { institution, status: INSTITUTION_STATUS.notConnected, records: [] }
    // That it is set aside was reported once; so is not said again with each question.
    const isReported = source.isAside()
    const answer = await source.find(query)
    this.#observe(institution, answer)
    if (!isReported) this.#report(institution, answer)
    return { institution, status: statusOf(answer), records: answer.outcome === 'answered' ? answer.records : [] }
  }

  async #sourceOf(institution: string, changedAt: Date | undefined): Promise<InstitutionBreaker | null> {
    if (changedAt === undefined) return this.#letGo(institution)
    const known = this.#open.get(institution)
    const opened = known?.changedAt === changedAt.getTime() ? known : this.#reopen(institution, changedAt, known)
    try {
      return await opened.source
    } catch (error) {
      // Settings that cannot be read are this institution's trouble alone; the next question tries again.
      const reason =
        error instanceof DriverMissing ? error.message : 'the connection of an institution cannot be opened'
      this.#log.error({ institution, err: error }, reason)
      if (this.#open.get(institution) === opened) this.#open.delete(institution)
      return null
    }
  }

  /** A connection that was ended holds nothing open, and is not probed any more. */
  #letGo(institution: string): null {
    const former = this.#open.get(institution)
    this.#open.delete(institution)
    former?.source.then((source) => source.close()).catch(() => undefined)
    return null
  }

  #reopen(institution: string, changedAt: Date, former: OpenSource | undefined): OpenSource {
    const opened = { changedAt: changedAt.getTime(), source: this.#openSource(institution) }
    this.#open.set(institution, opened)
    former?.source.then((source) => source.close()).catch(() => undefined)
    return opened
  }

  async #openSource(institution: string): Promise<InstitutionBreaker> {
    return new InstitutionBreaker(await this.#connect(await this.#store.read(institution), institution), {
      onSetAside: () => this.#log.warn({ institution }, 'institution does not answer and is set aside'),
      onBack: () => this.#log.info({ institution }, 'institution answers again'),
    })
  }

  #report(institution: string, answer: SourceAnswer): void {
    if (answer.outcome !== 'answered') {
      const reason = 'reason' in answer ? answer.reason : undefined
      this.#log.warn({ institution, outcome: answer.outcome, reason }, 'institution did not answer')
    } else if (answer.notAskedFor > 0) {
      this.#log.warn({ institution, records: answer.notAskedFor }, 'incident: records that nobody asked for')
    }
  }
}

function statusOf(answer: SourceAnswer): InstitutionStatus {
  if (answer.outcome === 'answered') return INSTITUTION_STATUS.answered
  return answer.outcome === 'timed-out' ? INSTITUTION_STATUS.timedOut : INSTITUTION_STATUS.brokenAnswer
}
