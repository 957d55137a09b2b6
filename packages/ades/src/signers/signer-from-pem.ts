import { createPrivateKey, type KeyObject } from 'node:crypto'
import { pemBlocks } from '../encoding/pem.ts'
import { AdesError } from '../errors.ts'
import { signerFromKey } from './key-signer.ts'
import type { Signer } from './signer.ts'

export interface PemSigner {
  readonly privateKeyPem: string
  /** Leaf first, each issued by the next; a root at the end is left out of signatures. */
  readonly certificateChainPem: string
}

function readKey(pem: string): KeyObject {
  try {
    return createPrivateKey(pem)
  } catch {
    // The cause is dropped on purpose: its text may quote the key.
    throw new AdesError('key_unusable', 'The private key is not an unencrypted PEM key.')
  }
}

/** A signer from PEM texts; throws `key_unusable`, `key_certificate_mismatch`, `certificate_malformed`. */
export function signerFromPem({ privateKeyPem, certificateChainPem }: PemSigner): Signer {
  return signerFromKey(readKey(privateKeyPem), pemBlocks(certificateChainPem, 'CERTIFICATE'))
}
