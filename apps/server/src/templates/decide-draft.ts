import { Refusal, refuseUnless } from '@perga/domain'
import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import { inTransaction, type OpenTransaction, type Work } from '../platform/work.ts'
import { checkContent } from './check-content.ts'
import { describeChange } from './describe-change.ts'
import { contentOf } from './describe-draft.ts'
import { type DraftRow, draftStore } from './draft-store.ts'
import { type Editor, requireInstitution } from './edit-rights.ts'
import { registryStore } from './registry-store.ts'

interface Dependencies {
  db: Work
  clock: Clock
}

/** What follows from an approval. */
export interface Approval {
  /** Enters the signing of the new version, in the approval's own transaction. */
  onApproved(transaction: OpenTransaction): Promise<void>
}

/** Hands a draft over for approval. Throws `template_unchanged` or `template_draft_moved_on`. */
export async function proposeDraft(id: string, editor: Editor, { db, clock }: Dependencies): Promise<void> {
  const draft = await findDraft(id, editor, db)
  const approved = await registryStore(db).findByTitle(draft.institution_code, draft.title_id)
  const differences = await describeChange(approved, contentOf(draft), db)
  refuseUnless(differences.length > 0, 'template_unchanged')
  await act('template-draft.propose', { draft, editor, db, clock }, async (transaction) => {
    const isProposed = await draftStore(transaction).propose(id, editor.actor, clock.now())
    refuseUnless(isProposed, 'template_draft_moved_on')
  })
}

/** Ends a change without a version. Throws `template_draft_moved_on`. */
export async function withdrawDraft(id: string, editor: Editor, { db, clock }: Dependencies): Promise<void> {
  const draft = await findDraft(id, editor, db)
  await act('template-draft.withdraw', { draft, editor, db, clock }, async (transaction) => {
    refuseUnless(await draftStore(transaction).withdraw(id, clock.now()), 'template_draft_moved_on')
  })
}

/** Sends a proposal back to be mended. Throws `second_person_needed` or `template_draft_moved_on`. */
export async function returnDraft(
  id: string,
  { editor, comment }: { editor: Editor; comment: string },
  { db, clock }: Dependencies,
): Promise<void> {
  const draft = await findDraft(id, editor, db)
  await act('template-draft.return', { draft, editor, db, clock }, async (transaction) => {
    await decide(transaction, draft, { state: 'sent-back', by: editor.actor, comment, now: clock.now() })
  })
}

/**
 * Makes a proposal the template's next version; returns the blueprint id. Old releases keep the version they were made with. Throws
 * `second_person_needed` or `template_draft_moved_on`.
 */
export async function approveDraft(
  id: string,
  editor: Editor,
  { db, clock, onApproved }: Dependencies & Approval,
): Promise<string> {
  const draft = await findDraft(id, editor, db)
  return act('template-draft.approve', { draft, editor, db, clock }, async (transaction) => {
    await checkContent(contentOf(draft), draft.institution_code, transaction)
    const now = clock.now()
    await decide(transaction, draft, { state: 'approved', by: editor.actor, comment: null, now })
    const blueprintId = await draftStore(transaction).insertVersion(draft, { by: editor.actor, now })
    await onApproved(transaction)
    return blueprintId
  })
}

async function findDraft(id: string, editor: Editor, db: Work): Promise<DraftRow> {
  const draft = await draftStore(db).find(id)
  refuseUnless(draft, 'not_found')
  requireInstitution(editor, draft.institution_code)
  return draft
}

type Decision = Parameters<ReturnType<typeof draftStore>['decide']>[1]

async function decide(transaction: OpenTransaction, draft: DraftRow, decision: Decision): Promise<void> {
  if (await draftStore(transaction).decide(draft.id, decision)) return
  const isOwn = draft.state === 'proposed' && draft.proposed_by === decision.by
  throw new Refusal(isOwn ? 'second_person_needed' : 'template_draft_moved_on')
}

/** One act of an editor and its audit event, in one transaction. */
function act<Result>(
  name: string,
  { draft, editor, db, clock }: { draft: DraftRow; editor: Editor } & Dependencies,
  work: (transaction: OpenTransaction) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (transaction) => {
    const result = await work(transaction)
    await recordEvent(transaction, clock, { actor: editor.actor, act: name, object: draft.id })
    return result
  })
}
