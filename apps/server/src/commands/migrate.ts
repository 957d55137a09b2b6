import { readConfig } from '../configuration/config.ts'
import { openDatabase } from '../platform/database.ts'
import { migrate } from '../platform/migrate.ts'

const database = await openDatabase(readConfig(process.env).database)
const applied = await migrate(database)
await database.close()
process.stdout.write(applied.length === 0 ? 'The database is up to date.\n' : `Applied: ${applied.join(', ')}\n`)
