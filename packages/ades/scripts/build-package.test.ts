import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { augmentPades } from '../src/extension/augment-pades.ts'
import { typstPdf } from '../src/pades/fixtures/fixture-pdf.ts'
import { signPades } from '../src/pades/sign-pades.ts'
import { certificatesPem } from '../src/test-pki/pem.ts'
import { createTestWorld } from '../src/test-pki/test-world.ts'

// Compiles, packs and installs, as whoever uses the package does.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const folder = mkdtempSync(join(tmpdir(), 'ades-package-'))
const user = join(folder, 'user')
const node = (...parameters: string[]) => spawnSync(process.execPath, parameters, { cwd: user, encoding: 'utf8' })
// Without a network: the package has no dependency that npm would have to fetch.
const npm = (cwd: string, ...parameters: string[]) =>
  execFileSync('npm', ['--offline', '--no-audit', '--no-fund', '--loglevel=error', ...parameters], {
    cwd,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      npm_config_cache: join(folder, 'cache'),
    },
  })

beforeAll(async () => {
  const built = join(folder, 'built')
  execFileSync(process.execPath, [new URL('build-package.js', import.meta.url).pathname, built], { stdio: 'inherit' })
  npm(folder, 'pack', built)
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
  mkdirSync(user)
  writeFileSync(join(user, 'package.json'), '{"type":"module","private":true}')
  npm(user, 'install', join(folder, tarball))
  const world = createTestWorld({ now: new Date() })
  const sealed = await signPades(typstPdf(), { signer: world.signer, signingTime: world.now })
  writeFileSync(join(user, 'sealed.pdf'), (await augmentPades(sealed, 'B-LTA', world)).pdf)
  writeFileSync(join(user, 'root.pem'), certificatesPem(world.root))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('V12: the package by itself, packed and installed in an empty folder', () => {
  test('npx ades verify tells what the file is worth', () => {
    const said = npm(user, 'exec', '--', 'ades', 'verify', 'sealed.pdf', '--trust', 'root.pem', '--lang', 'el')
    expect(said).toContain('TOTAL-PASSED')
    expect(said).toContain('B-LTA')
  })

  test('a program imports both of its faces', () => {
    const program = `
      import { readFileSync } from 'node:fs'
      import { signerFromPkcs11, signPades } from '@perga/ades'
      import { validatePades } from '@perga/ades/validation'
      const result = await validatePades(readFileSync('sealed.pdf'), { trustAnchors: [], validationTime: new Date() })
      console.log(typeof signPades, typeof signerFromPkcs11, result.subIndication)`
    writeFileSync(join(user, 'program.js'), program)
    const { stdout, stderr } = node('program.js')
    expect(stderr).toBe('')
    expect(stdout.trim()).toBe('function function NO_CERTIFICATE_CHAIN_FOUND')
  })

  test('its process for hardware keys is found where it was installed', () => {
    const program = `
      import { readFileSync } from 'node:fs'
      import { signerFromPkcs11 } from '@perga/ades'
      const token = { library: '/nowhere.so', tokenLabel: 'x', pin: '1', keyLabel: 'x' }
      const failure = await signerFromPkcs11({ token, certificateChainPem: readFileSync('root.pem', 'utf8') }).catch((error) => error)
      console.log(failure.code, failure.message)`
    writeFileSync(join(user, 'hardware.js'), program)
    expect(node('hardware.js').stdout).toMatch(/^pkcs11_failed .*pkcs11js/)
  })

  test('nothing of its tests, its sources or its makers’ tools is in it', () => {
    const files = readdirSync(join(user, 'node_modules/@perga/ades'), { recursive: true, encoding: 'utf8' })
    expect(files).toContain('validation/index.d.ts')
    expect(files).toContain('README.md')
    expect(files.filter((name) => /test|fixtures|interop|(?<!\.d)\.ts$/.test(name))).toEqual([])
    expect(readdirSync(join(user, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['@perga'])
  })
})
