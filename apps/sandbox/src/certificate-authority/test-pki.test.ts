import { X509Certificate } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestPki, type TestPki } from './test-pki.ts'
import { ExtendedKeyUsageExtension } from './x509.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const OCSP = 'http://127.0.0.1:8103/ocsp'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pki-'))
})
afterEach(() => rm(folder, { recursive: true }))

function native(pki: TestPki, name: keyof TestPki): X509Certificate {
  return new X509Certificate(Buffer.from(pki[name].certificate.rawData))
}

describe('the test PKI', () => {
  test('every certificate is issued by the one above it', async () => {
    const pki = await openTestPki(folder, OCSP, NOW)
    const [root, issuing] = [native(pki, 'root'), native(pki, 'issuing')]
    expect(root.ca && issuing.ca).toBe(true)
    expect(issuing.checkIssued(root) && issuing.verify(root.publicKey)).toBe(true)
    for (const name of ['seal', 'timeStampUnit', 'ocspResponder'] as const) {
      const certificate = native(pki, name)
      expect(certificate.ca).toBe(false)
      expect(certificate.checkIssued(issuing) && certificate.verify(issuing.publicKey)).toBe(true)
    }
    expect(native(pki, 'rootOcspResponder').checkIssued(root)).toBe(true)
  })

  test('every name says that it is a test', async () => {
    const pki = await openTestPki(folder, OCSP, NOW)
    for (const { certificate } of Object.values(pki)) {
      expect(certificate.subject).toContain('test only')
      expect(certificate.subject.toLowerCase()).not.toContain('qualified')
    }
    expect(pki.seal.certificate.subject).toContain('CN=Perga Sandbox Seal')
  })

  test('the time-stamping unit has one purpose, marked critical; the responder is not itself checked', async () => {
    const pki = await openTestPki(folder, OCSP, NOW)
    const usage = pki.timeStampUnit.certificate.getExtension(ExtendedKeyUsageExtension)
    expect([usage?.critical, usage?.usages]).toEqual([true, ['1.3.6.1.5.5.7.3.8']])
    expect(pki.ocspResponder.certificate.getExtension('1.3.6.1.5.5.7.48.1.5')).not.toBeNull()
    expect(native(pki, 'seal').infoAccess).toContain(`OCSP - URI:${OCSP}`)
  })

  test('keys and certificates stay from run to run', async () => {
    const first = await openTestPki(folder, OCSP, NOW)
    const second = await openTestPki(folder, OCSP, NOW)
    expect(second.seal.certificate.serialNumber).toBe(first.seal.certificate.serialNumber)
    expect(second.root.certificate.equal(first.root.certificate)).toBe(true)
  })

  test('another OCSP address or a near end gives a new certificate over the old key', async () => {
    const first = await openTestPki(folder, OCSP, NOW)
    const moved = await openTestPki(folder, 'http://127.0.0.1:9999/ocsp', NOW)
    const later = await openTestPki(folder, 'http://127.0.0.1:9999/ocsp', new Date('2029-11-10T10:00:00Z'))
    expect(moved.seal.certificate.serialNumber).not.toBe(first.seal.certificate.serialNumber)
    expect(later.seal.certificate.serialNumber).not.toBe(moved.seal.certificate.serialNumber)
    expect(Buffer.from(later.seal.certificate.publicKey.rawData)).toEqual(
      Buffer.from(first.seal.certificate.publicKey.rawData),
    )
    expect(later.root.certificate.equal(first.root.certificate)).toBe(true)
  })

  test('key files are the owner’s alone, and a broken one is told', async () => {
    const { seal } = await openTestPki(folder, OCSP, NOW)
    expect((await stat(seal.keyFile)).mode & 0o077).toBe(0)
    expect(await readFile(seal.keyFile, 'utf8')).toContain('BEGIN PRIVATE KEY')
    await writeFile(seal.keyFile, '')
    await expect(openTestPki(folder, OCSP, NOW)).rejects.toThrow('holds no key')
  })
})
