// Builds what is published: `node build-package.js [folder]`, dist/ unless told. Plain JavaScript, which Node 20 runs too.
// The package is developed as TypeScript by type stripping, which Node refuses for what is installed: so the folder has a
// package.json of its own, and `npm pack` and `npm publish` are given that folder.
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('..', import.meta.url))
const target = resolve(process.argv[2] ?? join(source, 'dist'))

/** Every .ts that the manifest names, as compiled. */
const compiled = (path) => path.replace('./src/', './').replace(/\.ts$/, '.js')
const withTypes = (path) => ({ types: compiled(path).replace(/\.js$/, '.d.ts'), default: compiled(path) })

function publishedManifest() {
  const { name, version, license, type, description, exports, bin, peerDependencies, peerDependenciesMeta } =
    JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  return {
    ...{ name, version, description, license, type },
    keywords: ['JAdES', 'PAdES', 'ETSI', 'EN 319 102-1', 'RFC 3161', 'signature', 'seal', 'validation'],
    engines: { node: '>=20' },
    exports: Object.fromEntries(Object.entries(exports).map(([place, path]) => [place, withTypes(path)])),
    bin: Object.fromEntries(Object.entries(bin).map(([command, path]) => [command, compiled(path)])),
    ...{ peerDependencies, peerDependenciesMeta },
    publishConfig: { access: 'public' },
  }
}

const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
rmSync(target, { recursive: true, force: true })
const parameters = [compiler, '-p', join(source, 'tsconfig.build.json'), '--outDir', target]
const { status } = spawnSync(process.execPath, parameters, { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
writeFileSync(join(target, 'package.json'), `${JSON.stringify(publishedManifest(), null, 2)}\n`)
cpSync(join(source, 'README.md'), join(target, 'README.md'))
cpSync(join(source, '../../LICENSE'), join(target, 'LICENSE'))
