import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Someone else is using the data directory. */
export class DirectoryInUse extends Error {}

/**
 * Holds `directory` for this process alone: PGlite has no lock of its own and two writers destroy the data. A lock whose
 * process has died is taken over. Returns what releases it; throws {@link DirectoryInUse}.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true })
  const path = join(directory, 'perga.lock')
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const file = await open(path, 'wx')
      await file.writeFile(String(process.pid))
      await file.close()
      return () => rm(path, { force: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      const owner = Number(await readFile(path, 'utf8').catch(() => ''))
      if (isAlive(owner)) throw new DirectoryInUse(`${directory} is in use by process ${owner}`)
      await rm(path, { force: true })
    }
  }
  throw new DirectoryInUse(`${directory} is in use`)
}

function isAlive(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false
  if (processId === process.pid) return false
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
