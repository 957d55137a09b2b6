#!/usr/bin/env node
import { writeFile } from 'node:fs/promises'
import { type ConformanceCommand, readArguments, USAGE, UsageError } from './arguments.ts'
import { checkConformance, Unreachable } from './check-conformance.ts'
import { checkView } from './check-view.ts'
import type { ConformanceReport } from './conformance-report.ts'
import { printHtmlReport } from './print-html-report.ts'
import { badgeOf, printTextReport } from './print-text-report.ts'
import { sendOverHttp } from './send-over-http.ts'
import { progressBar } from './show-progress.ts'

const NOT_CHECKED = 2
const EXIT_CODES = { conforms: 0, 'does-not-conform': 1, incomplete: NOT_CHECKED } as const

function print(report: ConformanceReport, { format, locale }: ConformanceCommand): string {
  if (format === 'json') return `${JSON.stringify({ ...report, badge: badgeOf(report, locale) }, null, 2)}\n`
  return format === 'html' ? printHtmlReport(report, locale) : printTextReport(report, locale)
}

function check({ target, timeoutMilliseconds }: ConformanceCommand): Promise<ConformanceReport> {
  const options = { now: () => new Date(), onProgress: progressBar(process.stderr) }
  if (target.mode === 'view') return checkView(target.settings, { ...options, timeoutMilliseconds })
  const { settings } = target
  return checkConformance({ ...options, settings, send: sendOverHttp(settings.address, timeoutMilliseconds) })
}

async function main(list: readonly string[]): Promise<number> {
  const command = readArguments(list)
  const report = await check(command)
  const { output } = command
  if (output === null) process.stdout.write(print(report, command))
  else {
    await writeFile(output, print(report, command))
    process.stdout.write(`${badgeOf(report, command.locale)}\n`)
  }
  return EXIT_CODES[report.outcome]
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof UsageError || error instanceof Unreachable)) throw error
  process.stderr.write(`${error.message}\n${error instanceof UsageError ? USAGE : ''}`)
  process.exitCode = NOT_CHECKED
}
