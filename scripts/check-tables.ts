// The compiler guards tables in built statements; raw `sql` is guarded here: it may name a feature's own tables and the views that it reads.
import { globSync, readFileSync } from 'node:fs'

const SERVER = 'apps/server/src'
const RAW_SQL = /\bsql(?:<[^`]*?>)?`((?:\\.|\$\{(?:[^{}]|\{[^{}]*\})*\}|[^`\\])*)`/g
const NAMED_TABLE = /\b(?:from|join|update|into|using|lock table)\s+(?:only\s+)?"?([a-z_]+)"?/g

const read = (path: string) => readFileSync(path, 'utf8')
const namesIn = (path: string) =>
  [...read(path).matchAll(/^ {2}([a-z_]+): (?:\{|Pick<)/gm)].map(([, name]) => name ?? '')
const folderOf = (path: string) => path.slice(SERVER.length + 1).split('/')[0] ?? ''

const declarations = globSync(`${SERVER}/*/{tables,published}.ts`)
const known = new Set(declarations.flatMap(namesIn))
const allowed = new Map(
  globSync(`${SERVER}/*/tables.ts`).map((path) => {
    const views = [...read(path).matchAll(/from '\.\.\/(\w+)\/published\.ts'/g)]
    const others = views.map(([, feature]) => `${SERVER}/${feature}/published.ts`)
    return [folderOf(path), new Set([path, ...others].flatMap(namesIn))]
  }),
)

const faults = globSync(`${SERVER}/**/*.ts`).flatMap((path) => {
  if (path.endsWith('.test.ts') || path.includes('/testing/')) return []
  const text = read(path)
  const own = allowed.get(folderOf(path)) ?? new Set()
  const foreign = [...text.matchAll(RAW_SQL)]
    .flatMap(([, statement]) => [...(statement ?? '').matchAll(NAMED_TABLE)].map(([, name]) => name ?? ''))
    .filter((name) => known.has(name) && !own.has(name))
    .map((name) => `${path} names ${name}, which is not a table of its feature nor a view that it reads`)
  const bare =
    /\bkyselyOf\b/.test(text) && folderOf(path) !== 'platform' ? [`${path} takes the database without its tables`] : []
  return [...foreign, ...bare]
})
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exit(faults.length === 0 ? 0 : 1)
