import { randomUUID } from 'node:crypto'
import { inviteMember } from '@perga/server/staff/members/invite-member.ts'
import { COMMAND_LINE } from '@perga/server/staff/staff-member.ts'
import { SoftAuthenticator } from './soft-authenticator.ts'
import { Staff } from './staff.ts'
import type { World } from './world.ts'

/** A member of the provider at the desk, with a passkey in software. */
export class ProviderStaff extends Staff {
  readonly passkey: SoftAuthenticator

  constructor(world: World) {
    super(world)
    this.passkey = new SoftAuthenticator(world.origin)
  }

  /** A member who was invited from the command line and has registered. */
  static async registered(world: World, name: string): Promise<ProviderStaff> {
    const { db } = world.database
    const { link } = await inviteMember(
      { name, email: `${randomUUID()}@provider.example`, actor: COMMAND_LINE },
      { db, clock: world.clock, origin: world.origin },
    )
    const member = new ProviderStaff(world)
    const answer = await member.register(link)
    if (answer.status !== 200) throw new Error(`the registration was refused: ${await answer.text()}`)
    return member
  }

  /** Registers the passkey by a one-time link, as the page does. */
  async register(link: string): Promise<Response> {
    const token = new URL(link).hash.slice(1)
    const offer = await this.post('/api/staff/registration/options', { token })
    if (offer.status !== 200) return offer
    const { options } = (await offer.json()) as { options: { challenge: string } }
    const passkey = this.passkey.create(options.challenge)
    return this.post('/api/staff/registration', { token, label: 'test', passkey })
  }

  /** Asks for a challenge to sign in with. */
  async challenge(): Promise<string> {
    const answer = await this.post('/api/staff/passkeys/login/options')
    return ((await answer.json()) as { challenge: string }).challenge
  }

  /** The identifier of whoever is signed in here. */
  async memberId(): Promise<string> {
    const session = await this.session()
    return session.kind === 'none' ? '' : session.id
  }
}
