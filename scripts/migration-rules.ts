import { createHash } from 'node:crypto'

/** A file of `db/migrations`, or a line of `db/migrations.sha256`: its name and the SHA-256 of its content in hexadecimal. */
export interface MigrationEntry {
  file: string
  hash: string
}

const NAME = /^(\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*\.sql$/

/** The SHA-256 of a migration, the same whether git checked it out with CRLF or LF. */
export const hashMigration = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')

/** Reads a list in the format of `sha256sum`: one line a file, hash, two spaces, name. Throws on any other line. */
export function readManifest(text: string): MigrationEntry[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => {
      const [, hash, file] = /^([0-9a-f]{64}) {2}(\S+)$/.exec(line) ?? []
      if (hash === undefined || file === undefined) throw new Error(`not a line of sha256sum: ${line}`)
      return { file, hash }
    })
}

/** What is wrong with the names of migrations in their order: form, doubled numbers, numbers that do not rise. */
export function faultyNames(files: readonly string[]): string[] {
  const numbers = files.map((file) => NAME.exec(file)?.[1])
  return files.flatMap((file, index) => {
    const number = numbers[index]
    if (number === undefined) return [`${file} is not named like 0001-what-it-does.sql`]
    const before = numbers[index - 1]
    return before !== undefined && number <= before ? [`${file} does not come after ${files[index - 1]}`] : []
  })
}

/** How the files differ from the manifest, which names each of them with its hash, in order. */
export function compareWithManifest(files: readonly MigrationEntry[], manifest: readonly MigrationEntry[]): string[] {
  const there = new Map(files.map(({ file, hash }) => [file, hash]))
  const listed = new Set(manifest.map(({ file }) => file))
  const changed = manifest.flatMap(({ file, hash }) => {
    const found = there.get(file)
    if (found === undefined) return [`${file} is gone: a migration is never removed, renamed or renumbered`]
    return found === hash ? [] : [`${file} was changed: write a new migration instead`]
  })
  const missing = files
    .filter(({ file }) => !listed.has(file))
    .map(
      ({ file, hash }) => `${file} is not listed: add this line at the end of db/migrations.sha256: ${hash}  ${file}`,
    )
  return [...changed, ...missing]
}

/** What an earlier manifest of the history had that the current one has not, at the same place: lines are only ever added at the end. */
export function compareWithEarlier(
  manifest: readonly MigrationEntry[],
  earlier: { revision: string; manifest: readonly MigrationEntry[] },
): string[] {
  return earlier.manifest.flatMap(({ file, hash }, index) => {
    const now = manifest[index]
    if (now?.file === file && now.hash === hash) return []
    return [`line ${index + 1} of db/migrations.sha256 was ${file} (${hash.slice(0, 12)}) in ${earlier.revision}`]
  })
}
