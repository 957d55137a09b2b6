import type { TemplateContent } from '@perga/contracts'
import { refuseUnless } from '@perga/domain'
import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import { isUniqueViolation } from '../platform/database.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import { inTransaction, type Work } from '../platform/work.ts'
import { checkContent } from './check-content.ts'
import { draftStore } from './draft-store.ts'
import { type Editor, requireInstitution } from './edit-rights.ts'
import { registryStore } from './registry-store.ts'

interface Change {
  institution: string
  titleId: string
  content: TemplateContent
}

/**
 * Writes the draft of a template, new or known; the draft that is open already is written anew. Returns its id. Throws
 * `not_permitted`, what `checkContent` refuses, or `template_being_changed` where a proposal waits.
 */
export async function saveDraft(
  change: Change,
  editor: Editor,
  { db, clock }: { db: Work; clock: Clock },
): Promise<string> {
  requireInstitution(editor, change.institution)
  await checkContent(change.content, change.institution, db)
  const open = await draftStore(db).findOpen(change.institution, change.titleId)
  const known = await registryStore(db).findByTitle(change.institution, change.titleId)
  const now = clock.now()
  const id = open?.id ?? uuidV7(now)
  try {
    await inTransaction(db, async (transaction) => {
      const drafts = draftStore(transaction)
      const written = { content: change.content, actor: editor.actor, now }
      if (open) refuseUnless(await drafts.rewrite(id, written), 'template_being_changed')
      else await drafts.insert({ ...change, ...written, id, basedOn: known?.version_id ?? null, state: 'draft' })
      await recordEvent(transaction, clock, { actor: editor.actor, act: 'template-draft.save', object: id })
    })
  } catch (error) {
    refuseUnless(!isUniqueViolation(error), 'template_being_changed')
    throw error
  }
  return id
}
