// `npm test`: installs what the tests need where it may, then runs all of them.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSites, fail, findNode, installPackages, makeCallTypes, root, tell } from './setup.js'

installPackages()
installPrograms()
const node = findNode()
makeCallTypes(node)
buildSites(node)
process.exit(runTests(process.argv.slice(2)))

/** Chromium, PostgreSQL, MariaDB and a font, from the system's packages when this user may install them. */
function installPrograms() {
  const missing = [
    ['chromium', existsSync('/usr/bin/chromium')],
    ['postgresql', hasPostgresql()],
    ['mariadb-server', existsSync('/usr/sbin/mariadbd')],
    // Sizes of texts are compared: with the widths of Arial, whatever else the machine has.
    ['fonts-liberation', hasArialWidths()],
  ].flatMap(([name, isThere]) => (isThere ? [] : [name]))
  if (missing.length === 0) return
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall)
    fail(
      `The tests need these programs: ${missing.join(', ')}. Install them (apt-get install ${missing.join(' ')}) and run npm test again.`,
    )
  tell(`Installing ${missing.join(' and ')} …`)
  const apt = (...parameters) =>
    spawnSync('apt-get', parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update', '-q')
  if (apt('install', '-y', '-q', '--no-install-recommends', ...missing).status !== 0) {
    fail(`${missing.join(' and ')} could not be installed; the lines above say why.`)
  }
}

function hasArialWidths() {
  return ['liberation', 'liberation2'].some((folder) => existsSync(`/usr/share/fonts/truetype/${folder}`))
}

function hasPostgresql() {
  const base = '/usr/lib/postgresql'
  return existsSync(base) && readdirSync(base).some((version) => existsSync(join(base, version, 'bin/initdb')))
}

/** Runs the test files that `filters` name, or all; prints how many passed and returns the exit code. */
function runTests(filters) {
  const directory = mkdtempSync(join(tmpdir(), 'perga-tests-'))
  const report = join(directory, 'report.json')
  const environment = {
    ...process.env,
    // Built a moment ago: the tests of the sites take them as they are.
    PERGA_BUILT_SITES: join(root, 'apps/sites/dist'),
    // Every worker loads the same packages.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  }
  const { status } = spawnSync(
    node,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...filters,
    ],
    { cwd: root, stdio: 'inherit', env: environment },
  )
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
  } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
  rmSync(directory, { recursive: true, force: true })
  tell(`${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`)
  // A change may concern no test; anything else that runs none has gone wrong.
  const mayBeNone = filters.some((filter) => filter.startsWith('--changed'))
  return numPassedTests === 0 && !mayBeNone ? 1 : (status ?? 1)
}
