import { constants, type KeyObject, sign as signNow, X509Certificate } from 'node:crypto'
import { ecdsaValueFromDer } from '../crypto/ecdsa-values.ts'
import type { PssOnly } from '../crypto/public-key.ts'
import { AdesError } from '../errors.ts'
import { type Certificate, isSelfIssued, mayHaveIssued, readCertificate } from '../x509/certificate.ts'
import type { Signer, SignerAlgorithm } from './signer.ts'

const PSS = {
  PS256: { hash: 'sha256', saltLength: 32 },
  PS384: { hash: 'sha384', saltLength: 48 },
  PS512: { hash: 'sha512', saltLength: 64 },
} as const

/** The shortest RSA modulus accepted for signing. */
const LEAST_RSA_BITS = 3072

const PSS_BY_HASH = { 'SHA-256': 'PS256', 'SHA-384': 'PS384', 'SHA-512': 'PS512' } as const

/** A key certified for RSASSA-PSS alone may name the only digest that it signs with. */
function pssAlgorithm({ hash = 'SHA-256', leastSaltLength = 0 }: PssOnly): SignerAlgorithm | undefined {
  const algorithm = hash === 'SHA-1' ? undefined : PSS_BY_HASH[hash]
  return algorithm !== undefined && PSS[algorithm].saltLength >= leastSaltLength ? algorithm : undefined
}

/** The algorithm a certified key signs with; throws `key_unusable` for keys this package does not sign with. */
export function signerAlgorithmFor({ publicKey }: Certificate): SignerAlgorithm {
  if (publicKey.type === 'ec' && publicKey.curve === 'P-256') return 'ES256'
  const isLong = publicKey.type === 'rsa' && publicKey.bits >= LEAST_RSA_BITS
  const pss = isLong ? pssAlgorithm(publicKey.pssOnly ?? {}) : undefined
  if (pss !== undefined) return pss
  throw new AdesError(
    'key_unusable',
    `Sealing needs an EC key on P-256 or an RSA key of at least ${LEAST_RSA_BITS} bits.`,
  )
}

/**
 * Orders a chain leaf first and leaves the root out, as x5c (RFC 7515 §4.1.6) and CMS want it; throws
 * `certificate_malformed` when a certificate did not issue the one before it.
 */
export function sealingChain(certificates: readonly Uint8Array[]): { leaf: Certificate; chain: readonly Uint8Array[] } {
  const [leaf, ...issuers] = certificates.map(readCertificate)
  if (leaf === undefined) throw new AdesError('certificate_malformed', 'The certificate chain is empty.')
  let last = leaf
  for (const issuer of issuers) {
    if (!mayHaveIssued(issuer, last)) {
      throw new AdesError(
        'certificate_malformed',
        'The chain is not in order: each certificate must be issued by the next.',
      )
    }
    last = issuer
  }
  return { leaf, chain: [leaf, ...issuers.filter((issuer) => !isSelfIssued(issuer))].map(({ der }) => der) }
}

function signWith(key: KeyObject, algorithm: SignerAlgorithm, bytes: Uint8Array): Uint8Array {
  // Node makes r‖s itself when it is told so, but takes as long again over the options as over the signature.
  if (algorithm === 'ES256') return ecdsaValueFromDer(signNow('sha256', bytes, key), 32)
  const { hash, saltLength } = PSS[algorithm]
  return signNow(hash, bytes, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength })
}

/**
 * A signer over a private key held in memory. Throws `key_certificate_mismatch` when the key is not that of the leaf,
 * `key_unusable` for weak or unsupported keys.
 */
export function signerFromKey(key: KeyObject, certificates: readonly Uint8Array[]): Signer {
  const { leaf, chain } = sealingChain(certificates)
  if (!new X509Certificate(leaf.der).checkPrivateKey(key)) {
    throw new AdesError('key_certificate_mismatch', 'The private key does not belong to the first certificate.')
  }
  const algorithm = signerAlgorithmFor(leaf)
  return {
    algorithm,
    certificateChain: chain,
    sign: (bytes) => new Promise((resolve) => resolve(signWith(key, algorithm, bytes))),
  }
}
