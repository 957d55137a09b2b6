import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEmptyDatabase } from './database-snapshot.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snapshot-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a database is empty each time, whatever was done with the one before', async () => {
  const file = join(folder, 'state', 'empty.tar.gz')
  for (const _run of ['made', 'restored']) {
    const database = await openEmptyDatabase(file)
    await database.exec('CREATE TABLE here (x int)')
    await database.close()
  }
  expect(await readdir(join(folder, 'state'))).toEqual(['empty.tar.gz'])
})

test('a broken snapshot is replaced', async () => {
  const file = join(folder, 'empty.tar.gz')
  await writeFile(file, 'broken')
  const database = await openEmptyDatabase(file)
  expect((await database.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  await database.close()
})
