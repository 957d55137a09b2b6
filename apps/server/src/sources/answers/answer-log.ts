import type { RecordFlaws, SourceAnswer } from '@perga/connectors'
import { type DegreeKey, type DegreeRecord, greekDay } from '@perga/domain'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'

type Answered = Extract<SourceAnswer, { outcome: 'answered' }>

/** What came of one institution on one day since the last writing. */
export interface DayOfAnswers {
  institution: string
  /** YYYY-MM-DD, of Greece. */
  day: string
  answers: number
  records: number
  unreadable: number
  notAskedFor: number
  /** How often each `field:rule` was broken. */
  violations: Map<string, number>
}

/** One degree as it was last seen: its status where that could be read, and the rules that its record breaks. */
export interface SeenDegree {
  key: DegreeKey
  status: DegreeRecord['status'] | null
  statusDate: string | null
  broken: string[]
  seenAt: Date
}

type Noted = Pick<DegreeRecord, 'certificateID' | 'titleID' | 'statusDate'> & Pick<SeenDegree, 'status'>

/** Where the notes go. */
export interface AnswerNotes {
  write(days: readonly DayOfAnswers[], degrees: readonly SeenDegree[]): Promise<void>
}

const WRITE_EVERY_MS = 30_000
/** So many degrees are noted at most between two writings; of more, the later ones are only counted. */
const MOST_DEGREES = 5_000

/**
 * Notes what answers tell about an institution's data: how many broke which rule, and the statuses of degrees. Written in the
 * background, so that no reading waits for it; a crash loses at most half a minute of counts.
 */
export class AnswerLog {
  readonly #notes: AnswerNotes
  readonly #clock: Clock
  readonly #log: Logger
  readonly #timer: NodeJS.Timeout
  #days = new Map<string, DayOfAnswers>()
  #degrees = new Map<string, SeenDegree>()
  #writing: Promise<void> = Promise.resolve()

  constructor(options: { notes: AnswerNotes; clock: Clock; log: Logger }) {
    this.#notes = options.notes
    this.#clock = options.clock
    this.#log = options.log
    this.#timer = setInterval(() => this.flush(), WRITE_EVERY_MS).unref()
  }

  note(institution: string, answer: SourceAnswer): void {
    if (answer.outcome !== 'answered') return
    this.#noteDay(institution, answer)
    for (const record of answer.records) this.#noteDegree(institution, record, answer.flaws)
    // What could not be used at all is the worst that there is.
    for (const { key } of answer.flaws) {
      const isUnusable = key !== null && !answer.records.some((record) => isKeyOf(key, record))
      if (isUnusable) this.#noteDegree(institution, { ...key, status: null, statusDate: null }, answer.flaws)
    }
  }

  /** Writes what has been noted. Never rejects: what could not be written is reported and let go. */
  flush(): Promise<void> {
    const [days, degrees] = [[...this.#days.values()], [...this.#degrees.values()]]
    this.#days = new Map()
    this.#degrees = new Map()
    if (days.length === 0) return this.#writing
    this.#writing = this.#writing.then(() =>
      this.#notes
        .write(days, degrees)
        .catch((error: unknown) => this.#log.error({ err: error }, 'notes about answers could not be written')),
    )
    return this.#writing
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }

  #noteDay(institution: string, answer: Answered): void {
    const day = greekDay(this.#clock.now())
    const key = `${day} ${institution}`
    const counts = { answers: 0, records: 0, unreadable: 0, notAskedFor: 0 }
    const noted = this.#days.get(key) ?? { institution, day, ...counts, violations: new Map() }
    noted.answers += 1
    noted.records += answer.records.length
    noted.unreadable += answer.unreadable
    noted.notAskedFor += answer.notAskedFor
    for (const { field, rule } of answer.flaws.flatMap(({ violations }) => violations)) {
      const name = `${field}:${rule}`
      noted.violations.set(name, (noted.violations.get(name) ?? 0) + 1)
    }
    this.#days.set(key, noted)
  }

  #noteDegree(institution: string, record: Noted, flaws: readonly RecordFlaws[]): void {
    const { certificateID, titleID, status, statusDate } = record
    const name = JSON.stringify([institution, certificateID, titleID])
    if (this.#degrees.size >= MOST_DEGREES && !this.#degrees.has(name)) return
    const flawed = flaws.find(({ key }) => key !== null && isKeyOf(key, record))
    this.#degrees.set(name, {
      key: { institution, certificateId: certificateID, titleId: titleID },
      status,
      statusDate,
      broken: (flawed?.violations ?? []).map(({ field, rule }) => `${field}:${rule}`),
      seenAt: this.#clock.now(),
    })
  }
}

function isKeyOf(
  key: NonNullable<RecordFlaws['key']>,
  record: Pick<DegreeRecord, 'certificateID' | 'titleID'>,
): boolean {
  return key.certificateID === record.certificateID && key.titleID === record.titleID
}
