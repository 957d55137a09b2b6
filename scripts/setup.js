// What every command needs first, in plain JavaScript that Node 20 runs: the packages, a Node that runs TypeScript, the sites.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Says one sentence to the person at the terminal and ends with an error. */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Tells what is being done now, for everything that takes longer than a moment. */
export function tell(text) {
  process.stdout.write(`${text}\n`)
}

/** Installs the packages of the lockfile when they are missing or older than it. */
export function installPackages() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    fail(`Perga needs Node 20 or newer to start; this is ${process.version}.`)
  }
  const installed = join(root, 'node_modules/.package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs) return
  tell('Installing packages (about a minute the first time) …')
  const npm = process.env.npm_execpath
  const [command, ...first] = npm ? [process.execPath, npm] : [process.platform === 'win32' ? 'npm.cmd' : 'npm']
  const { status } = spawnSync(command, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) fail('The packages could not be installed; the lines above say why.')
}

/** The Node that runs the product: the one among the packages, else the user's own if it is new enough. */
export function findNode() {
  const name = process.platform === 'win32' ? 'win' : process.platform
  const packaged = join(
    root,
    `node_modules/node-${name}-${process.arch}/bin/node${process.platform === 'win32' ? '.exe' : ''}`,
  )
  if (existsSync(packaged)) return packaged
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath
  return fail(
    `Perga runs on Node 24 (at least 22.22); this is ${process.version} and no packaged Node fits this machine.`,
  )
}

/** Makes the types of the API's calls when the OpenAPI document is newer than they are. */
export function makeCallTypes(node) {
  const types = join(root, 'packages/client/src/generated/operations.ts')
  const sources = ['docs/openapi.json', 'scripts/generate-operations.ts'].map(
    (path) => statSync(join(root, path)).mtimeMs,
  )
  if (existsSync(types) && statSync(types).mtimeMs >= Math.max(...sources)) return
  const { status, stderr } = spawnSync(node, [join(root, 'scripts/generate-operations.ts')], { encoding: 'utf8' })
  if (status !== 0) fail(`The types of the calls could not be made:\n${stderr}`)
}

/** Builds the sites when a source is newer than the last build. */
export function buildSites(node) {
  const stamp = join(root, 'apps/sites/dist/.built')
  const sources = ['apps/sites', 'packages/ui', 'packages/domain', 'packages/contracts'].map((path) => join(root, path))
  const newest = Math.max(statSync(join(root, 'package-lock.json')).mtimeMs, ...sources.map(newestChange))
  if (existsSync(stamp) && statSync(stamp).mtimeMs >= newest) return
  tell('Building the sites …')
  const { status, stdout, stderr } = spawnSync(
    node,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: join(root, 'apps/sites'),
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  if (status !== 0) fail(`The sites could not be built:\n${stdout}${stderr}`)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, '')
}

function newestChange(directory) {
  let newest = 0
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'test', '.vite'].includes(entry.name)) continue
    const path = join(directory, entry.name)
    newest = Math.max(newest, entry.isDirectory() ? newestChange(path) : statSync(path).mtimeMs)
  }
  return newest
}

/** Runs a program in the foreground, handing signals on; this process ends as it ends. */
export function runInForeground(program, parameters, environment = {}) {
  const child = spawn(program, parameters, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.once('error', (error) => fail(`${program} could not be started: ${error.message}`))
  child.once('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 130)))
}
