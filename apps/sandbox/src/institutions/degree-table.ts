import { completeRow, type DegreeRow } from '@perga/institution-kit'
import type { HeldDegree } from '../people/person.ts'

/** The degrees of one institution: read by its system, altered at the control endpoint. */
export class DegreeTable {
  readonly #original: readonly DegreeRow[]
  readonly #onChange: (rows: readonly DegreeRow[]) => Promise<void>
  #rows: DegreeRow[]

  constructor(
    rows: readonly DegreeRow[],
    onChange: (rows: readonly DegreeRow[]) => Promise<void> = async () => undefined,
  ) {
    this.#original = rows
    this.#rows = [...rows]
    this.#onChange = onChange
  }

  /** The rows as they are now. */
  rows(): readonly DegreeRow[] {
    return this.#rows
  }

  /** Overwrites fields of the degrees with this certificate number; false when there is none. */
  async alter(certificateID: string, patch: DegreeRow): Promise<boolean> {
    if (!this.#rows.some((row) => row.certificateID === certificateID)) return false
    this.#rows = this.#rows.map((row) => (row.certificateID === certificateID ? { ...row, ...patch } : row))
    await this.#onChange(this.#rows)
    return true
  }

  /** Puts every degree back as it was at the start. */
  async reset(): Promise<void> {
    this.#rows = [...this.#original]
    await this.#onChange(this.#rows)
  }
}

/** The rows that `degrees` hold of one institution. */
export function rowsOf(institution: string, degrees: readonly HeldDegree[]): DegreeRow[] {
  return degrees.filter((degree) => degree.institution === institution).map((degree) => completeRow(degree.record))
}
