import { type ImportReport, TemplateContent, type TemplateImport } from '@perga/contracts'
import { levelOf, parseIscedField, parseLevelCode, REFUSAL_TEXTS, Refusal } from '@perga/domain'
import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import { inTransaction, type OpenTransaction, type Work } from '../platform/work.ts'
import { checkContent } from './check-content.ts'
import { describeChange } from './describe-change.ts'
import { draftStore } from './draft-store.ts'
import { type Editor, requireInstitution } from './edit-rights.ts'
import { enterPlaces } from './enter-places.ts'
import { registryStore } from './registry-store.ts'
import { readRows, type TemplateRow } from './template-file.ts'
import { TEXT_MEMBERS } from './template-texts.ts'

type RowError = ImportReport['errors'][number]

/** Thrown inside the transaction so that nothing of a dry run or of a file with an error stays. */
class NothingWritten extends Error {}

/**
 * Takes a file of templates as proposals for a second person: all of them or none. Each faulty row is named with its error. Rows equal
 * to the approved version are left out. Throws `import_unreadable`, `not_permitted` or `not_found`.
 */
export async function importTemplates(
  order: TemplateImport,
  editor: Editor,
  { db, clock }: { db: Work; clock: Clock },
): Promise<ImportReport> {
  requireInstitution(editor, order.institution)
  const rows = readRows(order.text, order.format)
  const report: ImportReport = { isWritten: false, rows: rows.length, unchanged: 0, proposed: 0, errors: [] }
  try {
    await inTransaction(db, async (transaction) => {
      const context = { transaction, clock, editor, institution: order.institution }
      await takeRows(rows, report, context)
      if (order.isDryRun || report.errors.length > 0) throw new NothingWritten()
      const detail = { rows: rows.length, proposed: report.proposed }
      await recordEvent(transaction, clock, {
        actor: editor.actor,
        act: 'templates.import',
        object: order.institution,
        detail,
      })
    })
    return { ...report, isWritten: true }
  } catch (error) {
    if (!(error instanceof NothingWritten)) throw error
    return report
  }
}

interface Context {
  transaction: OpenTransaction
  clock: Clock
  editor: Editor
  institution: string
}

async function takeRows(rows: TemplateRow[], report: ImportReport, context: Context): Promise<void> {
  const seen = new Set<string>()
  for (const [index, row] of rows.entries()) {
    const errors = [...faultsOf(row), ...(seen.has(row.titleId) ? [TWICE] : [])]
    seen.add(row.titleId)
    if (errors.length === 0) {
      try {
        const isProposed = await takeRow(row, context)
        if (isProposed) report.proposed += 1
        else report.unchanged += 1
      } catch (error) {
        // A refusal is the row's fault; anything else ends the import.
        if (!(error instanceof Refusal)) throw error
        errors.push(REFUSAL_TEXTS[error.code])
      }
    }
    report.errors.push(...errors.map((text): RowError => ({ row: index + 1, text })))
  }
}

const TWICE = { el: 'Ο κωδικός τίτλου υπάρχει δύο φορές στο αρχείο.', en: 'The title id stands twice in the file.' }

/** What is wrong with a row by itself, in both languages. */
function faultsOf(row: TemplateRow): RowError['text'][] {
  const faults: RowError['text'][] = []
  const required = [
    'titleId',
    'titleEl',
    'titleEn',
    'maintainingDepartment',
    'issuingDepartmentEl',
    'curriculumEl',
  ] as const
  for (const column of required) {
    if (row[column] === '') faults.push({ el: `Λείπει η στήλη «${column}».`, en: `The column “${column}” is empty.` })
  }
  if (parseLevelCode(row.levelCode) === null) {
    faults.push({ el: `Άγνωστο επίπεδο «${row.levelCode}».`, en: `Unknown level “${row.levelCode}”.` })
  }
  for (const field of new Set([row.iscedField, ...row.curriculumFields.split(' ').filter(Boolean)])) {
    if (parseIscedField(field) !== null) continue
    faults.push({ el: `Άγνωστο πεδίο εκπαίδευσης «${field}».`, en: `Unknown field of education “${field}”.` })
  }
  const long = Object.entries(row).filter(([column, cell]) => cell.length > (column.startsWith('notes') ? 2_000 : 300))
  for (const [column] of long)
    faults.push({
      el: `Πολύ μεγάλο κείμενο στη στήλη «${column}».`,
      en: `The text of the column “${column}” is too long.`,
    })
  return faults
}

/** Proposes what a row says; false where it is what is approved already. */
async function takeRow(row: TemplateRow, context: Context): Promise<boolean> {
  const { transaction, clock, editor, institution } = context
  const approved = await registryStore(transaction).findByTitle(institution, row.titleId)
  if (row.blueprintId !== '' && row.blueprintId !== approved?.blueprint_id) throw new Refusal('not_found')
  const code = parseLevelCode(row.levelCode)
  if (code === null) throw new Refusal('malformed_request')
  const places = await enterPlaces({ row, level: levelOf(code), approved }, context)
  const content = TemplateContent.parse({
    ...Object.fromEntries(TEXT_MEMBERS.map((member) => [member, row[member] || null])),
    ...places,
    levelCode: row.levelCode,
    iscedField: row.iscedField,
  })
  await checkContent(content, institution, transaction)
  if ((await describeChange(approved, content, transaction)).length === 0) return false
  const drafts = draftStore(transaction)
  if (await drafts.findOpen(institution, row.titleId)) throw new Refusal('template_being_changed')
  const now = clock.now()
  const basedOn = approved?.version_id ?? null
  const proposal = { institution, titleId: row.titleId, basedOn, content, actor: editor.actor, now }
  await drafts.insert({ ...proposal, id: uuidV7(now), state: 'proposed' })
  return true
}
