import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { systemClock } from './platform/clock.ts'
import { openDatabase } from './platform/database.ts'
import { inviteMember } from './staff/invite-member.ts'

const name = parseArgs({ options: { name: { type: 'string' } } }).values.name?.trim()
if (name === undefined || name === '') {
  process.stderr.write('Say for whom the link is: --name "First Last".\n')
  process.exit(1)
}
const config = readConfig(process.env)
const { db, close } = await openDatabase(config.database)
const { link } = await inviteMember({ name, actor: 'command-line' }, { db, clock: systemClock, origin: config.origin })
await close()
process.stdout.write(`${name} registers a passkey here, once, within 30 minutes:\n${link}\n`)
