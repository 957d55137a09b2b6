export type { BaselineLevel } from '../baseline/baseline-level.ts'
export {
  type AlgorithmPolicy,
  DEFAULT_ALGORITHM_POLICY,
  type KeyLimit,
  type Limit,
} from '../crypto/algorithm-policy.ts'
export type { HashName, SignatureScheme } from '../crypto/algorithms.ts'
export type { CryptoPort } from '../crypto/crypto-port.ts'
export { webCrypto } from '../crypto/web-crypto.ts'
export type { JadesSignature } from '../jades/jades-signature.ts'
export {
  type JadesIntegrity,
  type JadesIntegrityFailure,
  verifyJadesIntegrity,
} from '../jades/verify-jades-integrity.ts'
export { LIMITS } from '../work-allowance.ts'
export { type Certificate, readCertificate } from '../x509/certificate.ts'
export type { PolicyInputs } from '../x509/policy-graph.ts'
export { jadesArchiveEnd, padesArchiveEnd } from './archive-end.ts'
export type { RawEvidence } from './evidence.ts'
export type { Indication, SubIndication } from './indication.ts'
export { mayBeExtended } from './may-be-extended.ts'
export {
  describeStep,
  INDICATION_TEXTS,
  REASON_TEXTS,
  type ReportLanguage,
  STEP_TEXTS,
  SUB_INDICATION_TEXTS,
  TOPIC_TEXTS,
  VERDICT_TEXTS,
  WARNING_TEXTS,
} from './step-texts.ts'
export {
  STEP_TOPICS,
  type StepCode,
  type StepReason,
  type StepTopic,
  type StepVerdict,
  type ValidationStep,
  type ValidationWarning,
  verdictOf,
} from './steps.ts'
export { type JadesValidation, validateJades } from './validate-jades.ts'
export { type PadesSignatureValidation, type PadesValidation, validatePades } from './validate-pades.ts'
export type { SignatureValidation, ValidationOptions } from './validate-signature.ts'
