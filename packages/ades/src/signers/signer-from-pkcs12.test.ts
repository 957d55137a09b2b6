import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { certificatesPem, privateKeyPem } from '../test-pki/pem.ts'
import { createTestWorld } from '../test-pki/test-world.ts'
import { signerFromPkcs12 } from './signer-from-pkcs12.ts'

// Key generation, programs of others and thousands of runs take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const { seal, issuing, root } = createTestWorld()

function exported(...options: string[]): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'ades-p12-'))
  try {
    writeFileSync(join(folder, 'key.pem'), privateKeyPem(seal))
    writeFileSync(join(folder, 'leaf.pem'), certificatesPem(seal))
    // The root stands first on purpose: a PKCS#12 file promises no order.
    writeFileSync(join(folder, 'others.pem'), certificatesPem(root, issuing))
    const command = 'pkcs12 -export -inkey key.pem -in leaf.pem -certfile others.pem -out out.p12 -passout pass:μυστικό'
    execFileSync('openssl', [...command.split(' '), ...options], { cwd: folder, stdio: 'pipe' })
    return new Uint8Array(readFileSync(join(folder, 'out.p12')))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const unreadable = expect.objectContaining({ code: 'pkcs12_unreadable' })

describe('signer from PKCS#12', () => {
  test.each([
    [[]],
    [['-keypbe', 'AES-128-CBC', '-certpbe', 'AES-192-CBC', '-macalg', 'sha512']],
    [['-certpbe', 'NONE']],
  ])('reads what openssl writes with %j, whatever the order of certificates', (options) => {
    const signer = signerFromPkcs12({ pkcs12: exported(...options), password: 'μυστικό' })
    expect(signer.algorithm).toBe('ES256')
    expect(signer.certificateChain).toEqual([seal.der, issuing.der])
  })

  test('refuses a wrong password without saying what the right one is', () => {
    const pkcs12 = exported()
    expect(() => signerFromPkcs12({ pkcs12, password: 'άλλο' })).toThrow(unreadable)
    expect(() => signerFromPkcs12({ pkcs12, password: 'άλλο' })).toThrow(/the password is wrong/)
  })

  test('refuses an altered file', () => {
    const pkcs12 = exported()
    for (const at of [0, 10, 100, pkcs12.length - 1]) {
      const altered = Uint8Array.from(pkcs12)
      altered[at] = (altered[at] ?? 0) ^ 1
      expect(() => signerFromPkcs12({ pkcs12: altered, password: 'μυστικό' })).toThrow(unreadable)
    }
  })

  test('refuses a file without a key', () => {
    expect(() => signerFromPkcs12({ pkcs12: exported('-nokeys'), password: 'μυστικό' })).toThrow(unreadable)
  })
})
