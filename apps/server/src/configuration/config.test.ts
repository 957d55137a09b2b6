import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ConfigurationError } from '../platform/configuration-error.ts'
import { readConfig, SETTINGS } from './config.ts'

const COMPLETE = {
  PERGA_MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
  TAX_AUTHORITY_URL: 'https://tax.example',
  TAX_AUTHORITY_CLIENT_ID: 'id',
  TAX_AUTHORITY_CLIENT_SECRET: 'secret',
  CIVIL_REGISTRY_URL: 'https://registry.example',
  CIVIL_REGISTRY_KEY: 'key',
  SEAL_KEY_FILE: '/seal.pem',
  SEAL_CHAIN_FILE: '/chain.pem',
}

test('a complete environment is read, with the embedded database where no other is named', () => {
  expect(readConfig(COMPLETE)).toMatchObject({ port: 8080, isSecure: false, database: { kind: 'embedded' } })
})

test('everything missing is named in one sentence', () => {
  const { TAX_AUTHORITY_URL: _, SEAL_KEY_FILE: __, ...rest } = COMPLETE
  expect(() => readConfig(rest)).toThrow(ConfigurationError)
  expect(() => readConfig(rest)).toThrow(/TAX_AUTHORITY_URL .*SEAL_KEY_FILE/)
})

test('the civil registry is named whole or not at all', () => {
  const { CIVIL_REGISTRY_URL: address, CIVIL_REGISTRY_KEY: key, ...rest } = COMPLETE
  expect(readConfig(COMPLETE).civilRegistry).toEqual({ address, key })
  expect(readConfig({ ...rest, PERGA_ORIGIN: 'https://diplomas.example' }).civilRegistry).toBeNull()
  expect(() => readConfig({ ...rest, CIVIL_REGISTRY_URL: address })).toThrow(/CIVIL_REGISTRY_KEY/)
  expect(() => readConfig({ ...rest, CIVIL_REGISTRY_KEY: key })).toThrow(/CIVIL_REGISTRY_URL/)
})

test('a wrong value is named without being shown', () => {
  const wrong = { ...COMPLETE, PERGA_MASTER_KEY: 'hunter2' }
  expect(() => readConfig(wrong)).toThrow(/PERGA_MASTER_KEY/)
  expect(() => readConfig(wrong)).not.toThrow(/hunter2/)
})

test('X13: telling a holder of a check is put off for 180 days at most, or what the operator sets within a year', () => {
  expect(readConfig(COMPLETE).longestReceiptDelayDays).toBe(180)
  expect(readConfig({ ...COMPLETE, PERGA_RECEIPT_DELAY_DAYS: '0' }).longestReceiptDelayDays).toBe(0)
  expect(() => readConfig({ ...COMPLETE, PERGA_RECEIPT_DELAY_DAYS: '367' })).toThrow(/PERGA_RECEIPT_DELAY_DAYS/)
})

test('a public service speaks to the tax authority and the registry over https alone, but for its own machine', () => {
  const open = { ...COMPLETE, PERGA_ORIGIN: 'https://diplomas.example' }
  expect(readConfig(open).isSecure).toBe(true)
  expect(() => readConfig({ ...open, TAX_AUTHORITY_URL: 'http://tax.example' })).toThrow(/TAX_AUTHORITY_URL/)
  expect(() => readConfig({ ...open, CIVIL_REGISTRY_URL: 'http://registry.example' })).toThrow(/CIVIL_REGISTRY_URL/)
  expect(() => readConfig({ ...open, TAX_AUTHORITY_URL: 'http://localhost:9001' })).not.toThrow()
  expect(() => readConfig({ ...COMPLETE, TAX_AUTHORITY_URL: 'http://tax.example' })).not.toThrow()
})

test('a public service sends no mail in clear, but to its own machine', () => {
  const open = { ...COMPLETE, PERGA_ORIGIN: 'https://diplomas.example' }
  expect(readConfig({ ...open, SMTP_URL: 'smtp://mail.example' }).mail?.mustEncrypt).toBe(true)
  expect(readConfig({ ...open, SMTP_URL: 'smtp://127.0.0.1:2525' }).mail?.mustEncrypt).toBe(false)
  expect(readConfig({ ...COMPLETE, SMTP_URL: 'smtp://mail.example' }).mail?.mustEncrypt).toBe(false)
})

test.each(['yes', '0', '6', '*', '10.0.0.0/8;1'])('what names no proxies is refused: %j', (proxies) => {
  expect(() => readConfig({ ...COMPLETE, PERGA_TRUST_PROXY: proxies })).toThrow(/PERGA_TRUST_PROXY/)
})

