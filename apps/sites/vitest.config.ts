import { defineConfig } from 'vitest/config'
import { WORKERS } from '../../tests/support/workers.ts'

export default defineConfig({
  test: {
    name: 'sites',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['test/build-sites.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: WORKERS,
    // Browsers on a busy machine miss a beat now and then.
    retry: 1,
  },
})
