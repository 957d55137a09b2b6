export type { Augmenting, LevelNotReached } from './baseline/augmenting.ts'
export type { BaselineLevel } from './baseline/baseline-level.ts'
export { type AlgorithmPolicy, DEFAULT_ALGORITHM_POLICY } from './crypto/algorithm-policy.ts'
export type { HashName } from './crypto/algorithms.ts'
export type { CryptoPort } from './crypto/crypto-port.ts'
export { nodeCrypto } from './crypto/node-crypto.ts'
export { webCrypto } from './crypto/web-crypto.ts'
export { ADES_ERROR_CODES, AdesError, type AdesErrorCode } from './errors.ts'
export { type AugmentedPades, augmentPades, canExtendPades, renewPadesArchive } from './extension/augment-pades.ts'
export type { Authority, Transport, TransportRequest } from './http/transport.ts'
export {
  type AugmentedJades,
  augmentJades,
  augmentJadesWithoutPayload,
  type JadesWithoutPayload,
  renewJadesArchive,
} from './jades/augment-jades.ts'
export type { JadesSignature } from './jades/jades-signature.ts'
export { type JadesSigning, signJades } from './jades/sign-jades.ts'
export {
  type JadesIntegrity,
  type JadesIntegrityFailure,
  verifyJadesIntegrity,
} from './jades/verify-jades-integrity.ts'
export type { VisibleWidget } from './pades/seal-field.ts'
export { type PadesSigning, signPades } from './pades/sign-pades.ts'
export { PdfLexer } from './pdf/pdf-lexer.ts'
export type { PdfDictionary, PdfValue } from './pdf/pdf-values.ts'
export { cachedRevocation, type RevocationCaching } from './revocation/cached-revocation.ts'
export {
  createRevocationClient,
  type RevocationClientOptions,
  type RevocationData,
  type RevocationQuestion,
  type RevocationSource,
} from './revocation/revocation-client.ts'
export {
  createTimestampClient,
  type TimestampAuthority,
  type TimestampClientOptions,
  type TimestampSource,
} from './rfc3161/timestamp-client.ts'
export { readTimestampToken, type TimestampToken } from './rfc3161/timestamp-token.ts'
export { signerFromKey } from './signers/key-signer.ts'
export type { Pkcs11Token } from './signers/pkcs11/messages.ts'
export { type Pkcs11Signer, type Pkcs11SignerOptions, signerFromPkcs11 } from './signers/pkcs11/signer-from-pkcs11.ts'
export type { Signer, SignerAlgorithm } from './signers/signer.ts'
export { type PemSigner, signerFromPem } from './signers/signer-from-pem.ts'
export { type Pkcs12Signer, signerFromPkcs12 } from './signers/signer-from-pkcs12.ts'
export { jadesArchiveEnd, padesArchiveEnd } from './validation/archive-end.ts'
export { type Certificate, readCertificate } from './x509/certificate.ts'
