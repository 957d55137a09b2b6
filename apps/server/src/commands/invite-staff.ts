import { parseArgs } from 'node:util'
import { readConfig } from '../configuration/config.ts'
import { systemClock } from '../platform/clock.ts'
import { inviteMember } from '../staff/members/invite-member.ts'
import { providerMemberStore } from '../staff/members/provider-member-store.ts'
import { renewRegistrationLink } from '../staff/members/renew-registration-link.ts'
import { COMMAND_LINE } from '../staff/staff-member.ts'
import { openForCommand } from './open-for-command.ts'

const { values } = parseArgs({ options: { name: { type: 'string' }, email: { type: 'string' } } })
const name = values.name?.trim() ?? ''
const email = values.email?.trim().toLowerCase() ?? ''
if (name === '' || !email.includes('@')) {
  process.stderr.write('Say for whom the link is: --name "First Last" --email first.last@example.org.\n')
  process.exit(1)
}
const config = readConfig(process.env)
const { db, close } = await openForCommand(config.database)
const members = providerMemberStore(db)
const dependencies = { db, clock: systemClock, members, origin: config.origin }
// Whoever is known already lost their device or let the last link pass.
const known = await members.findByEmail(email)
const link =
  known === undefined
    ? (await inviteMember({ name, email, actor: COMMAND_LINE }, dependencies)).link
    : await renewRegistrationLink({ memberId: known.id, actor: COMMAND_LINE }, dependencies)
await close()
process.stdout.write(`${known?.name ?? name} registers a passkey here, once, within 30 minutes:\n${link}\n`)
