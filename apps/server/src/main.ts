import { readConfig } from './configuration/config.ts'
import { ConfigurationError } from './platform/configuration-error.ts'
import { openDatabase } from './platform/database.ts'
import { DirectoryInUse } from './platform/directory-lock.ts'
import { migrate } from './platform/migrate.ts'
import { startServer } from './wiring/start-server.ts'

try {
  const config = readConfig(process.env)
  const database = await openDatabase(config.database)
  if (config.database.kind === 'embedded') await migrate(database)
  const server = await startServer(config, database)
  process.stdout.write(`Perga is at ${config.origin}\n`)
  const stop = async () => {
    await server.stop()
    await database.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  // What the operator can mend is one sentence; anything else is a defect and shows its stack.
  if (!(error instanceof ConfigurationError || error instanceof DirectoryInUse)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
