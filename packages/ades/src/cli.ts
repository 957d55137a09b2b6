#!/usr/bin/env node
import { extendCommand } from './cli/extend-command.ts'
import { signCommand } from './cli/sign-command.ts'
import { USAGE } from './cli/usage.ts'
import { verifyCommand } from './cli/verify-command.ts'
import { AdesError } from './errors.ts'

/** Exit codes: 0 done or TOTAL-PASSED, 1 TOTAL-FAILED or an error, 2 INDETERMINATE or level not reached, 64 wrong usage. */
const COMMANDS: Readonly<Record<string, (parameters: readonly string[]) => Promise<number>>> = {
  verify: verifyCommand,
  sign: signCommand,
  extend: extendCommand,
}

async function run([name = '', ...parameters]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command !== undefined) return command(parameters)
  console.error(USAGE)
  return name === '--help' ? 0 : 64
}

/** Wrong options are the user's to mend; everything else is told with its code. */
function explain(error: unknown): number {
  if (!(error instanceof Error)) throw error
  const isUsage =
    (error instanceof AdesError && error.code === 'usage') ||
    ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  console.error(error instanceof AdesError ? `${error.message} (${error.code})` : error.message)
  if (isUsage) console.error(USAGE)
  return isUsage ? 64 : 1
}

process.exitCode = await run(process.argv.slice(2)).catch(explain)
