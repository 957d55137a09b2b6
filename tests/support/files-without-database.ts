import { globSync, readFileSync } from 'node:fs'

// What opens a database, a world or another program stands in tests/support; what is prepared for it is injected.
const NEEDS_DATABASE = /from '[^']*\/support\/|inject\(/

/**
 * The test files among `patterns` that open no database: they run once, and not on each of the two. Each of them has its modules
 * to itself.
 */
export const filesWithoutDatabase = (patterns: readonly string[], root: string): string[] =>
  globSync([...patterns], { cwd: root }).filter((file) => !NEEDS_DATABASE.test(readFileSync(`${root}/${file}`, 'utf8')))
