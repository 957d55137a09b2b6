import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptedEncoding, isHeldByClient, preparePage } from './page-body.ts'

test('a page is the same text in every encoding, and each has a name of its own', async () => {
  const { br, gzip, identity } = await preparePage('Τίτλοι')
  expect(brotliDecompressSync(br.bytes).toString()).toBe('Τίτλοι')
  expect(gunzipSync(gzip.bytes).toString()).toBe('Τίτλοι')
  expect(identity.bytes.toString()).toBe('Τίτλοι')
  expect(new Set([br.etag, gzip.etag, identity.etag]).size).toBe(3)
  expect((await preparePage('Τίτλος')).br.etag).not.toBe(br.etag)
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0.5, BR ; q=0.000', 'gzip'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('what the client accepts by “%s” is %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})

test('a client that holds the bytes is recognised, also by a weak name or among others', () => {
  expect(isHeldByClient('"a"', '"a"')).toBe(true)
  expect(isHeldByClient('"b", W/"a"', '"a"')).toBe(true)
  expect(isHeldByClient('*', '"a"')).toBe(true)
  expect(isHeldByClient('"b"', '"a"')).toBe(false)
  expect(isHeldByClient(undefined, '"a"')).toBe(false)
})
