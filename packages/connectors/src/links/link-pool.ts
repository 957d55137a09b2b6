import type { ViewLink } from './view-link.ts'

/** At most four connections: the database is the institution's, and we are a guest. */
const MOST_LINKS = 4
const IDLE_MS = 30_000

class PoolClosed extends Error {
  override name = 'PoolClosed'
}

/** A few connections to one database, lent one piece of work at a time. */
export class LinkPool {
  readonly #open: () => Promise<ViewLink>
  readonly #idle = new Map<ViewLink, NodeJS.Timeout>()
  readonly #waiting: (() => void)[] = []
  readonly #broken = new WeakSet<ViewLink>()
  #count = 0
  #isClosed = false

  constructor(open: () => Promise<ViewLink>) {
    this.#open = open
  }

  /**
   * Lends a connection to `work`. After a failure or an abort it is closed, not kept: the database may still be busy with it.
   * Rejects with the signal's reason when it aborts first.
   */
  async use<Result>(signal: AbortSignal, work: (link: ViewLink) => Promise<Result>): Promise<Result> {
    const link = await this.#take(signal)
    const abort = () => link.destroy()
    signal.addEventListener('abort', abort, { once: true })
    try {
      signal.throwIfAborted()
      const result = await work(link)
      signal.throwIfAborted()
      this.#keep(link)
      return result
    } catch (error) {
      this.#discard(link)
      throw error
    } finally {
      signal.removeEventListener('abort', abort)
    }
  }

  /** Closes what is not in use now, and the rest when it comes back. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const link of [...this.#idle.keys()]) this.#drop(link)
    for (const wake of this.#waiting.splice(0)) wake()
  }

  async #take(signal: AbortSignal): Promise<ViewLink> {
    // Each turn waits for a connection that comes back; the signal ends it.
    while (!this.#isClosed && this.#idle.size === 0 && this.#count >= MOST_LINKS) await this.#turn(signal)
    if (this.#isClosed) throw new PoolClosed('this connection was closed')
    const [link] = this.#idle.keys()
    if (link === undefined) return this.#connect()
    clearTimeout(this.#idle.get(link))
    this.#idle.delete(link)
    return link
  }

  async #connect(): Promise<ViewLink> {
    this.#count += 1
    try {
      const link = await this.#open()
      link.onBreak(() => {
        this.#broken.add(link)
        this.#drop(link)
      })
      return link
    } catch (error) {
      this.#leave()
      throw error
    }
  }

  async #turn(signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const abort = () => reject(signal.reason)
    this.#waiting.push(resolve)
    signal.addEventListener('abort', abort, { once: true })
    try {
      await promise
      signal.throwIfAborted()
    } catch (error) {
      const place = this.#waiting.indexOf(resolve)
      // Woken and aborted at once: the turn belongs to the next.
      if (place < 0) this.#wakeNext()
      else this.#waiting.splice(place, 1)
      throw error
    } finally {
      signal.removeEventListener('abort', abort)
    }
  }

  #keep(link: ViewLink): void {
    if (this.#isClosed || this.#broken.has(link)) {
      this.#discard(link)
      return
    }
    this.#idle.set(link, setTimeout(() => this.#drop(link), IDLE_MS).unref())
    this.#wakeNext()
  }

  /** Takes out a connection that nobody uses; one that is in use is told by its own failure. */
  #drop(link: ViewLink): void {
    if (!this.#idle.has(link)) return
    clearTimeout(this.#idle.get(link))
    this.#idle.delete(link)
    this.#discard(link)
  }

  #discard(link: ViewLink): void {
    link.destroy()
    this.#leave()
  }

  #leave(): void {
    this.#count -= 1
    this.#wakeNext()
  }

  #wakeNext(): void {
    this.#waiting.shift()?.()
  }
}
