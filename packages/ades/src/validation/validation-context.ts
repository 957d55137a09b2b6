import type { CryptoPort } from '../crypto/crypto-port.ts'
import type { Certificate } from '../x509/certificate.ts'
import type { AlgorithmPolicy } from './algorithm-policy.ts'
import type { Evidence, Position } from './evidence.ts'
import type { ValidationStep } from './steps.ts'

interface Proof {
  readonly position: Position
  readonly time: Date
}

/** What one validation works with: inputs, the proofs of existence found so far and the steps of its report. */
export class ValidationContext {
  readonly evidence: Evidence
  readonly trustAnchors: readonly Certificate[]
  readonly validationTime: Date
  readonly policy: AlgorithmPolicy
  readonly crypto: CryptoPort
  readonly steps: ValidationStep[] = []
  readonly #proofs: Proof[] = []

  constructor(inputs: Pick<ValidationContext, 'evidence' | 'trustAnchors' | 'validationTime' | 'policy' | 'crypto'>) {
    this.evidence = inputs.evidence
    this.trustAnchors = inputs.trustAnchors
    this.validationTime = inputs.validationTime
    this.policy = inputs.policy
    this.crypto = inputs.crypto
  }

  /** A valid stamp proves that everything before it existed at its time (POE extraction, ETSI EN 319 102-1 §5.6.2.3). */
  addProof(position: Position, time: Date): void {
    this.#proofs.push({ position, time })
  }

  /** The earliest time at which what stands here is known to have existed. */
  provenTime(position: Position): Date {
    const times = this.#proofs.filter((proof) => proof.position > position).map(({ time }) => time.getTime())
    return new Date(Math.min(this.validationTime.getTime(), ...times))
  }

  /** Adds a step to the report. */
  record(step: ValidationStep): void {
    this.steps.push(step)
  }
}

/** How a certificate is called in reports. */
export const subjectOf = ({ subject }: Certificate): string => subject.commonName ?? subject.text
