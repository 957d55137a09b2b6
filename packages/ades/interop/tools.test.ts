import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a machine without the tools is told which, in a sentence, before anything is started', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [new URL('run.ts', import.meta.url).pathname], {
    encoding: 'utf8',
    env: { PATH: '' },
  })
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toContain('lacks: Java 17 or later, Maven, Python 3.11 or later, qpdf, openssl.')
  expect(stderr).not.toMatch(/ENOENT|at .*:\d+/)
})
