import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { utf8Bytes } from '../../encoding/bytes.ts'
import { signJades } from '../../jades/sign-jades.ts'
import { verifyJadesIntegrity } from '../../jades/verify-jades-integrity.ts'
import { certificatesPem, privateKeyPem } from '../../test-pki/pem.ts'
import { createTestWorld } from '../../test-pki/test-world.ts'
import { signerFromPkcs11 } from './signer-from-pkcs11.ts'

// Key generation, programs of others and thousands of runs take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

// The token's own tool comes with SoftHSM, not with npm.
const SOFTHSM = 'softhsm2-util'
const library = ['/usr/lib/softhsm/libsofthsm2.so', '/usr/lib/x86_64-linux-gnu/softhsm/libsofthsm2.so'].find((path) =>
  existsSync(path),
)

function findBinding(): string | undefined {
  const configured = process.env.PERGA_PKCS11JS
  if (configured !== undefined) return configured
  try {
    return createRequire(import.meta.url).resolve('pkcs11js')
  } catch {
    return undefined
  }
}

const binding = findBinding()
const hasSoftHsm = library !== undefined && spawnSync(SOFTHSM, ['--version']).status === 0
const canRun = binding !== undefined && hasSoftHsm
if (!canRun) {
  console.warn(
    `SKIPPED: PKCS#11 needs ${binding === undefined ? 'the optional peer pkcs11js ' : ''}${hasSoftHsm ? '' : 'SoftHSM'}`,
  )
}

describe.skipIf(!canRun)('Z5: signer from PKCS#11 (SoftHSM)', () => {
  const world = createTestWorld()
  const folder = mkdtempSync(join(tmpdir(), 'ades-hsm-'))
  const configuration = join(folder, 'softhsm2.conf')
  const token = {
    library: library ?? '',
    tokenLabel: 'perga',
    pin: '246810',
    keyLabel: 'seal',
    ...(binding === undefined ? {} : { binding }),
  }
  const certificateChainPem = certificatesPem(world.seal, world.issuing)

  beforeAll(() => {
    mkdirSync(join(folder, 'tokens'))
    writeFileSync(configuration, `directories.tokendir = ${join(folder, 'tokens')}\n`)
    process.env.SOFTHSM2_CONF = configuration
    writeFileSync(join(folder, 'key.pem'), privateKeyPem(world.seal))
    const util = (command: string) => execFileSync(SOFTHSM, command.split(' '), { stdio: 'pipe', cwd: folder })
    util('--init-token --free --label perga --so-pin 1357911 --pin 246810')
    util('--import key.pem --token perga --label seal --id 01 --pin 246810')
  })

  afterAll(() => rmSync(folder, { recursive: true }))

  test('signs JAdES with a key that never leaves the token, many at once', async () => {
    const signer = await signerFromPkcs11({ token, certificateChainPem })
    try {
      const payloads = Array.from({ length: 50 }, (_, index) => utf8Bytes(`{"n":${index}}`))
      const sealed = await Promise.all(
        payloads.map((payload) => signJades(payload, { signer, signingTime: world.now })),
      )
      for (const jades of sealed) expect(await verifyJadesIntegrity(jades)).toMatchObject({ intact: true })
    } finally {
      await signer.close()
    }
  })

  test('refuses a wrong PIN without repeating it', async () => {
    const wrong = signerFromPkcs11({ token: { ...token, pin: '999999' }, certificateChainPem })
    await expect(wrong).rejects.toMatchObject({ code: 'pkcs11_failed', message: expect.not.stringContaining('999999') })
  })

  test('refuses a certificate that is not that of the key', async () => {
    const other = signerFromPkcs11({ token, certificateChainPem: certificatesPem(world.tsa, world.stampingCa) })
    await expect(other).rejects.toMatchObject({ code: 'key_certificate_mismatch' })
  })

  test('refuses a label that names no key', async () => {
    const other = signerFromPkcs11({ token: { ...token, keyLabel: 'none' }, certificateChainPem })
    await expect(other).rejects.toMatchObject({ code: 'pkcs11_failed' })
  })
})

describe('PKCS#11 without its optional peer', () => {
  test('says that the token failed instead of crashing', async () => {
    const world = createTestWorld()
    const token = { library: '/nowhere.so', tokenLabel: 'x', pin: '1', keyLabel: 'x', binding: 'no-such-package' }
    const signer = signerFromPkcs11({ token, certificateChainPem: certificatesPem(world.seal, world.issuing) })
    await expect(signer).rejects.toMatchObject({ code: 'pkcs11_failed' })
  })
})
