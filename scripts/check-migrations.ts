// A migration that was committed is never renamed, renumbered, changed or removed, and a new one comes after all others: on
// installed databases the old ones have run. `db/migrations.sha256` lists them; each version of that list in the history must
// be the beginning of the current one.
import { checkMigrations } from './migration-history.ts'

const { faults, depth } = checkMigrations('.')
if (depth !== 'whole') {
  const compared = depth === 'none' ? 'their list alone' : 'their list and a part of the history (shallow clone)'
  process.stdout.write(`The migrations were compared with ${compared}.\n`)
}
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exit(faults.length === 0 ? 0 : 1)
