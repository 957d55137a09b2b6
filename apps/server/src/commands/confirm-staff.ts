import { parseArgs } from 'node:util'
import { readConfig } from '../configuration/config.ts'
import { systemClock } from '../platform/clock.ts'
import { confirmByCommandLine } from '../staff/members/confirm-member.ts'
import { providerMemberStore } from '../staff/members/provider-member-store.ts'
import { openForCommand } from './open-for-command.ts'

const email =
  parseArgs({ options: { email: { type: 'string' } } })
    .values.email?.trim()
    .toLowerCase() ?? ''
const { db, close } = await openForCommand(readConfig(process.env).database)
const members = providerMemberStore(db)
const member = await members.findByEmail(email)
if (member?.state !== 'registered') {
  process.stderr.write('Say whom you confirm: --email of a member who has registered and waits.\n')
  await close()
  process.exit(1)
}
await confirmByCommandLine(member.id, { db, clock: systemClock, members })
await close()
process.stdout.write(`${member.name} is confirmed.\n`)
