import type { CryptoPort } from '../crypto/crypto-port.ts'
import { AdesError, type AdesErrorCode } from '../errors.ts'
import type { RevocationSource } from '../revocation/revocation-client.ts'
import type { TimestampSource } from '../rfc3161/timestamp-client.ts'
import type { BaselineLevel } from './baseline-level.ts'

/** What raising a signature of either format needs. */
export interface Augmenting {
  readonly timestamps: TimestampSource
  readonly revocation: RevocationSource
  /** DER of the roots that signer and time-stamping authority chain to. */
  readonly trustAnchors: readonly Uint8Array[]
  /** Certificates that are neither in the signature nor in the stamps. */
  readonly additionalCertificates?: readonly Uint8Array[]
  readonly crypto?: CryptoPort
}

/** Why a wanted level was not reached; the code is that of an AdesError. */
export interface LevelNotReached {
  readonly level: BaselineLevel
  readonly code: AdesErrorCode
  readonly detail: string
  readonly cause: unknown
}

/** Turns what stopped an augmentation into its report; rethrows what is no AdesError. */
export function explain(level: BaselineLevel, cause: unknown): LevelNotReached {
  // Anything but an AdesError is a bug or a foreign source's failure, which must not look like a level.
  if (!(cause instanceof AdesError)) throw cause
  return { level, code: cause.code, detail: cause.message, cause }
}
