import { constants, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { readDer } from '../asn1/der-reader.ts'
import { derInteger, derNull, derOid, derSequence } from '../asn1/der-writer.ts'
import { OID } from '../asn1/oids.ts'
import { readSignatureScheme, type SignatureScheme, signatureAlgorithmIdentifier } from './algorithms.ts'
import { ecdsaValueFromDer, ecdsaValueToDer } from './ecdsa-values.ts'
import { nodeCrypto } from './node-crypto.ts'
import { readPublicKey } from './public-key.ts'
import { webCrypto } from './web-crypto.ts'

// Key generation, programs of others and thousands of runs take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const signed = new TextEncoder().encode('signed bytes')
const publicOf = (key: KeyObject) => readPublicKey(readDer(new Uint8Array(key.export({ format: 'der', type: 'spki' }))))
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pss = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 48 }

const ec = (namedCurve: string) => generateKeyPairSync('ec', { namedCurve })
const [p256, p384, p521, ed25519] = [ec('P-256'), ec('P-384'), ec('P-521'), generateKeyPairSync('ed25519')]

const cases: readonly [string, SignatureScheme, KeyObject, () => Buffer][] = [
  ['ECDSA P-256', { family: 'ecdsa', hash: 'SHA-256' }, p256.publicKey, () => sign('sha256', signed, p256.privateKey)],
  ['ECDSA P-384', { family: 'ecdsa', hash: 'SHA-384' }, p384.publicKey, () => sign('sha384', signed, p384.privateKey)],
  ['ECDSA P-521', { family: 'ecdsa', hash: 'SHA-512' }, p521.publicKey, () => sign('sha512', signed, p521.privateKey)],
  [
    'PKCS#1 v1.5',
    { family: 'rsa-pkcs1', hash: 'SHA-256' },
    rsa.publicKey,
    () => sign('sha256', signed, rsa.privateKey),
  ],
  [
    'RSASSA-PSS',
    { family: 'rsa-pss', hash: 'SHA-384', saltLength: 48 },
    rsa.publicKey,
    () => sign('sha384', signed, { key: rsa.privateKey, ...pss }),
  ],
  ['Ed25519', { family: 'ed25519', hash: 'SHA-512' }, ed25519.publicKey, () => sign(null, signed, ed25519.privateKey)],
]

describe.each([
  ['node:crypto', nodeCrypto],
  ['WebCrypto', webCrypto],
])('checking by %s', (_, crypto) => {
  test.each(cases)('%s: the right signature holds, an altered one does not', async (_name, scheme, key, make) => {
    const check = { scheme, publicKey: publicOf(key), signedBytes: signed, signature: new Uint8Array(make()) }
    expect(await crypto.verify(check)).toBe(true)
    expect(await crypto.verify({ ...check, signedBytes: signed.with(0, 0) })).toBe(false)
    const last = check.signature.length - 1
    expect(
      await crypto.verify({ ...check, signature: check.signature.with(last, (check.signature[last] ?? 0) ^ 1) }),
    ).toBe(false)
  })

  test('a key of another family never fits', async () => {
    const signature = new Uint8Array(sign('sha256', signed, p256.privateKey))
    const check = {
      scheme: { family: 'ecdsa', hash: 'SHA-256' },
      publicKey: publicOf(rsa.publicKey),
      signedBytes: signed,
      signature,
    } as const
    expect(await crypto.verify(check)).toBe(false)
  })

  test('an unknown kind of key is said to be unsupported', async () => {
    const publicKey = publicOf(generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).publicKey)
    const check = {
      scheme: { family: 'ecdsa', hash: 'SHA-256' },
      publicKey,
      signedBytes: signed,
      signature: signed,
    } as const
    await expect(crypto.verify(check)).rejects.toMatchObject({ code: 'algorithm_unsupported' })
  })

  test('digests are those of the standard', async () => {
    expect(Buffer.from(await crypto.digest('SHA-256', new Uint8Array())).toString('hex')).toMatch(/^e3b0c44298fc1c14/)
  })
})

describe('algorithm identifiers', () => {
  test.each([
    { family: 'ecdsa', hash: 'SHA-256' },
    { family: 'ecdsa', hash: 'SHA-512' },
    { family: 'rsa-pss', hash: 'SHA-384', saltLength: 48 },
  ] as const)('%j comes back as written', (scheme) => {
    expect(readSignatureScheme(readDer(signatureAlgorithmIdentifier(scheme)))).toEqual(scheme)
  })

  test('PSS without fields means SHA-1, and a mask by another digest is refused', () => {
    expect(readSignatureScheme(readDer(derSequence(derOid(OID.rsaPss), derSequence())))).toEqual({
      family: 'rsa-pss',
      hash: 'SHA-1',
      saltLength: 20,
    })
    const written = signatureAlgorithmIdentifier({ family: 'rsa-pss', hash: 'SHA-256', saltLength: 32 })
    const mixed = Uint8Array.from(written)
    mixed[mixed.lastIndexOf(0x05) - 1] = 0x02
    expect(() => readSignatureScheme(readDer(mixed))).toThrow(
      expect.objectContaining({ code: 'algorithm_unsupported' }),
    )
  })

  test('a bare key algorithm takes the digest that stands beside it, and nothing without one', () => {
    const bare = readDer(derSequence(derOid(OID.rsaEncryption), derNull()))
    expect(readSignatureScheme(bare, 'SHA-256')).toEqual({ family: 'rsa-pkcs1', hash: 'SHA-256' })
    expect(() => readSignatureScheme(bare)).toThrow(expect.objectContaining({ code: 'algorithm_unsupported' }))
  })
})

describe('ECDSA values', () => {
  test('r‖s and Ecdsa-Sig-Value are two forms of the same', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 64, maxLength: 64 }), (value) => {
        expect(ecdsaValueFromDer(ecdsaValueToDer(value), 32)).toEqual(value)
      }),
    )
  })

  test.each([
    ['a negative value', derSequence(Uint8Array.of(2, 1, 0x80), derInteger(1))],
    ['three values', derSequence(derInteger(1), derInteger(1), derInteger(1))],
    ['a value wider than the field', derSequence(derInteger(2 ** 40), derInteger(1))],
  ])('%s is refused', (_, der) => {
    expect(() => ecdsaValueFromDer(der, 4)).toThrow(expect.objectContaining({ code: 'der_malformed' }))
  })
})
