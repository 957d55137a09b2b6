import { expect, test } from 'vitest'
import { ConfigurationError, readConfig } from './config.ts'

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
