import type { JadesSignature } from '@perga/ades'
import type { ReleasedDiploma } from '@perga/contracts'

/** A diploma of ours with its signature, about to be shown on a page, and until when its sealed file may be kept. */
export interface SignedDiploma extends Pick<ReleasedDiploma, 'auditId' | 'diploma' | 'verificationIdentifier'> {
  /** At the level that it has reached by now. */
  jades: JadesSignature
  keepUntil: Date
}
