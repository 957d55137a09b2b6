// The budgets of the sites hold: `node scripts/check-sizes.ts [folder of the build] [--list]`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { overBudget, type PageParts, pageSizes } from './page-sizes.ts'

const [folder = 'apps/sites/dist'] = process.argv.slice(2).filter((parameter) => !parameter.startsWith('--'))
const pages: PageParts[] = JSON.parse(readFileSync(join(folder, 'prerendered/parts.json'), 'utf8'))
const weights = new Map<string, number>()

function weigh(file: string): number {
  const known = weights.get(file) ?? gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
  weights.set(file, known)
  return known
}

const sizes = pageSizes(pages, weigh)
if (process.argv.includes('--list')) {
  for (const { page, scripts, styles } of [...sizes].sort((one, other) => other.scripts - one.scripts)) {
    process.stdout.write(
      `${page.padEnd(50)} JS ${(scripts / 1000).toFixed(1)} kB, CSS ${(styles / 1000).toFixed(1)} kB\n`,
    )
  }
}
const faults = overBudget(sizes)
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exit(faults.length === 0 ? 0 : 1)
