import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkMigrations } from './migration-history.ts'
import { hashMigration } from './migration-rules.ts'

const FIRST = { '0001-people.sql': 'create table people ();\n', '0003-places.sql': 'create table places ();\n' }
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'perga-migrations-'))
  mkdirSync(join(root, 'db/migrations'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

test('migrations that are listed as they are, and nothing else, have no fault', () => {
  write(FIRST)
  list(FIRST)
  expect(checkMigrations(root)).toEqual({ faults: [], depth: 'none' })
})

test('the same migration checked out with CRLF is unchanged', () => {
  list(FIRST)
  write(Object.fromEntries(Object.entries(FIRST).map(([file, text]) => [file, text.replaceAll('\n', '\r\n')])))
  expect(checkMigrations(root).faults).toEqual([])
})

test('a new migration that is not listed is refused with the line to add', () => {
  write({ ...FIRST, '0004-more.sql': 'select 1;\n' })
  list(FIRST)
  const hash = hashMigration('select 1;\n')
  expect(checkMigrations(root).faults).toEqual([expect.stringContaining(`${hash}  0004-more.sql`)])
})

test('a new migration in a gap, with a number twice or with another form of name is refused', () => {
  const added = { '0002-gap.sql': 'a', '0003-again.sql': 'b', 'more.sql': 'c' }
  write({ ...FIRST, ...added })
  list({ ...FIRST, ...added })
  expect(checkMigrations(root).faults).toEqual([
    '0002-gap.sql does not come after 0003-places.sql',
    'more.sql is not named like 0001-what-it-does.sql',
  ])
  list({ ...FIRST, '0003-again.sql': 'b' })
  expect(checkMigrations(root).faults).toContain('0003-again.sql does not come after 0003-places.sql')
})

test('a changed, a renamed and a removed migration are refused', () => {
  write(FIRST)
  list(FIRST)
  write({ '0001-people.sql': 'create table persons ();\n' })
  renameSync(join(root, 'db/migrations/0003-places.sql'), join(root, 'db/migrations/0004-places.sql'))
  expect(checkMigrations(root).faults).toEqual([
    '0001-people.sql was changed: write a new migration instead',
    '0003-places.sql is gone: a migration is never removed, renamed or renumbered',
    expect.stringContaining('0004-places.sql is not listed'),
  ])
})

test('a list that was rewritten to suit a changed migration is refused by the history', () => {
  commit(FIRST)
  commit({ ...FIRST, '0004-more.sql': 'select 1;\n' })
  expect(checkMigrations(root)).toEqual({ faults: [], depth: 'whole' })
  commit({ ...FIRST, '0001-people.sql': 'create table persons ();\n', '0004-more.sql': 'select 1;\n' })
  expect(checkMigrations(root).faults).toEqual([
    expect.stringMatching(/^line 1 of db\/migrations.sha256 was 0001-people.sql \(\w{12}\) in \w+$/),
    expect.stringMatching(/^line 1 of db\/migrations.sha256 was 0001-people.sql/),
  ])
})

test('a list that lost a migration is refused by the history before it is committed', () => {
  commit(FIRST)
  rmSync(join(root, 'db/migrations/0003-places.sql'))
  list({ '0001-people.sql': FIRST['0001-people.sql'] })
  expect(checkMigrations(root).faults).toEqual([
    expect.stringContaining('line 2 of db/migrations.sha256 was 0003-places.sql'),
  ])
})

test('a branch may renumber its own migration when main was first, and merge it', () => {
  commit(FIRST)
  git('checkout', '-q', '-b', 'branch')
  commit({ ...FIRST, '0004-ours.sql': 'ours' })
  git('checkout', '-q', 'main')
  commit({ ...FIRST, '0004-theirs.sql': 'theirs' })
  git('merge', '-q', '--no-commit', '-s', 'ours', 'branch')
  commit({ ...FIRST, '0004-theirs.sql': 'theirs', '0005-ours.sql': 'ours' })
  expect(checkMigrations(root)).toEqual({ faults: [], depth: 'whole' })
})

test('a shallow clone is compared with the history that it has, and says so', () => {
  commit(FIRST)
  commit({ ...FIRST, '0004-more.sql': 'select 1;\n' })
  const clone = join(root, 'clone')
  git('clone', '-q', '--depth=1', `file://${root}`, clone)
  expect(checkMigrations(clone)).toEqual({ faults: [], depth: 'part' })
})

type Files = Record<string, string>

function write(files: Files): void {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, 'db/migrations', file), text)
}

function list(files: Files): void {
  const lines = Object.entries(files).map(([file, text]) => `${hashMigration(text)}  ${file}\n`)
  writeFileSync(join(root, 'db/migrations.sha256'), lines.join(''))
}

/** Writes and lists exactly these migrations and commits them, in a repository that the first call makes. */
function commit(files: Files): void {
  rmSync(join(root, 'db/migrations'), { recursive: true })
  mkdirSync(join(root, 'db/migrations'))
  write(files)
  list(files)
  git('init', '-q', '-b', 'main')
  git('add', 'db')
  git('commit', '-q', '-m', 'migrations')
}

function git(...parameters: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@perga.example', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...identity, ...parameters], { cwd: root, stdio: 'pipe' })
}
