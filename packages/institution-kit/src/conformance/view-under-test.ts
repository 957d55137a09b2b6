import {
  type DialectName,
  findView,
  openViewDatabase,
  selectDegrees,
  selectedFields,
  type TextRow,
  type ViewDatabase,
  type ViewDatabaseSettings,
  type ViewDefinition,
  type ViewReading,
  viewFailure,
  viewName,
} from '@perga/connectors'
import type { DegreeFieldName } from '@perga/domain'
import type { RecordSample, SentRecord } from './institution-under-test.ts'

/** How the view is reached. */
export type ViewSettings = ViewDatabaseSettings & { view: string }

/** The degrees that a question found, and how long it took; null when the view lacks an asked column. */
export type Found = { rows: readonly TextRow[]; milliseconds: number } | null

const MOST_SAMPLES = 200

/** The view that is checked: looked up once, its records taken once, every statement limited in time. */
export class ViewUnderTest implements RecordSample {
  readonly settings: ViewSettings
  readonly dialect: DialectName
  readonly #database: ViewDatabase
  readonly #timeoutMs: number
  #definition: Promise<ViewDefinition | null> | undefined
  #sample: Promise<readonly SentRecord[]> | undefined

  private constructor(settings: ViewSettings, database: ViewDatabase, timeoutMs: number) {
    this.settings = settings
    this.dialect = database.dialect.name
    this.#database = database
    this.#timeoutMs = timeoutMs
  }

  /** Contacts nothing yet. Throws `DriverMissing` and TypeError as the database does. */
  static async open(settings: ViewSettings, timeoutMs: number): Promise<ViewUnderTest> {
    return new ViewUnderTest(settings, await openViewDatabase(settings, { deadlineMs: timeoutMs }), timeoutMs)
  }

  /** The view as it is; null when the account sees none of that name. */
  definition(): Promise<ViewDefinition | null> {
    this.#definition ??= this.#read((reading) => findView(reading, this.settings.view))
    return this.#definition
  }

  query(text: string, values: readonly string[] = []): Promise<TextRow[]> {
    return this.#read(({ query }) => query(text, values))
  }

  /** Asks as the service does. */
  async ask(asked: Partial<Record<DegreeFieldName, string>>): Promise<Found> {
    const view = await this.#seen()
    // Sound: the keys of such an object are the names of fields.
    const fields = Object.entries(asked).map(([name, value]) => ({ name: name as DegreeFieldName, value }))
    const select = selectDegrees(this.#database.dialect, view, fields)
    if (select === null) return null
    if (select === 'nothing') return { rows: [], milliseconds: 0 }
    const started = performance.now()
    const rows = await this.query(select.text, select.values)
    return { rows, milliseconds: Math.round(performance.now() - started) }
  }

  sample(): Promise<readonly SentRecord[]> {
    this.#sample ??= this.#findSample()
    return this.#sample
  }

  /** Quoting, names and texts of this database for statements over the whole view. */
  async words() {
    const { dialect } = this.#database
    const view = await this.#seen()
    const textOf = (name: DegreeFieldName) => {
      const column = view.columns.get(name)
      return column === undefined ? null : `ltrim(rtrim(${dialect.textOf(column, 100)}))`
    }
    return { view, name: viewName(dialect, view), textOf, quote: dialect.quote, placeholder: dialect.placeholder }
  }

  /** Why the database gave nothing, in a word. */
  reasonOf(error: unknown): 'timed-out' | 'refused' | 'envelope' | 'unreachable' {
    const failure = viewFailure(error, this.#database.dialect)
    if (failure.outcome === 'timed-out') return 'timed-out'
    return failure.reason === 'refused' || failure.reason === 'envelope' ? failure.reason : 'unreachable'
  }

  close(): Promise<void> {
    return this.#database.close()
  }

  async #seen(): Promise<ViewDefinition> {
    const view = await this.definition()
    if (view === null) throw new Error('there is no view to ask')
    return view
  }

  async #findSample(): Promise<readonly SentRecord[]> {
    const { dialect } = this.#database
    const { view, name, textOf } = await this.words()
    const status = textOf('status')
    const revoked = status === null ? [] : [`from ${name} where lower(${status}) <> 'valid'`]
    const found: SentRecord[] = []
    for (const rest of [`from ${name}`, ...revoked])
      found.push(...(await this.query(dialect.atMost(MOST_SAMPLES, selectedFields(dialect, view), rest))))
    return [...new Map(found.map((record) => [JSON.stringify(record), record])).values()]
  }

  #read<Result>(work: (reading: ViewReading) => Promise<Result>): Promise<Result> {
    const limits = { signal: AbortSignal.timeout(this.#timeoutMs), timeoutMs: () => this.#timeoutMs }
    return this.#database.read(limits, work)
  }
}
