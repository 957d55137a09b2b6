import { randomUUID } from 'node:crypto'
import { Graduate, Reader } from './actors.ts'
import type { World } from './world.ts'

/** Readings as their readers saw them, to be held against what the database kept when something had been broken meanwhile. */
export class ReadingLedger {
  /** What a reader was told: the audit ids of each acknowledged answer, by the key of its request. */
  readonly #acknowledged = new Map<string, string[]>()
  readonly #world: World
  readonly #code: string
  readonly #readers: readonly Reader[]

  private constructor(world: World, code: string, readers: readonly Reader[]) {
    this.#world = world
    this.#code = code
    this.#readers = readers
  }

  /** A link of the sandbox's graduate, and as many logged in readers of it. */
  static async open(world: World, readers: number): Promise<ReadingLedger> {
    const code = await new Graduate(world, 'giorgos').share('aegis')
    return new ReadingLedger(world, code, await Promise.all(Array.from({ length: readers }, () => loggedIn(world))))
  }

  get size(): number {
    return this.#acknowledged.size
  }

  /** Reads once under `key`; whether it was answered with diplomas. */
  async read(key: string = randomUUID(), reader = this.#readers[0]): Promise<boolean> {
    if (reader === undefined) throw new Error('a ledger has a reader')
    try {
      const { data } = await reader.read(this.#code, { 'idempotency-key': key })
      const auditIds = data.map(({ auditId }) => auditId)
      if (auditIds.length === 0) return false
      this.#acknowledged.set(key, auditIds)
      return true
    } catch {
      // The connection broke, or what came is no answer to a reading.
      return false
    }
  }

  /** All readers read again and again until `work` is done; returns the keys of the requests that got no answer. */
  async readDuring(work: () => Promise<void>): Promise<string[]> {
    let isOver = false
    const loops = this.#readers.map(async (reader) => {
      for (let turn = 0; turn < 10_000 && !isOver; turn += 1) {
        const key = randomUUID()
        if (!(await this.read(key, reader))) return [key]
      }
      return []
    })
    await work()
    isOver = true
    return (await Promise.all(loops)).flat()
  }

  /** What must be empty whatever was broken. */
  async faults(): Promise<{ lost: string[]; doubled: string[]; withoutIntent: string[] }> {
    return { lost: await this.#lost(), doubled: await this.#doubled(), withoutIntent: await this.#withoutIntent() }
  }

  async #lost(): Promise<string[]> {
    const rows = await this.#world.database.db.selectFrom('releases').select('audit_id').execute()
    const kept = new Set(rows.map((row) => row.audit_id))
    return [...this.#acknowledged.values()].flat().filter((auditId) => !kept.has(auditId))
  }

  async #doubled(): Promise<string[]> {
    const all = [...this.#acknowledged.values()].flat()
    const perReading = await this.#world.database.db
      .selectFrom('releases')
      .select(['reading_id', 'position'])
      .groupBy(['reading_id', 'position'])
      .having(({ fn }) => fn.countAll(), '>', 1)
      .execute()
    const told = all.filter((auditId, index) => all.indexOf(auditId) !== index)
    return [...told, ...perReading.map((row) => row.reading_id)]
  }

  async #withoutIntent(): Promise<string[]> {
    const rows = await this.#world.database.db
      .selectFrom('releases')
      .leftJoin('release_intents', 'release_intents.audit_id', 'releases.audit_id')
      .select('releases.audit_id')
      .where((where) =>
        where.or([where('release_intents.state', 'is', null), where('release_intents.state', '<>', 'released')]),
      )
      .execute()
    return rows.map((row) => row.audit_id)
  }
}

/** What {@link ReadingLedger.faults} gives when nothing was lost, doubled or signed in secret. */
export const NO_FAULTS = { lost: [], doubled: [], withoutIntent: [] }

async function loggedIn(world: World): Promise<Reader> {
  const reader = new Reader(world)
  await reader.logIn('hr.aegis')
  return reader
}
