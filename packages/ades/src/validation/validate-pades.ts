import { readSignedData, type SignedData } from '../cms/signed-data.ts'
import { type CmsFailure, verifySignedData } from '../cms/verify-signed-data.ts'
import type { CryptoPort } from '../crypto/crypto-port.ts'
import { webCrypto } from '../crypto/web-crypto.ts'
import { concatBytes } from '../encoding/bytes.ts'
import { padesLevelByComponents } from '../pades/pades-level.ts'
import { coveredEnd, coveredParts, type PdfSignature, signaturesOf } from '../pades/signature-fields.ts'
import { signatureTimestamps } from '../pades/signature-timestamps.ts'
import { openPdf, type PdfDocument } from '../pdf/pdf-document.ts'
import {
  type CryptographicResult,
  type Evidence,
  joinEvidence,
  readStamp,
  type SignatureUnderValidation,
  type StampUnderValidation,
} from './evidence.ts'
import { isChangedAfterSigning } from './pdf-changes.ts'
import { readSecurityStore } from './read-security-store.ts'
import { type SignatureValidation, type ValidationOptions, validateSignature } from './validate-signature.ts'

export interface PadesSignatureValidation extends SignatureValidation {
  readonly fieldName: string
  /** Whether the signature and the stamps after it cover the file to its last byte. */
  readonly coversWholeFile: boolean
}

/** The worst outcome of all signatures of the file, and each of them. */
export interface PadesValidation extends SignatureValidation {
  readonly signatures: readonly PadesSignatureValidation[]
}

type Failure = Extract<CryptographicResult, { ok: false }>

const failed = (
  subIndication: Failure['subIndication'],
  code: Failure['code'],
  reason: Failure['reason'],
): Failure => ({
  ok: false,
  subIndication,
  code,
  reason,
})

const MALFORMED = failed('FORMAT_FAILURE', 'FORMAT', 'malformed')

const FAILURES: Readonly<Record<CmsFailure, Failure>> = {
  'signer-certificate-missing': failed('NO_SIGNING_CERTIFICATE_FOUND', 'SIGNING_CERTIFICATE', 'certificate-missing'),
  'certificate-digest-mismatch': failed(
    'NO_SIGNING_CERTIFICATE_FOUND',
    'SIGNING_CERTIFICATE',
    'certificate-digest-mismatch',
  ),
  'content-type-mismatch': MALFORMED,
  'digest-mismatch': failed('HASH_FAILURE', 'SIGNATURE_VALUE', 'digest-mismatch'),
  'signature-invalid': failed('SIG_CRYPTO_FAILURE', 'SIGNATURE_VALUE', 'signature-invalid'),
}

const UNREADABLE: SignatureUnderValidation = {
  position: -1,
  cryptographic: MALFORMED,
  evidence: { certificates: [], ocsp: [], crls: [] },
  stamps: [],
  levelByComponents: 'B-B',
}

/** The ranges must leave out Contents and nothing else, from the first byte on (ISO 32000-1 §12.8.1). */
function coversAllButContents(
  { byteRange, contentsStart, contentsEnd }: PdfSignature,
  { bytes }: PdfDocument,
): boolean {
  const [start, length, offset] = byteRange
  return start === 0 && length === contentsStart && offset === contentsEnd && bytes[contentsStart] === 0x3c
}

/** Padding of other bytes than zeros could carry anything unseen. */
const isPaddedWithZeros = ({ cms, contents }: PdfSignature) => contents.subarray(cms.length).every((byte) => byte === 0)

const isWellFormed = (signature: PdfSignature, document: PdfDocument) =>
  coversAllButContents(signature, document) &&
  isPaddedWithZeros(signature) &&
  coveredEnd(signature) <= document.bytes.length

const coveredBytes = (signature: PdfSignature, { bytes }: PdfDocument) =>
  concatBytes(coveredParts(bytes, signature.byteRange))

async function verify(signature: PdfSignature, signedData: SignedData, document: PdfDocument, crypto: CryptoPort) {
  if (!isWellFormed(signature, document)) return MALFORMED
  try {
    const verification = await verifySignedData(signedData, coveredBytes(signature, document), crypto)
    if (!verification.valid) return FAILURES[verification.reason]
    return { ok: true, certificate: verification.certificate, scheme: signedData.signer.scheme } as const
  } catch {
    return failed('CRYPTO_CONSTRAINTS_FAILURE', 'ALGORITHMS', 'algorithm-unsupported')
  }
}

