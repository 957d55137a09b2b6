import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const MAIN = fileURLToPath(new URL('./serve.ts', import.meta.url))

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'serve-'))
  await writeFile(join(folder, 'degrees.csv'), 'certificateID,titleID,lastNameEl\nC1,1,Δείγμα\n')
  await writeFile(join(folder, 'broken.csv'), 'certificateID,password\nC1,x\n')
  await writeFile(join(folder, 'key'), 'the-key\n')
  await writeFile(join(folder, 'basic'), 'perga:pa:ss\n')
})
afterAll(() => rm(folder, { recursive: true }))

function start(csv: string): ChildProcess {
  const secrets = ['--key-file', join(folder, 'key'), '--basic-file', join(folder, 'basic')]
  return spawn(process.execPath, [MAIN, '--csv', join(folder, csv), ...secrets, '--port', '0'])
}

describe('serving a CSV file', () => {
  test('answers as the reference API, with the key and HTTP Basic', async () => {
    const child = start('degrees.csv')
    const [line] = await once(child.stdout ?? child, 'data')
    const answer = await fetch(`http://127.0.0.1:${JSON.parse(String(line)).port}/`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from('perga:pa:ss').toString('base64')}` },
      body: JSON.stringify({ token: 'the-key', query: { certificateID: 'C1' } }),
    })
    expect(await answer.json()).toMatchObject({ results: [{ lastNameEl: 'Δείγμα', ssn: null }], success: true })
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  test('refuses a file with an unknown column before it listens', async () => {
    const child = start('broken.csv')
    const said = child.stderr ? text(child.stderr) : Promise.resolve('')
    const [code] = await once(child, 'exit')
    expect(code).toBe(2)
    expect(await said).toMatch(/^column 2 is not a field of the degree record \(line 1\)\nΧρήση/)
  })
})
