import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DirectoryInUse, lockDirectory } from './directory-lock.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'perga-lock-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

test('a data directory that another living process holds is refused', async () => {
  writeFileSync(join(directory, 'perga.lock'), String(process.ppid))
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse)
})

test('the lock of a process that has died is taken over', async () => {
  writeFileSync(join(directory, 'perga.lock'), '2147483646')
  const release = await lockDirectory(directory)
  await release()
})

test('a released directory can be locked again', async () => {
  await (await lockDirectory(directory))()
  await (await lockDirectory(directory))()
})