/** Positions are offsets in the file. The stamp over a signature value stands where that signature ends. */
function signatureStamps(signature: PdfSignature, signedData: SignedData): StampUnderValidation[] {
  return signatureTimestamps(signedData).map((der) => ({
    kind: 'signature',
    ...readStamp(der),
    stampedBytes: signedData.signer.signature,
    position: signature.contentsEnd,
    breaksDocument: false,
  }))
}

/** The stamps over a seal; one whose ranges are wrong is among them, since it must not pass for one that is not there. */
function documentStamps(seal: PdfSignature, { signatures, document }: Opened): StampUnderValidation[] {
  return signatures
    .filter(({ kind }) => kind === 'document-timestamp')
    .filter((stamp) => coveredEnd(stamp) > coveredEnd(seal) || !isWellFormed(stamp, document))
    .map((stamp) => ({
      kind: 'archive',
      ...(isWellFormed(stamp, document) ? readStamp(stamp.cms) : {}),
      stampedBytes: coveredBytes(stamp, document),
      position: coveredEnd(stamp),
      breaksDocument: true,
    }))
}

function isChanged(signature: PdfSignature, document: PdfDocument): boolean {
  const end = coveredEnd(signature)
  if (end === document.bytes.length) return false
  try {
    return isChangedAfterSigning(openPdf(document.bytes.subarray(0, end)), document)
  } catch {
    return true
  }
}

interface Opened {
  readonly document: PdfDocument
  readonly signatures: readonly PdfSignature[]
  readonly store: Evidence
}

async function readSignature(signature: PdfSignature, opened: Opened, crypto: CryptoPort) {
  const { document, signatures, store } = opened
  const signedData = readSignedData(signature.cms)
  const stamps = [...signatureStamps(signature, signedData), ...documentStamps(signature, opened)]
  const carried = [...signedData.certificates, ...stamps.flatMap(({ token }) => token?.signedData.certificates ?? [])]
  const under: SignatureUnderValidation = {
    position: signature.contentsEnd,
    cryptographic: await verify(signature, signedData, document, crypto),
    ...(signature.signingTime === undefined ? {} : { claimedSigningTime: signature.signingTime }),
    evidence: joinEvidence([{ certificates: carried, ocsp: [], crls: [] }, store]),
    stamps,
    levelByComponents: padesLevelByComponents(document, signatures),
    changedAfterSigning: isChanged(signature, document),
  }
  return under
}

async function openSealed(pdf: Uint8Array): Promise<Opened | undefined> {
  try {
    const document = openPdf(pdf)
    return { document, signatures: signaturesOf(document), store: await readSecurityStore(document) }
  } catch {
    return undefined
  }
}

async function validateOne(signature: PdfSignature, opened: Opened, options: ValidationOptions) {
  const under = await readSignature(signature, opened, options.crypto ?? webCrypto).catch(() => UNREADABLE)
  const validation = await validateSignature(under, options)
  const { fieldName } = signature
  const last = opened.signatures.at(-1)
  const coversWholeFile = last !== undefined && coveredEnd(last) === opened.document.bytes.length
  return { ...validation, fieldName, coversWholeFile }
}

const SEVERITY = ['TOTAL-FAILED', 'INDETERMINATE', 'TOTAL-PASSED'] as const

function worstOf(validations: readonly PadesSignatureValidation[]): PadesSignatureValidation | undefined {
  return SEVERITY.flatMap((severity) => validations.filter(({ indication }) => indication === severity))[0]
}

/**
 * Validates all PAdES signatures of a PDF, of any baseline level (ETSI EN 319 102-1 over ETSI EN 319 142-1), and whether
 * the document was changed after signing. Never throws for bad input: that is an outcome. A file without a signature is
 * a FORMAT_FAILURE.
 */
export async function validatePades(pdf: Uint8Array, options: ValidationOptions): Promise<PadesValidation> {
  const opened = await openSealed(pdf)
  const seals = opened?.signatures.filter(({ kind }) => kind === 'signature') ?? []
  const signatures: PadesSignatureValidation[] = []
  if (opened !== undefined) for (const seal of seals) signatures.push(await validateOne(seal, opened, options))
  const {
    fieldName: _,
    coversWholeFile: __,
    ...worst
  } = worstOf(signatures) ?? {
    ...(await validateSignature(UNREADABLE, options)),
    fieldName: '',
    coversWholeFile: false,
  }
  return { ...worst, signatures }
}
