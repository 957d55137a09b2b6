import { defineConfig } from 'vitest/config'
import { filesWithoutDatabase } from './tests/support/files-without-database.ts'
import { WORKERS } from './tests/support/workers.ts'

const SERVER_TESTS = ['apps/server/src/**/*.test.ts', 'tests/{system,security}/**/*.test.ts']

const WITHOUT_DATABASE = filesWithoutDatabase(SERVER_TESTS, import.meta.dirname)

const serverProject = (database: 'embedded' | 'postgresql') => ({
  test: {
    name: `server on ${database}`,
    include: SERVER_TESTS,
    exclude: WITHOUT_DATABASE,
    env: { PERGA_TEST_DATABASE: database },
    globalSetup: ['tests/support/prepare-databases.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: WORKERS,
    // A worker keeps the modules of the server from file to file: to load them takes longer than most files.
    isolate: false,
  },
})

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'units',
          maxWorkers: WORKERS,
          include: ['packages/**/*.test.ts', 'apps/sandbox/**/*.test.ts', 'scripts/**/*.test.ts', ...WITHOUT_DATABASE],
          exclude: ['**/node_modules/**'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      serverProject('embedded'),
      serverProject('postgresql'),
      'apps/sites/vitest.config.ts',
      {
        test: {
          name: 'faults',
          maxWorkers: WORKERS,
          include: ['tests/faults/**/*.test.ts'],
          env: { PERGA_TEST_DATABASE: 'postgresql' },
          globalSetup: ['tests/support/prepare-databases.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'journeys',
          maxWorkers: WORKERS,
          include: ['tests/e2e/**/*.test.ts'],
          env: { PERGA_TEST_DATABASE: 'embedded' },
          globalSetup: ['tests/support/prepare-databases.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Browsers on a busy machine miss a beat now and then.
          retry: 1,
        },
      },
    ],
  },
})
