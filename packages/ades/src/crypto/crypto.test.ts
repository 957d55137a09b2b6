import { constants, createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { childrenOf, readDer, TAG } from '../asn1/der-reader.ts'
import { derBitString, derElement, derInteger, derNull, derOid, derSequence, derUnsigned } from '../asn1/der-writer.ts'
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

/** Node signs with an RSA-PSS key by PSS alone; a JWK of it has no such bound. */
function asPlainRsa(key: KeyObject) {
  const der = key.export({ format: 'der', type: 'pkcs8' })
  const octets = childrenOf(readDer(new Uint8Array(der)))[2]?.contents ?? new Uint8Array()
  const plain = createPrivateKey({ key: Buffer.from(octets), format: 'der', type: 'pkcs1' })
  return plain.export({ format: 'jwk' })
}

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

describe.each([
  ['node:crypto', nodeCrypto],
  ['WebCrypto', webCrypto],
])('V15: RSA keys certified for RSASSA-PSS alone, by %s', (_, crypto) => {
  const salt = (saltLength: number) => ({ family: 'rsa-pss', hash: 'SHA-256', saltLength }) as const
  const generate = (restriction: object) => generateKeyPairSync('rsa-pss', { modulusLength: 2048, ...restriction })
  const free = generate({})
  const bound = generate({ hashAlgorithm: 'sha256', mgf1HashAlgorithm: 'sha256', saltLength: 32 })
  const made = (key: KeyObject, saltLength: number) =>
    new Uint8Array(sign('sha256', signed, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength }))

  test('with and without parameters hold', async () => {
    for (const { publicKey, privateKey } of [free, bound]) {
      const key = publicOf(publicKey)
      expect(key).toMatchObject({ type: 'rsa', bits: 2048 })
      const check = { scheme: salt(32), publicKey: key, signedBytes: signed, signature: made(privateKey, 32) }
      expect(await crypto.verify(check)).toBe(true)
      expect(await crypto.verify({ ...check, signedBytes: signed.with(0, 0) })).toBe(false)
    }
  })

  test('make no signature of another padding, another digest or a shorter salt', async () => {
    const plain = { privateKey: createPrivateKey({ key: asPlainRsa(free.privateKey), format: 'jwk' }) }
    const signature = new Uint8Array(sign('sha256', signed, plain.privateKey))
    const pkcs1 = { family: 'rsa-pkcs1', hash: 'SHA-256' } as const
    const check = { publicKey: publicOf(free.publicKey), signedBytes: signed }
    expect(await crypto.verify({ ...check, scheme: pkcs1, signature })).toBe(false)
    const short = new Uint8Array(
      sign('sha256', signed, {
        key: createPrivateKey({ key: asPlainRsa(bound.privateKey), format: 'jwk' }),
        padding: constants.RSA_PKCS1_PSS_PADDING,
        saltLength: 20,
      }),
    )
    const underBound = { publicKey: publicOf(bound.publicKey), signedBytes: signed }
    expect(await crypto.verify({ ...underBound, scheme: salt(20), signature: short })).toBe(false)
  })
})

describe.each([
  ['node:crypto', nodeCrypto],
  ['WebCrypto', webCrypto],
])('V15: values of ECDSA out of range, by %s', (_, crypto) => {
  const order = Buffer.from('ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551', 'hex')
  const numbers = [Uint8Array.of(0), Uint8Array.of(1), order, Uint8Array.from(order).with(31, 0x52)]

  test('hold over nothing', async () => {
    for (const r of numbers) {
      for (const s of numbers) {
        const signature = derSequence(derUnsigned(r), derUnsigned(s))
        const check = { scheme: { family: 'ecdsa', hash: 'SHA-256' } as const, signedBytes: signed, signature }
        expect(await crypto.verify({ ...check, publicKey: publicOf(p256.publicKey) })).toBe(false)
      }
    }
  })
})

describe('V15: points of a curve', () => {
  test('given by one coordinate make a key of no known kind, on every platform', () => {
    const point = new Uint8Array(p256.publicKey.export({ format: 'der', type: 'spki' })).slice(-65)
    const compressed = Uint8Array.of(2 + ((point[64] ?? 0) & 1), ...point.subarray(1, 33))
    const spki = (octets: Uint8Array) =>
      derSequence(derSequence(derOid(OID.ecPublicKey), derOid(OID.p256)), derBitString(octets))
    expect(readPublicKey(readDer(spki(point)))).toMatchObject({ type: 'ec', curve: 'P-256' })
    expect(readPublicKey(readDer(spki(compressed)))).toMatchObject({ type: 'unknown' })
  })
})

describe('V15: numbers that are no RSA key', () => {
  const spkiOf = (modulus: Uint8Array, exponent: Uint8Array) =>
    derSequence(
      derSequence(derOid(OID.rsaEncryption), derNull()),
      derBitString(derSequence(derElement(TAG.integer, modulus), derElement(TAG.integer, exponent))),
    )
  const modulus = Uint8Array.from({ length: 257 }, (_, index) => (index === 0 ? 0 : 0xff))

  test.each([
    ['an exponent of one', modulus, Uint8Array.of(1)],
    ['an even exponent', modulus, Uint8Array.of(2)],
    ['a negative modulus', modulus.subarray(1).with(0, 0x80), Uint8Array.of(1, 0, 1)],
    ['an even modulus', modulus.with(256, 0xfe), Uint8Array.of(1, 0, 1)],
  ])('%s makes a key of no known kind, under which nobody can sign', (_, n, e) => {
    expect(readPublicKey(readDer(spkiOf(n, e)))).toMatchObject({ type: 'unknown' })
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
