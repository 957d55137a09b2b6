import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SCREENS } from './every-page.ts'
import { SPEC_STATES } from './spec-states.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** Whether a test of the file, or of a folder, has a title that begins so. */
function hasTest(path: string, beginning: string): boolean {
  const files = path.endsWith('.ts') ? [path] : globSync(`${path}/**/*.test.ts`, { cwd: ROOT })
  return files.some((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8')
    return ["'", '"', '`'].some((quote) => source.includes(quote + beginning))
  })
}

test.each(SPEC_STATES.map((row) => [row.source, row.state, row] as const))(
  '%s, “%s” is shown by a screen with its texts or by a test',
  (_source, _state, { screen, shows = [], test: reference }) => {
    if (reference === undefined) {
      expect(Object.keys(SCREENS)).toContain(screen)
      expect(shows.length).toBeGreaterThan(0)
      return
    }
    const [file, beginning] = reference
    expect(hasTest(file, beginning), `${file}: ${beginning}`).toBe(true)
  },
)
