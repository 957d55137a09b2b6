import { parseArgs } from 'node:util'
import { z } from 'zod'
import { type DelayDependencies, delayReceipt } from './delay-receipt.ts'

/** What is wrong with the command's parameters, in one sentence for the operator. */
export class DelayUsageError extends Error {}

const USAGE = 'Usage: --inspection <id> --until <YYYY-MM-DD> --reason "<law and case>" --decided-by <name>'

const Parameters = z.object({
  inspection: z.uuid(),
  until: z.iso.date(),
  reason: z.string().trim().min(1).max(1000),
  'decided-by': z.string().trim().min(1).max(100),
})

/**
 * Records the decision that stands in a command line; the holder is told from the first minute (UTC) of the day `--until`.
 * Throws {@link DelayUsageError} and what `delayReceipt` throws.
 */
export async function delayByCommand(line: readonly string[], dependencies: DelayDependencies): Promise<void> {
  const parameters = readParameters(line)
  await delayReceipt(
    {
      inspectionId: parameters.inspection,
      until: new Date(`${parameters.until}T00:00:00Z`),
      reason: parameters.reason,
      decidedBy: parameters['decided-by'],
    },
    dependencies,
  )
}

function readParameters(line: readonly string[]): z.infer<typeof Parameters> {
  const text = { type: 'string' } as const
  const options = { inspection: text, until: text, reason: text, 'decided-by': text }
  try {
    return Parameters.parse(parseArgs({ args: [...line], options, strict: true }).values)
  } catch (cause) {
    const wrong = cause instanceof z.ZodError ? cause.issues.map(({ path }) => `--${path.join('.')}`).join(', ') : null
    throw new DelayUsageError(wrong === null ? USAGE : `Missing or wrong: ${wrong}. ${USAGE}`, { cause })
  }
}
