import { refuseUnless } from '@perga/domain'
import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import { inTransaction, type Work } from '../platform/work.ts'
import { type ProviderMember, staffActor } from '../staff/staff-member.ts'
import type { EditorStore } from './editor-store.ts'

/** Gives an account the credentials of the registry for its own institution, or takes them back. Throws `not_found`. */
export async function changeEditor(
  change: { accountId: string; isEditor: boolean },
  by: ProviderMember,
  { db, clock, editors }: { db: Work; clock: Clock; editors: EditorStore },
): Promise<void> {
  refuseUnless(await editors.accountExists(change.accountId), 'not_found')
  const actor = staffActor(by)
  await inTransaction(db, async (transaction) => {
    const isChanged = change.isEditor
      ? await editors.grant(transaction, { accountId: change.accountId, by: actor, now: clock.now() })
      : await editors.withdraw(transaction, change.accountId)
    if (!isChanged) return
    const act = change.isEditor ? 'template-editor.grant' : 'template-editor.withdraw'
    await recordEvent(transaction, clock, { actor, act, object: change.accountId })
  })
}
