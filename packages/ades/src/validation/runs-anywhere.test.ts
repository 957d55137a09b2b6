import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** All files that an entry reaches by imports that exist at run time. */
function reachedFrom(entry: URL, reached = new Map<string, string>()): Map<string, string> {
  if (reached.has(entry.href)) return reached
  const source = readFileSync(entry, 'utf8')
  reached.set(entry.href, source)
  const statements = source.matchAll(/^(?:import|export)\s(?!type\s)[^'"]*from\s+'([^']+)'/gm)
  for (const [, target = ''] of statements) {
    if (target.startsWith('.')) reachedFrom(new URL(target, entry), reached)
    else reached.set(target, '')
  }
  return reached
}

describe('V12: validation runs in browsers', () => {
  const files = reachedFrom(new URL('index.ts', import.meta.url))

  test('nothing it reaches imports node or a package', () => {
    expect(files.size).toBeGreaterThan(30)
    expect([...files.keys()].filter((name) => !name.startsWith('file:'))).toEqual([])
  })

  test('nothing it reaches uses a global of node', () => {
    for (const [name, source] of files) {
      const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
      expect(code, name).not.toMatch(/\b(Buffer|process|require|__dirname)\b[.(]/)
    }
  })
})
