import { readConfig } from '../configuration/config.ts'
import { systemClock } from '../platform/clock.ts'
import { keysFromMaster } from '../platform/keys.ts'
import { rotateIdentifierKey } from '../releases/identifier-key.ts'
import { identifierKeyStore } from '../releases/identifier-key-store.ts'
import { openForCommand } from './open-for-command.ts'

const config = readConfig(process.env)
const database = await openForCommand(config.database)
await rotateIdentifierKey({
  store: identifierKeyStore(database.db),
  keys: keysFromMaster(config.masterKey),
  clock: systemClock,
})
await database.close()
process.stdout.write('There is a new identifier key. Start the server processes again, one after the other.\n')
