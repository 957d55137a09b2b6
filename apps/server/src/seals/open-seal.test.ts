import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signJades, verifyJadesIntegrity } from '@perga/ades'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certificatesPem, privateKeyPem } from '../../../../packages/ades/src/test-pki/pem.ts'
import { createTestWorld } from '../../../../packages/ades/src/test-pki/test-world.ts'
import { ConfigurationError } from '../platform/configuration-error.ts'
import { openSeal } from './open-seal.ts'
import type { SealSettings } from './seal-settings.ts'

const world = createTestWorld()
const folder = mkdtempSync(join(tmpdir(), 'perga-seal-'))
const file = (name: string) => join(folder, name)
const run = (program: string, command: string) =>
  execFileSync(program, command.split(' '), { cwd: folder, stdio: 'pipe' })

// The token's own tool comes with SoftHSM, not with npm.
const SOFTHSM = 'softhsm2-util'
const LIBRARIES = ['/usr/lib/softhsm/libsofthsm2.so', '/usr/lib/x86_64-linux-gnu/softhsm/libsofthsm2.so']
const library = LIBRARIES.find((path) => existsSync(path))
const binding = findBinding()
const lacks = [
  ...(binding === undefined ? ['pkcs11js (or PERGA_PKCS11JS, its path)'] : []),
  ...(library === undefined || spawnSync(SOFTHSM, ['--version']).status !== 0 ? ['SoftHSM'] : []),
]
if (lacks.length > 0) console.warn(`SKIPPED: a seal in a PKCS#11 module needs ${lacks.join(' and ')}.`)

function findBinding(): string | undefined {
  if (process.env.PERGA_PKCS11JS !== undefined) return process.env.PERGA_PKCS11JS
  try {
    return createRequire(import.meta.url).resolve('pkcs11js')
  } catch {
    return undefined
  }
}

beforeAll(() => {
  writeFileSync(file('key.pem'), privateKeyPem(world.seal))
  writeFileSync(file('leaf.pem'), certificatesPem(world.seal))
  writeFileSync(file('issuing.pem'), certificatesPem(world.issuing))
  writeFileSync(file('chain.pem'), certificatesPem(world.seal, world.issuing))
  writeFileSync(file('password'), 'μυστικό\n')
  writeFileSync(file('wrong-password'), 'hunter2')
  run('openssl', 'pkcs12 -export -inkey key.pem -in leaf.pem -certfile issuing.pem -out seal.p12 -passout pass:μυστικό')
})
afterAll(() => rmSync(folder, { recursive: true }))

async function sealsWith(settings: SealSettings): Promise<void> {
  const { signer, close } = await openSeal(settings)
  try {
    const jades = await signJades(new TextEncoder().encode('{}'), { signer, signingTime: world.now })
    expect(await verifyJadesIntegrity(jades)).toMatchObject({ intact: true })
    expect(signer.certificateChain).toEqual([world.seal.der, world.issuing.der])
  } finally {
    await close()
  }
}

async function sentence(settings: SealSettings): Promise<string> {
  const error = await openSeal(settings).catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(ConfigurationError)
  return String(error)
}

const pem: SealSettings = { kind: 'pem', keyFile: file('key.pem'), chainFile: file('chain.pem') }
const pkcs12: SealSettings = { kind: 'pkcs12', file: file('seal.p12'), passwordFile: file('password') }

test.each([pem, pkcs12])('Z5: the seal is opened from files: $kind', (settings) => sealsWith(settings))

test('a key that cannot be used is one sentence for the operator, without the password', async () => {
  expect(await sentence({ ...pkcs12, passwordFile: file('wrong-password') })).toContain('the password is wrong')
  expect(await sentence({ ...pkcs12, passwordFile: file('wrong-password') })).not.toContain('hunter2')
  expect(await sentence({ ...pem, keyFile: file('nowhere.pem') })).toContain('nowhere.pem')
  expect(await sentence({ ...pem, chainFile: file('issuing.pem') })).toContain(
    'does not belong to the first certificate',
  )
  expect(await sentence({ ...pkcs12, file: file('chain.pem') })).toContain('The seal cannot be opened')
})

describe('a key in a PKCS#11 module', () => {
  const pkcs11 = {
    kind: 'pkcs11' as const,
    module: library ?? '/nowhere.so',
    tokenLabel: 'perga',
    keyLabel: 'seal',
    pinFile: file('pin'),
    sessions: 2,
    binding: binding ?? 'pkcs11js',
    chainFile: file('chain.pem'),
  }
  beforeAll(() => writeFileSync(file('pin'), '246810\n'))

  test('Z5: a package that is not there is named', async () => {
    expect(await sentence({ ...pkcs11, binding: file('no-such-package') })).toContain('SEAL_PKCS11_BINDING')
  })

  describe.skipIf(lacks.length > 0)('SoftHSM', () => {
    beforeAll(() => {
      mkdirSync(file('tokens'))
      writeFileSync(file('softhsm2.conf'), `directories.tokendir = ${file('tokens')}\n`)
      process.env.SOFTHSM2_CONF = file('softhsm2.conf')
      run(SOFTHSM, '--init-token --free --label perga --so-pin 1357911 --pin 246810')
      run(SOFTHSM, '--import key.pem --token perga --label seal --id 01 --pin 246810')
    })

    test('Z5: the key stays in the module, whose PIN comes from a file; closing lets go of it', () => sealsWith(pkcs11))

    test('Z5: a wrong PIN, another key or another certificate is one sentence', async () => {
      writeFileSync(file('wrong-pin'), '999999')
      expect(await sentence({ ...pkcs11, pinFile: file('wrong-pin') })).not.toContain('999999')
      expect(await sentence({ ...pkcs11, keyLabel: 'none' })).toContain('label')
      writeFileSync(file('other.pem'), certificatesPem(world.tsa, world.stampingCa))
      expect(await sentence({ ...pkcs11, chainFile: file('other.pem') })).toContain('does not belong')
    })
  })
})
