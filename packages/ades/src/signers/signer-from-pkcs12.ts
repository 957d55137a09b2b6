import { createPublicKey, X509Certificate } from 'node:crypto'
import { AdesError } from '../errors.ts'
import {
  type Certificate,
  isSameCertificate,
  isSelfIssued,
  mayHaveIssued,
  readCertificate,
} from '../x509/certificate.ts'
import { signerFromKey } from './key-signer.ts'
import { readPkcs12 } from './read-pkcs12.ts'
import type { Signer } from './signer.ts'

export interface Pkcs12Signer {
  /** The DER file. */
  readonly pkcs12: Uint8Array
  readonly password: string
}

/** PKCS#12 holds certificates in no order: the chain is followed from the key's own. */
function orderedChain(leaf: Certificate, certificates: readonly Certificate[]): Uint8Array[] {
  const chain = [leaf]
  for (let last: Certificate | undefined = leaf; last !== undefined && !isSelfIssued(last); ) {
    const current: Certificate = last
    last = certificates.find(
      (candidate) => mayHaveIssued(candidate, current) && !chain.some((member) => isSameCertificate(member, candidate)),
    )
    if (last !== undefined) chain.push(last)
  }
  return chain.map(({ der }) => der)
}

/**
 * A signer from a PKCS#12 file with one private key (RFC 7292, PBES2 with AES). Throws `pkcs12_unreadable`,
 * `key_certificate_mismatch`, `key_unusable`.
 */
export function signerFromPkcs12({ pkcs12, password }: Pkcs12Signer): Signer {
  const { keys, certificates } = readPkcs12(pkcs12, password)
  const [key, ...others] = keys
  if (key === undefined || others.length > 0) {
    throw new AdesError('pkcs12_unreadable', `The PKCS#12 file holds ${keys.length} private keys; one is needed.`)
  }
  const read = certificates.map(readCertificate)
  const publicKey = createPublicKey(key)
  const leaf = read.find(({ der }) => new X509Certificate(der).publicKey.equals(publicKey))
  if (leaf === undefined) {
    throw new AdesError('key_certificate_mismatch', 'The PKCS#12 file holds no certificate for its private key.')
  }
  return signerFromKey(key, orderedChain(leaf, read))
}
