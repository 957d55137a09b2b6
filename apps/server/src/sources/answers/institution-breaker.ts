import type { BrokenAnswer, Connector, DegreeCount, DegreeQuery, SourceAnswer } from '@perga/connectors'
import {
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhenResult,
  isBulkheadRejectedError,
} from 'cockatiel'

/** What a breaker tells of its changes. */
export interface GuardObserver {
  onSetAside(): void
  onBack(): void
}

type Failure = BrokenAnswer | { readonly outcome: 'timed-out' }

/** After so many questions in a row without an answer an institution is set aside. */
const FAILURES_UNTIL_ASIDE = 2
/** So often an institution that was set aside is tried again, in the background. */
const PROBE_EVERY_MS = 5_000
/** So many questions wait for one institution at once; what comes on top is not asked. */
const MOST_WAITING = 256

/** Asks for a degree that cannot exist: the shortest way to hear whether an institution answers. */
export const PROBE: DegreeQuery = { certificateID: 'PERGA0PROBE', titleID: '0' }

/**
 * One institution behind its breaker and bulkhead. Known to be slow or away, it is not waited for: the answer is at once what
 * its last one was. Whether it is back is found out by questions of our own, never at the cost of somebody's request.
 */
export class InstitutionBreaker {
  readonly #connector: Connector
  readonly #observer: GuardObserver
  readonly #breaker = circuitBreaker(handleWhenResult(isFailure), {
    // Nobody but the probe asks while it is open, so the probe alone sets the pace.
    halfOpenAfter: 0,
    breaker: new ConsecutiveBreaker(FAILURES_UNTIL_ASIDE),
  })
  readonly #places = bulkhead(MOST_WAITING)
  #lastFailure: Failure = { outcome: 'timed-out' }
  #probe: NodeJS.Timeout | null = null
  #isClosed = false

  constructor(connector: Connector, observer: GuardObserver) {
    this.#connector = connector
    this.#observer = observer
    this.#breaker.onStateChange((state) => this.#changeTo(state))
  }

  async find(query: DegreeQuery): Promise<SourceAnswer> {
    try {
      return await this.#places.execute(() => (this.isAside() ? this.#lastFailure : this.#ask(query)))
    } catch (error) {
      if (isBulkheadRejectedError(error)) return { outcome: 'timed-out' }
      throw error
    }
  }

  /** Counting is background work with a deadline of its own; it neither opens nor closes the breaker. */
  async count(): Promise<DegreeCount> {
    return this.isAside() ? this.#lastFailure : this.#connector.count()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#probe !== null) clearTimeout(this.#probe)
    await this.#connector.close()
  }

  /** Whether it is not asked at present, because it did not answer. */
  isAside(): boolean {
    return this.#breaker.state !== CircuitState.Closed
  }

  #ask(query: DegreeQuery): Promise<SourceAnswer> {
    return this.#breaker.execute(async () => {
      const answer = await this.#connector.find(query)
      if (isFailure(answer)) this.#lastFailure = answer
      return answer
    })
  }

  #changeTo(state: CircuitState): void {
    if (state === CircuitState.Closed) {
      this.#probe = null
      this.#observer.onBack()
    } else if (state === CircuitState.Open && !this.#isClosed) {
      if (this.#probe === null) this.#observer.onSetAside()
      // What the probe hears changes the state, which brings us here again; a defect shows at the next question.
      this.#probe = setTimeout(() => this.#ask(PROBE).catch(() => undefined), PROBE_EVERY_MS).unref()
    }
  }
}

// A refusal or a broken answer comes at once and costs nobody anything.
function isFailure(answer: unknown): answer is Failure {
  const { outcome, reason }: { outcome?: unknown; reason?: unknown } = Object(answer)
  return outcome === 'timed-out' || reason === 'unreachable'
}
