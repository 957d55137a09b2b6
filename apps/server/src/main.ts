import { isForOperator } from './commands/for-operator.ts'
import { readConfig } from './configuration/config.ts'
import { openDatabase } from './platform/database.ts'
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
  if (!isForOperator(error)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
