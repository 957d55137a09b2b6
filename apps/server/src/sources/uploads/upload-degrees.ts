import { randomUUID } from 'node:crypto'
import type { UploadFinding, UploadReport } from '@perga/contracts'
import { Refusal } from '@perga/domain'
import { CsvError, readCsvDegree, readCsvFields, readCsvRows } from '@perga/institution-kit'
import { recordEvent } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import { inTransaction, type Work } from '../../platform/work.ts'
import type { ConnectionStore } from '../connections/connection-store.ts'
import { fileFinding, judgeUploadedRow } from './judge-uploaded-row.ts'
import type { UploadedDegree, UploadedDegreeStore } from './uploaded-degree-store.ts'

/** A file of degrees, in pieces as they come. */
export interface DegreeFile {
  institution: string
  bytes: AsyncIterable<Uint8Array>
  charset: 'utf-8' | 'windows-1253'
  /** Only looks at the file. */
  isTrial: boolean
  /** Who uploads it, as the audit names people. */
  actor: string
}

interface UploadDependencies {
  db: Work
  degrees: UploadedDegreeStore
  connections: ConnectionStore
  clock: Clock
}

export const MOST_BYTES = 25 * 1024 * 1024
const MOST_FINDINGS = 500
const BATCH = 500

class WrongEncoding extends Error {}

async function* decode({ bytes, charset }: DegreeFile): AsyncGenerator<string> {
  const decoder = new TextDecoder(charset, { fatal: true })
  let length = 0
  try {
    for await (const piece of bytes) {
      length += piece.length
      if (length > MOST_BYTES) throw new Refusal('upload_too_large')
      yield decoder.decode(piece, { stream: true })
    }
    yield decoder.decode()
  } catch (error) {
    throw error instanceof TypeError ? new WrongEncoding('bytes of another encoding', { cause: error }) : error
  }
}

/** What is found on the way through a file. */
class Findings {
  readonly list: UploadFinding[] = []
  readonly counts = { error: 0, warning: 0 }

  add(...findings: UploadFinding[]): void {
    for (const finding of findings) {
      this.counts[finding.severity] += 1
      if (this.list.length < MOST_FINDINGS) this.list.push(finding)
    }
  }
}

/** The degrees of a file; what is wrong with the others goes to `findings`. */
async function* readDegrees(file: DegreeFile, findings: Findings): AsyncGenerator<UploadedDegree> {
  const rows = readCsvRows(decode(file))
  const seen = new Set<string>()
  const headings = await rows.next()
  if (headings.done) return
  const fields = readCsvFields(headings.value.cells)
  if (new Set(fields).size < fields.length) throw new CsvError('a field stands twice', 1)
  for await (const { line, cells } of rows) {
    const row = readCsvDegree(fields, cells, line)
    const { record, findings: found } = judgeUploadedRow(row, line)
    const name = JSON.stringify([record?.certificateID, record?.titleID])
    if (record !== null && seen.has(name)) found.push(fileFinding('repeated', line))
    else if (record !== null) {
      seen.add(name)
      yield { row, record }
    }
    findings.add(...found)
  }
}

/** What stopped the reading, as a finding; throws what is no fault of the file. */
function findingOf(error: unknown): UploadFinding {
  if (error instanceof WrongEncoding) return fileFinding('encoding', 0)
  if (error instanceof CsvError) return fileFinding(error.line === 1 ? 'columns' : 'csv', error.line)
  throw error
}

/** Goes through the file; `keep` takes the degrees in batches. Returns how many there are. */
async function goThrough(file: DegreeFile, findings: Findings, keep: (batch: UploadedDegree[]) => Promise<void>) {
  let [count, batch]: [number, UploadedDegree[]] = [0, []]
  try {
    for await (const degree of readDegrees(file, findings)) {
      count += 1
      batch.push(degree)
      if (batch.length === BATCH) {
        // After the first error nothing of the file is kept; it is read on for the other findings.
        if (findings.counts.error === 0) await keep(batch)
        batch = []
      }
    }
    if (findings.counts.error === 0) await keep(batch)
  } catch (error) {
    findings.add(findingOf(error))
  }
  if (count === 0 && findings.counts.error === 0) findings.add(fileFinding('empty', 0))
  return count
}

const reportOf = (outcome: UploadReport['outcome'], degrees: number, { list, counts }: Findings): UploadReport => ({
  ...{ outcome, degrees, errors: counts.error, warnings: counts.warning },
  findings: list,
})

/**
 * Takes a whole file in place of the one that an institution uploaded before (row I11). A file with an error is refused as a whole
 * and the former one stays. Written aside while it comes, so that no connection of the database waits for a slow sender. Throws
 * `upload_not_agreed` for an institution that has an API or a view, or no connection; `upload_too_large`.
 */
export async function uploadDegrees(file: DegreeFile, dependencies: UploadDependencies): Promise<UploadReport> {
  const { db, degrees, connections, clock } = dependencies
  if (!(await connections.isUploading(file.institution))) throw new Refusal('upload_not_agreed')
  const findings = new Findings()
  if (file.isTrial) {
    const count = await goThrough(file, findings, async () => undefined)
    return reportOf(findings.counts.error === 0 ? 'tried' : 'refused', count, findings)
  }
  const id = randomUUID()
  await degrees.begin({ id, institution: file.institution, by: file.actor, now: clock.now() })
  try {
    const count = await goThrough(file, findings, (batch) => degrees.add(id, file.institution, batch))
    if (findings.counts.error > 0) return reportOf('refused', count, findings)
    await inTransaction(db, async (transaction) => {
      const isReplaced = await degrees.replace(transaction, { id, institution: file.institution, degrees: count })
      if (!isReplaced) throw new Error('the uploaded file was forgotten while it came')
      const detail = { degrees: count, warnings: findings.counts.warning }
      await recordEvent(transaction, clock, {
        actor: file.actor,
        act: 'degrees.uploaded',
        object: file.institution,
        detail,
      })
    })
    return reportOf('accepted', count, findings)
  } finally {
    await degrees.discard(id)
  }
}
