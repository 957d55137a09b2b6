import { parseArgs } from 'node:util'
import { endOfGreekDay } from '@perga/domain'
import { z } from 'zod'
import { delayReceipt } from './delay-receipt.ts'
import { type OrderDependencies, orderDelay } from './order-delay.ts'

/** What is wrong with the command's parameters, in one sentence for the operator. */
export class DelayUsageError extends Error {}

const USAGE =
  'Usage: (--inspection <id> | --client <id> --case <number>) --until <YYYY-MM-DD> --reason "<law and case>" --decided-by <name>'

const grounds = {
  until: z.iso.date(),
  reason: z.string().trim().min(1).max(1000),
  'decided-by': z.string().trim().min(1).max(100),
}
const OfOneCheck = z.strictObject({ ...grounds, inspection: z.uuid() })
const OfACase = z.strictObject({
  ...grounds,
  client: z.string().trim().min(1).max(100),
  case: z.string().trim().min(1).max(100),
})

/**
 * Records the decision that stands in a command line, about one check or about a case; the holder is told after the day
 * `--until`. Throws {@link DelayUsageError} and what `delayReceipt` and `orderDelay` throw.
 */
export async function delayByCommand(line: readonly string[], dependencies: OrderDependencies): Promise<void> {
  const parameters = readParameters(line)
  const { reason, 'decided-by': decidedBy } = parameters
  const until = endOfGreekDay(parameters.until)
  if ('inspection' in parameters) {
    await delayReceipt({ inspectionId: parameters.inspection, until, reason, decidedBy }, dependencies)
  } else {
    const { client, case: caseNumber } = parameters
    await orderDelay({ client, caseNumber, until, reason, decidedBy }, dependencies)
  }
}

function readParameters(line: readonly string[]): z.infer<typeof OfOneCheck> | z.infer<typeof OfACase> {
  const text = { type: 'string' } as const
  const options = { inspection: text, client: text, case: text, until: text, reason: text, 'decided-by': text }
  try {
    const { values } = parseArgs({ args: [...line], options, strict: true })
    return values.inspection === undefined ? OfACase.parse(values) : OfOneCheck.parse(values)
  } catch (cause) {
    const wrong = cause instanceof z.ZodError ? cause.issues.map(nameOf).join(', ') : null
    throw new DelayUsageError(wrong === null ? USAGE : `Missing or wrong: ${wrong}. ${USAGE}`, { cause })
  }
}

function nameOf(issue: z.core.$ZodIssue): string {
  const names = issue.code === 'unrecognized_keys' ? issue.keys : issue.path
  return names.map((name) => `--${String(name)}`).join(', ')
}
