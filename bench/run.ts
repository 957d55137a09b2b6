import { measureComparators } from './comparators.ts'
import type { Figure } from './figures.ts'
import { measureGrowingDatabase, measureMainJob } from './main-job.ts'
import { printFigures, printLoad } from './print.ts'
import { measureSealedDocuments } from './sealed-documents.ts'
import { measureSignatures } from './signatures.ts'
import { measureSlowSources } from './slow-sources.ts'
import { measureStart } from './start-time.ts'
import { measureTemplates } from './templates.ts'
import { measureValidation } from './validation.ts'
import { measureWeb } from './web.ts'

/** What can be measured, by the name that the command takes. */
const GROUPS: Record<string, () => Promise<Figure[]>> = {
  signatures: measureSignatures,
  documents: measureSealedDocuments,
  comparators: measureComparators,
  validation: measureValidation,
  'main-job': measureMainJob,
  growth: measureGrowingDatabase,
  'slow-sources': measureSlowSources,
  start: measureStart,
  web: measureWeb,
  templates: measureTemplates,
}

const parameters = process.argv.slice(2)
const isJson = parameters.includes('--json')
const asked = parameters.filter((parameter) => parameter !== '--json')
const unknown = asked.filter((name) => !Object.hasOwn(GROUPS, name))

if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(GROUPS).join(', ')}.`)
  process.exitCode = 64
} else {
  printLoad('Before')
  for (const [name, measure] of Object.entries(GROUPS)) {
    if (asked.length === 0 || asked.includes(name)) printFigures(await measure(), isJson)
  }
  printLoad('After')
}
