import type { AlgorithmPolicy } from '../crypto/algorithm-policy.ts'
import type { CryptoPort } from '../crypto/crypto-port.ts'
import type { Certificate } from '../x509/certificate.ts'
import type { DistinguishedName } from '../x509/name.ts'
import type { PolicyInputs } from '../x509/policy-graph.ts'
import type { CrlEvidence, Evidence, Position } from './evidence.ts'
import type { ValidationStep, ValidationWarning } from './steps.ts'

interface Proof {
  readonly position: Position
  readonly time: Date
}

function bySubject(certificates: readonly Certificate[]): Map<string, Certificate[]> {
  const named = new Map<string, Certificate[]>()
  for (const certificate of new Set(certificates)) {
    const { comparable } = certificate.subject
    named.set(comparable, [...(named.get(comparable) ?? []), certificate])
  }
  return named
}

/** Statuses asked for in one validation: far beyond any real one, so that authorities asked in circles come to an end. */
const MOST_QUESTIONS = 2_000

type ContextInputs = Pick<ValidationContext, 'evidence' | 'trustAnchors' | 'validationTime' | 'policy' | 'crypto'> & {
  readonly policies?: PolicyInputs
  readonly warnings?: readonly ValidationWarning[]
}

/** What one validation works with: inputs, the proofs of existence found so far and the steps of its report. */
export class ValidationContext {
  readonly evidence: Evidence
  readonly trustAnchors: readonly Certificate[]
  readonly validationTime: Date
  readonly policy: AlgorithmPolicy
  readonly crypto: CryptoPort
  /** What is asked of the certificate policies of the signer's path. */
  readonly policies: PolicyInputs
  readonly warnings: readonly ValidationWarning[]
  readonly steps: ValidationStep[] = []
  #bySubject: Map<string, Certificate[]> | undefined
  #deltaLists: readonly CrlEvidence[] | undefined
  #questions = 0
  readonly #proofs: Proof[] = []

  constructor(inputs: ContextInputs) {
    this.evidence = inputs.evidence
    this.trustAnchors = inputs.trustAnchors
    this.validationTime = inputs.validationTime
    this.policy = inputs.policy
    this.crypto = inputs.crypto
    this.policies = inputs.policies ?? {}
    this.warnings = inputs.warnings ?? []
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

  /** The certificates at hand whose subject this is, each once. */
  certificatesNamed({ comparable }: DistinguishedName): readonly Certificate[] {
    this.#bySubject ??= bySubject([...this.trustAnchors, ...this.evidence.certificates])
    return this.#bySubject.get(comparable) ?? []
  }

  /** The lists that only say what changed since another (RFC 5280 §5.2.4). */
  get deltaLists(): readonly CrlEvidence[] {
    this.#deltaLists ??= this.evidence.crls.filter(({ crl }) => crl.baseNumber !== undefined)
    return this.#deltaLists
  }

  /** Counts a question about a certificate's status; false once there were too many. */
  mayAsk(): boolean {
    this.#questions++
    return this.#questions <= MOST_QUESTIONS
  }

  /** Adds a step to the report. */
  record(step: ValidationStep): void {
    this.steps.push(step)
  }
}

/** How a certificate is called in reports. */
export const subjectOf = ({ subject }: Certificate): string => subject.commonName ?? subject.text
