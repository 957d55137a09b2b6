import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  compareWithEarlier,
  compareWithManifest,
  faultyNames,
  hashMigration,
  type MigrationEntry,
  readManifest,
} from './migration-rules.ts'

const MANIFEST = 'db/migrations.sha256'
const DIRECTORY = 'db/migrations'

/**
 * What is wrong with the migrations of a checkout, against their list and every earlier version of it. `depth` says how much
 * history there was to compare with: none without git, and only a part in a shallow clone.
 */
export function checkMigrations(root: string): { faults: string[]; depth: 'whole' | 'part' | 'none' } {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const manifest = readManifest(read(MANIFEST))
  const files = readdirSync(join(root, DIRECTORY)).sort()
  const entries = files.map((file) => ({ file, hash: hashMigration(read(`${DIRECTORY}/${file}`)) }))
  const earlier = earlierManifests(root)
  const faults = [
    ...faultyNames(manifest.map(({ file }) => file)),
    ...compareWithManifest(entries, manifest),
    ...(earlier ?? []).flatMap((version) => compareWithEarlier(manifest, version)),
  ]
  const isShallow = git(root, 'rev-parse', '--is-shallow-repository')?.trim() === 'true'
  return { faults: [...new Set(faults)], depth: earlier === null ? 'none' : isShallow ? 'part' : 'whole' }
}

/** The list after each commit of the first-parent line, so that a branch can renumber what it has not merged; null without git. */
function earlierManifests(root: string): { revision: string; manifest: MigrationEntry[] }[] | null {
  const log = git(root, 'log', '--first-parent', '--diff-filter=AM', '--format=%h', '--', MANIFEST)
  if (log === null) return null
  const revisions = log.split('\n').filter((revision) => revision !== '')
  return revisions.map((revision) => {
    const text = git(root, 'show', `${revision}:./${MANIFEST}`)
    if (text === null) throw new Error(`git does not show ${MANIFEST} of ${revision}`)
    return { revision, manifest: readManifest(text) }
  })
}

function git(root: string, ...parameters: string[]): string | null {
  try {
    return execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    // Not a clone, no commit yet, or git is not installed.
    return null
  }
}
