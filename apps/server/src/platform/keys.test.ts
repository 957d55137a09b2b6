import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { keysFromMaster, SealBroken } from './keys.ts'

const keys = keysFromMaster(randomBytes(32))

test('a sealed value opens in its own context alone', () => {
  const sealed = keys.seal('tax-number', '123456783')
  expect(keys.unseal('tax-number', sealed)).toBe('123456783')
  expect(() => keys.unseal('reader', sealed)).toThrow(SealBroken)
})

test('bytes that are no text come out as they went in', () => {
  const bytes = Uint8Array.of(0, 255, 128, 195, 40)
  const sealed = keys.sealBytes('desk-attachment', bytes)
  expect(Uint8Array.from(keys.unsealBytes('desk-attachment', sealed))).toEqual(bytes)
  expect(() => keys.unsealBytes('desk-message', sealed)).toThrow(SealBroken)
})

test('a sealed value with any bit changed does not open', () => {
  const sealed = keys.seal('degree-key', 'text')
  for (let at = 0; at < sealed.length; at += 1) {
    const altered = Buffer.from(sealed)
    altered.writeUInt8(altered.readUInt8(at) ^ 1, at)
    expect(() => keys.unseal('degree-key', altered)).toThrow(SealBroken)
  }
})

test('the same value is sealed differently each time and indexed the same each time', () => {
  expect(keys.seal('reader', 'a').equals(keys.seal('reader', 'a'))).toBe(false)
  expect(keys.index('tin', 'a').equals(keys.index('tin', 'a'))).toBe(true)
  expect(keys.index('tin', 'a').equals(keys.index('ssn', 'a'))).toBe(false)
})
