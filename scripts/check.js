// `npm run check`: format and lint, types, directions, dead code, documents. Everything runs; all faults are shown.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildSites, fail, findNode, installPackages, makeCallTypes, root, tell } from './setup.js'

installPackages()
const node = findNode()
makeCallTypes(node)
// Builds only what is older than its sources: `npm test` and `npm start` use the same build.
buildSites(node)
const bin = (path) => join(root, 'node_modules', path)
const checks = [
  ['format and lint', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings']],
  ['types', [bin('typescript/bin/tsc'), '--noEmit', '-p', 'tsconfig.json']],
  ['types of the sites', [bin('typescript/bin/tsc'), '--noEmit', '-p', 'apps/sites/tsconfig.json']],
  [
    'directions',
    [
      bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      'apps',
      'packages',
      'tests',
    ],
  ],
  ['dead code', [bin('knip/bin/knip.js'), '--no-progress']],
  ['tables in raw SQL', ['scripts/check-tables.ts']],
  ['documents', ['scripts/check-documents.ts']],
  ['migrations', ['scripts/check-migrations.ts']],
  ['sizes of the pages', ['scripts/check-sizes.ts']],
]

const failed = checks.filter(([name, parameters]) => {
  const { status, stdout, stderr } = spawnSync(node, parameters, { cwd: root, encoding: 'utf8' })
  tell(`${status === 0 ? 'passed' : 'FAILED'}  ${name}`)
  if (status !== 0) tell(`${stdout}${stderr}`)
  return status !== 0
})
if (failed.length > 0) fail(`${failed.length} of ${checks.length} checks failed.`)
