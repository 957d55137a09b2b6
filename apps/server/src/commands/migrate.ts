import { readConfig } from '../configuration/config.ts'
import { openDatabase } from '../platform/database.ts'
import { migrate } from '../platform/migrate.ts'
import { isForOperator } from './for-operator.ts'

try {
  const database = await openDatabase(readConfig(process.env).database)
  try {
    const applied = await migrate(database)
    process.stdout.write(applied.length === 0 ? 'The database is up to date.\n' : `Applied: ${applied.join(', ')}\n`)
  } finally {
    await database.close()
  }
} catch (error) {
  if (!isForOperator(error)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
