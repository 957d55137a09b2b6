import { type DatabaseAddress, type OpenDatabase, openDatabase } from '../platform/database.ts'
import { requireExactSchema } from '../platform/schema-version.ts'
import { isForOperator } from './for-operator.ts'

/** Opens the database, at this version's exact schema, for a command. What the operator can mend ends the process with one sentence. */
export async function openForCommand(address: DatabaseAddress): Promise<OpenDatabase> {
  try {
    const database = await openDatabase(address)
    try {
      await requireExactSchema(database)
    } catch (error) {
      await database.close()
      throw error
    }
    return database
  } catch (error) {
    if (!isForOperator(error)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
