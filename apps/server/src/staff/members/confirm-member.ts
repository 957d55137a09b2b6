import { Refusal, refuseUnless } from '@perga/domain'
import { recordEvent } from '../../platform/audit.ts'
import { inTransaction, type OpenTransaction } from '../../platform/work.ts'
import type { PasskeyDependencies } from '../passkeys/register-passkey.ts'
import { COMMAND_LINE, type ProviderMember, refuseUnlessActive, staffActor } from '../staff-member.ts'
import { confirmationCode } from './confirmation-code.ts'

type Dependencies = Pick<PasskeyDependencies, 'db' | 'clock' | 'members' | 'stored'>

/**
 * Confirms a member who registered, by the code that the new member said to the actor: from now on they count. Never by whoever
 * asked for the link (decision 0013; the table refuses it too). Throws `not_found`, `already_decided`, `own_invitation`,
 * `confirmation_code_wrong` and, for an actor who was suspended meanwhile, `not_permitted`.
 */
export async function confirmMember(
  { memberId, code, actor }: { memberId: string; code: string; actor: ProviderMember },
  dependencies: Dependencies,
): Promise<void> {
  const { db, members, stored } = dependencies
  await inTransaction(db, async (transaction) => {
    const states = await members.lock(transaction, [memberId, actor.id])
    refuseUnlessActive(states, actor.id)
    const member = await members.describe(transaction, memberId)
    refuseUnless(member !== undefined, 'not_found')
    refuseUnless(member.state === 'registered', 'already_decided')
    refuseUnless(member.admitted_by !== staffActor(actor), 'own_invitation')
    const [passkey] = await stored.ofMember(memberId, transaction)
    const isRight = passkey !== undefined && confirmationCode(passkey.credential_id) === normalise(code)
    refuseUnless(isRight, 'confirmation_code_wrong')
    await confirm(transaction, { memberId, by: staffActor(actor) }, dependencies)
  })
}

/** Confirms a member in the name of whoever holds the server. Throws `not_found` and `already_decided`. */
export async function confirmByCommandLine(
  memberId: string,
  dependencies: Omit<Dependencies, 'stored'>,
): Promise<void> {
  await inTransaction(dependencies.db, async (transaction) => {
    const state = (await dependencies.members.lock(transaction, [memberId])).get(memberId)
    if (state === undefined) throw new Refusal('not_found')
    refuseUnless(state === 'registered', 'already_decided')
    await confirm(transaction, { memberId, by: COMMAND_LINE }, dependencies)
  })
}

async function confirm(
  transaction: OpenTransaction,
  { memberId, by }: { memberId: string; by: string },
  { members, clock }: Pick<Dependencies, 'members' | 'clock'>,
): Promise<void> {
  refuseUnless(await members.confirm(transaction, memberId, by), 'already_decided')
  await recordEvent(transaction, clock, { actor: by, act: 'provider-member.confirm', object: memberId })
}

const normalise = (code: string) => code.replace(/[^\dA-Za-z]/g, '').toUpperCase()
