import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { utf8Bytes } from '../../encoding/bytes.ts'
import { signJades } from '../../jades/sign-jades.ts'
import { verifyJadesIntegrity } from '../../jades/verify-jades-integrity.ts'
import type { FakeToken } from '../../test-pki/fake-pkcs11.ts'
import { certificatesPem, privateKeyPem } from '../../test-pki/pem.ts'
import { createTestWorld } from '../../test-pki/test-world.ts'
import { type Pkcs11Signer, signerFromPkcs11 } from './signer-from-pkcs11.ts'

// Each process of the token is started anew.
vi.setConfig({ testTimeout: 60_000 })

const world = createTestWorld()
const certificateChainPem = certificatesPem(world.seal, world.issuing)
const binding = new URL('../../test-pki/fake-pkcs11.ts', import.meta.url).href

let folder: string
let open: Pkcs11Signer | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ades-fake-hsm-'))
  behave({})
})
afterEach(async () => {
  await open?.close()
  open = undefined
  rmSync(folder, { recursive: true })
})

const control = () => join(folder, 'token.json')
const behave = (behaviour: Partial<FakeToken>) =>
  writeFileSync(
    control(),
    JSON.stringify({
      open: 'works',
      sign: 'works',
      keyPem: privateKeyPem(world.seal),
      ...behaviour,
    } satisfies FakeToken),
  )
async function openSigner(timeout = 30_000) {
  const token = { library: control(), tokenLabel: 'fake', pin: '246810', keyLabel: 'seal', binding }
  open = await signerFromPkcs11({ token, certificateChainPem, timeout })
  return open
}
async function expectSigns(signer: Pkcs11Signer) {
  const jades = await signJades(utf8Bytes('{}'), { signer, signingTime: world.now })
  expect(await verifyJadesIntegrity(jades)).toMatchObject({ intact: true })
}
const bytes = utf8Bytes('{}')
const failed = expect.objectContaining({ code: 'pkcs11_failed' })
/** How many of the token's processes have not ended. */
function alive(): number {
  const processes = readFileSync(`${control()}.processes`, 'utf8').trim().split('\n').map(Number)
  return processes.filter((pid) => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }).length
}

describe('Z5: a token whose process fails', () => {
  test('a crash refuses the signature under way, and the next one starts the process again', async () => {
    const signer = await openSigner()
    behave({ sign: 'crashes' })
    await expect(signer.sign(bytes)).rejects.toEqual(failed)
    behave({})
    await expectSigns(signer)
  })

  test('a token that cannot be opened after a crash is tried again, until it can', async () => {
    const signer = await openSigner()
    behave({ sign: 'crashes' })
    await expect(signer.sign(bytes)).rejects.toEqual(failed)
    behave({ open: 'fails' })
    await expect(signer.sign(bytes)).rejects.toEqual(failed)
    await expect(signer.sign(bytes)).rejects.toEqual(failed)
    behave({})
    await expectSigns(signer)
    await expect.poll(alive).toBe(1)
  })

  test('a token that cannot be opened at all leaves no process behind', async () => {
    behave({ open: 'fails' })
    await expect(openSigner()).rejects.toEqual(failed)
    await expect.poll(alive).toBe(0)
  })

  test('a token that never answers is given up in time, and its process ended', async () => {
    behave({ open: 'hangs' })
    await expect(openSigner(3000)).rejects.toEqual(failed)
    await expect.poll(alive).toBe(0)
  })
})
