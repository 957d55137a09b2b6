// Documents are checked like code: every relative link and every path in backticks must exist, third parties read of every scope,
// and no file names a registry's host.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SCOPES } from '@perga/domain'

const LINK = /\[[^\]]*\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g
const PATH = /`((?:apps|packages|db|docs|tests|scripts|bench|examples)\/[\w./-]*\w(?:\.\w+)?)`/g
const documents = globSync('{README.md,docs/**/*.md,{apps,packages,examples}/*/*.md}')

const missing = documents.flatMap((document) => {
  const text = readFileSync(document, 'utf8')
  const links = [...text.matchAll(LINK)].map((match) => join(dirname(document), match[1] ?? ''))
  const paths = [...text.matchAll(PATH)].map((match) => match[1] ?? '')
  return [...links, ...paths]
    .filter((path) => !existsSync(path))
    .map((path) => `${document} names ${path}, which does not exist`)
})
const forThirdParties = readFileSync('docs/developers.md', 'utf8')
const scopes = SCOPES.filter((scope) => !forThirdParties.includes(`\`${scope}\``)).map(
  (scope) => `docs/developers.md does not name the scope ${scope}`,
)
const hosts = /"resolved": "https?:/.test(readFileSync('package-lock.json', 'utf8'))
  ? ['package-lock.json names the host of a registry']
  : []

const faults = [...missing, ...scopes, ...hosts]
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exit(faults.length === 0 ? 0 : 1)
