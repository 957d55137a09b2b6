import { parseArgs } from 'node:util'
import type { Figure } from '../../bench/figures.ts'
import { printFigures } from '../../bench/print.ts'
import { missingTools } from '../../packages/ades/interop/tools.ts'
import { measureMutations } from './pdf-mutations/index.ts'
import { measureTable } from './table.ts'

// `npm run interop -- [table] [mutations] [--json] [--count 300] [--seed 1] [--package packages/ades]`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    count: { type: 'string' },
    seed: { type: 'string' },
    package: { type: 'string' },
  },
})

const numbered = (key: 'count' | 'seed') => (values[key] === undefined ? {} : { [key]: Number(values[key]) })

/** What can be run, by the name that the command takes. */
const GROUPS: Record<string, () => Promise<Figure[]>> = {
  table: () => measureTable(values.json),
  mutations: () =>
    measureMutations({
      ...numbered('count'),
      ...numbered('seed'),
      ...(values.package === undefined ? {} : { package: values.package }),
      withOthers: missingTools().length === 0,
    }),
}

const unknown = positionals.filter((name) => !Object.hasOwn(GROUPS, name))
if (unknown.length > 0 || [values.count, values.seed].some((value) => value !== undefined && !/^\d+$/.test(value))) {
  console.error(
    `Unknown: ${unknown.join(', ')}. There are: ${Object.keys(GROUPS).join(', ')}; --json, --count, --seed, --package.`,
  )
  process.exitCode = 64
} else {
  for (const [name, measure] of Object.entries(GROUPS)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue
    const figures = await measure()
    printFigures(figures, values.json)
    // What could not be measured is no success.
    if (figures.some(({ pass, value }) => pass === false || value === null)) process.exitCode = 1
  }
}
