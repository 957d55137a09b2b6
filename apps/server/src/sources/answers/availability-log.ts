import type { SourceAnswer } from '@perga/connectors'
import { greekDay } from '@perga/domain'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'

/** How the answers of one institution came on one day, since the last writing. */
export interface DayOfOutcomes {
  institution: string
  /** YYYY-MM-DD, of Greece. */
  day: string
  answered: number
  timedOut: number
  unreachable: number
  broken: number
  lastAskedAt: Date
  answersNow: boolean
}

type Outcome = 'answered' | 'timedOut' | 'unreachable' | 'broken'

const WRITE_EVERY_MS = 10_000

/** Counts whether institutions answer, and writes it in the background, so that nothing waits for it. */
export class AvailabilityLog {
  readonly #store: { add(days: readonly DayOfOutcomes[]): Promise<void> }
  readonly #clock: Clock
  readonly #log: Logger
  readonly #timer: NodeJS.Timeout
  #days = new Map<string, DayOfOutcomes>()
  #writing: Promise<void> = Promise.resolve()

  constructor(options: { store: { add(days: readonly DayOfOutcomes[]): Promise<void> }; clock: Clock; log: Logger }) {
    this.#store = options.store
    this.#clock = options.clock
    this.#log = options.log
    this.#timer = setInterval(() => this.flush(), WRITE_EVERY_MS).unref()
  }

  note(institution: string, answer: SourceAnswer): void {
    const now = this.#clock.now()
    const day = greekDay(now)
    const key = `${day} ${institution}`
    const outcome = outcomeOf(answer)
    const none = { answered: 0, timedOut: 0, unreachable: 0, broken: 0 }
    const noted = this.#days.get(key) ?? { institution, day, ...none }
    const last = { lastAskedAt: now, answersNow: outcome === 'answered' }
    this.#days.set(key, { ...noted, [outcome]: noted[outcome] + 1, ...last })
  }

  /** Asks every institution, so that it is known who answers even when nobody reads a diploma. */
  async probe(sources: {
    probeAll(): Promise<readonly { institution: string; answer: SourceAnswer }[]>
  }): Promise<void> {
    for (const { institution, answer } of await sources.probeAll()) this.note(institution, answer)
    await this.flush()
  }

  /** Writes what has been noted. Never rejects: what could not be written is reported and let go. */
  flush(): Promise<void> {
    const days = [...this.#days.values()]
    this.#days = new Map()
    if (days.length === 0) return this.#writing
    this.#writing = this.#writing.then(() =>
      this.#store
        .add(days)
        .catch((error: unknown) => this.#log.error({ err: error }, 'availability could not be written')),
    )
    return this.#writing
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }
}

function outcomeOf(answer: SourceAnswer): Outcome {
  if (answer.outcome === 'answered') return 'answered'
  if (answer.outcome === 'timed-out') return 'timedOut'
  return answer.reason === 'unreachable' ? 'unreachable' : 'broken'
}