test('every setting is told in docs/operations.md, and none that does not exist', () => {
  const operations = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')
  const rows = operations.match(/^\| `[A-Z].*?\|/gm)?.join('\n') ?? ''
  const told = [...rows.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name)
  expect(told.toSorted()).toEqual(SETTINGS.toSorted())
})

describe('the key of the seal', () => {
  const { SEAL_KEY_FILE: _, SEAL_CHAIN_FILE: __, ...without } = COMPLETE
  const pkcs11 = {
    SEAL_PKCS11_MODULE: '/usr/lib/token.so',
    SEAL_PKCS11_TOKEN: 'perga',
    SEAL_PKCS11_KEY: 'seal',
    SEAL_PKCS11_PIN_FILE: '/run/pin',
    SEAL_CHAIN_FILE: '/chain.pem',
  }

  test('Z5: it lies in files, in a PKCS#12 file or in a PKCS#11 module', () => {
    expect(readConfig(COMPLETE).seal).toEqual({ kind: 'pem', keyFile: '/seal.pem', chainFile: '/chain.pem' })
    const pkcs12 = { SEAL_PKCS12_FILE: '/seal.p12', SEAL_PKCS12_PASSWORD_FILE: '/run/password' }
    const inOneFile = { kind: 'pkcs12', file: '/seal.p12', passwordFile: '/run/password' }
    expect(readConfig({ ...without, ...pkcs12 }).seal).toEqual(inOneFile)
    expect(readConfig({ ...without, ...pkcs11 }).seal).toEqual({
      ...{ kind: 'pkcs11', module: '/usr/lib/token.so', tokenLabel: 'perga', keyLabel: 'seal', pinFile: '/run/pin' },
      ...{ sessions: 4, binding: 'pkcs11js', chainFile: '/chain.pem' },
    })
  })

  test('Z5: none, two at once or half of one are named', () => {
    expect(() => readConfig(without)).toThrow(/SEAL_KEY_FILE or SEAL_PKCS12_FILE or SEAL_PKCS11_MODULE/)
    expect(() => readConfig({ ...COMPLETE, ...pkcs11 })).toThrow(/exactly one/)
    const { SEAL_PKCS11_PIN_FILE: ___, ...half } = pkcs11
    expect(() => readConfig({ ...without, ...half })).toThrow(/SEAL_PKCS11_PIN_FILE/)
    expect(() => readConfig({ ...without, SEAL_PKCS12_FILE: '/seal.p12' })).toThrow(/SEAL_PKCS12_PASSWORD_FILE/)
  })
})

describe('the authorities of the seal', () => {
  const authorities = { ...COMPLETE, TSA_URL: 'https://tsa.example', TRUST_ANCHORS_FILE: '/roots.pem' }
  const account = { TSA_USER: 'perga', TSA_PASSWORD_FILE: '/run/tsa' }

  test('C1: each has a second one after it and an account where it wants one', () => {
    const all = {
      ...authorities,
      ...account,
      TSA_FALLBACK_URL: 'https://tsa2.example',
      OCSP_URL: 'http://ocsp.example',
    }
    expect(readConfig(all).sealAuthorities).toEqual({
      timestamps: [
        { url: 'https://tsa.example', account: { user: 'perga', passwordFile: '/run/tsa' } },
        { url: 'https://tsa2.example', account: null },
      ],
      responders: [{ url: 'http://ocsp.example', account: null }],
      trustAnchorsFile: '/roots.pem',
      tls: null,
    })
    expect(readConfig(COMPLETE).sealAuthorities).toBeNull()
    const certified = { AUTHORITIES_TLS_KEY_FILE: '/tls.key', AUTHORITIES_TLS_CERTIFICATE_FILE: '/tls.pem' }
    const client = { keyFile: '/tls.key', certificateFile: '/tls.pem' }
    expect(readConfig({ ...authorities, ...certified }).sealAuthorities?.tls).toEqual({ client, rootsFile: null })
  })

  test.each([
    [{ ...COMPLETE, TSA_URL: 'https://tsa.example' }, /TRUST_ANCHORS_FILE/],
    [{ ...COMPLETE, OCSP_URL: 'https://ocsp.example' }, /TSA_URL/],
    [{ ...authorities, TSA_USER: 'perga' }, /TSA_PASSWORD_FILE/],
    [{ ...authorities, TSA_PASSWORD_FILE: '/run/tsa' }, /TSA_USER/],
    [{ ...authorities, OCSP_FALLBACK_URL: 'https://ocsp2.example' }, /OCSP_URL/],
    [{ ...authorities, AUTHORITIES_TLS_KEY_FILE: '/tls.key' }, /AUTHORITIES_TLS_CERTIFICATE_FILE/],
    [{ ...authorities, ...account, TSA_USER: 'a:b' }, /TSA_USER/],
  ])('half of what goes together is named', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(name)
  })

  test('a public service sends no password in clear, but to its own machine', () => {
    const open = { ...authorities, ...account, PERGA_ORIGIN: 'https://diplomas.example' }
    expect(() => readConfig({ ...open, TSA_URL: 'http://tsa.example' })).toThrow(/TSA_URL/)
    expect(() => readConfig({ ...open, TSA_URL: 'http://127.0.0.1:318' })).not.toThrow()
    const { TSA_USER: _, TSA_PASSWORD_FILE: __, ...nameless } = open
    expect(() => readConfig({ ...nameless, TSA_URL: 'http://tsa.example' })).not.toThrow()
  })
})
