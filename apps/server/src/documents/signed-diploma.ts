import type { JadesSignature } from '@perga/ades'
import type { ReleasedDiploma } from '@perga/contracts'

/** A diploma of ours with its signature, about to be shown on a page, and until when its sealed file may be kept. */
export interface SignedDiploma extends Pick<ReleasedDiploma, 'auditId' | 'diploma' | 'verificationIdentifier'> {
  /**
   * At the level that it has reached by now. What is attached to a sealed file stays as it was at the sealing, mostly B-B, since
   * the seal covers it; the raised signature is given by itself (decision 0024).
   */
  jades: JadesSignature
  keepUntil: Date
}
