import { OID } from '../asn1/oids.ts'
import type { BaselineLevel } from '../baseline/baseline-level.ts'
import { readSignedData, type SignedData } from '../cms/signed-data.ts'
import { type CmsFailure, verifySignedData } from '../cms/verify-signed-data.ts'
import type { CryptoPort } from '../crypto/crypto-port.ts'
import { concatBytes } from '../encoding/bytes.ts'
import { padesLevelByComponents } from '../pades/pades-level.ts'
import { coveredEnd, coveredParts, type PdfSignature, signaturesOf } from '../pades/signature-fields.ts'
import { signatureTimestamps } from '../pades/signature-timestamps.ts'
import { openPdf, type PdfDocument } from '../pdf/pdf-document.ts'
import type { WorkAllowance } from '../work-allowance.ts'
import {
  type CryptographicResult,
  type Evidence,
  expectReasonable,
  joinEvidence,
  readStamp,
  type SignatureUnderValidation,
  type StampUnderValidation,
} from './evidence.ts'
import { imprintOf } from './imprint.ts'
import { judgeSealed, type PdfRule } from './pdf-rules/index.ts'
import { type ReadFile, readWhole } from './pdf-rules/sealed-view.ts'
import { readSecurityStore } from './read-security-store.ts'
import { rejectedSignature } from './within-allowance.ts'

type DocumentStamp = StampUnderValidation & { readonly isWellFormed: boolean }

/** A sealed PDF, read as far as all its seals have it in common. */
export interface SealedPdf {
  readonly document: PdfDocument
  readonly signatures: readonly PdfSignature[]
  readonly store: Evidence
  readonly documentStamps: readonly DocumentStamp[]
  /** Missing when a signature cannot be read: then none can be said to have any. */
  readonly level: BaselineLevel | undefined
  readonly crypto: CryptoPort
  /** The file read from end to end, and the rules that it is judged by. */
  readonly whole: ReadFile
  readonly rules: readonly PdfRule[]
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

const UNREADABLE = rejectedSignature('malformed')

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

function coveredBytes({ byteRange }: PdfSignature, { bytes, allowance }: PdfDocument): Uint8Array {
  const parts = coveredParts(bytes, byteRange)
  allowance.spend((parts[0].length + parts[1].length) / 10)
  return concatBytes(parts)
}

async function verify(signature: PdfSignature, signedData: SignedData, { document, crypto }: SealedPdf) {
  if (!isWellFormed(signature, document)) return MALFORMED
  try {
    const verification = await verifySignedData(signedData, coveredBytes(signature, document), crypto)
    if (!verification.valid) return FAILURES[verification.reason]
    const { certificate, hashes } = verification
    return { ok: true, certificate, scheme: signedData.signer.scheme, hashes } as const
  } catch {
    return failed('CRYPTO_CONSTRAINTS_FAILURE', 'ALGORITHMS', 'algorithm-unsupported')
  }
}

/** Positions are offsets in the file. The stamp over a signature value stands where that signature ends. */
function signatureStamps(
  signature: PdfSignature,
  signedData: SignedData,
  { document: { allowance }, crypto }: SealedPdf,
): StampUnderValidation[] {
  const tokens = signatureTimestamps(signedData)
  allowance.expect('stamps', tokens.length)
  return tokens.map((der) => ({
    kind: 'signature',
    ...readStamp(der, allowance),
    imprint: imprintOf(() => signedData.signer.signature, crypto),
    position: signature.contentsEnd,
    breaksDocument: false,
  }))
}

/** Each document time stamp, read once for all the seals below it. */
function readDocumentStamps(
  { document, signatures }: Pick<SealedPdf, 'document' | 'signatures'>,
  crypto: CryptoPort,
): DocumentStamp[] {
  return signatures
    .filter(({ kind }) => kind === 'document-timestamp')
    .map((stamp) => {
      const isRight = isWellFormed(stamp, document)
      return {
        kind: 'archive',
        ...(isRight ? readStamp(stamp.cms, document.allowance) : {}),
        imprint: imprintOf(() => coveredBytes(stamp, document), crypto),
        position: coveredEnd(stamp),
        breaksDocument: true,
        isWellFormed: isRight,
      }
    })
}

/** The stamps over a seal; one whose ranges are wrong is among them, since it must not pass for one that is not there. */
const stampsOver = (seal: PdfSignature, { documentStamps }: SealedPdf): readonly StampUnderValidation[] =>
  documentStamps.filter((stamp) => stamp.position > coveredEnd(seal) || !stamp.isWellFormed)

/** PAdES has none (ETSI EN 319 142-1): who would show one as valid is not known here. */
const counterSignaturesOf = ({ signer }: SignedData) =>
  signer.unsignedAttributes
    .filter(({ oid }) => oid === OID.counterSignature)
    .map(() => ({ reason: 'not-supported' }) as const)

/** One seal with its stamps and evidence; throws for one that cannot be read, and `limit_exceeded`. */
export async function readSignature(signature: PdfSignature, opened: SealedPdf) {
  const { document, store, level } = opened
  document.allowance.spend(2 * signature.cms.length)
  const signedData = readSignedData(signature.cms)
  if (level === undefined) return UNREADABLE
  const stamps = [...signatureStamps(signature, signedData, opened), ...stampsOver(signature, opened)]
  const carried = [...signedData.certificates, ...stamps.flatMap(({ token }) => token?.signedData.certificates ?? [])]
  const evidence = joinEvidence([{ certificates: carried, ocsp: [], crls: [] }, store])
  expectReasonable(evidence, document.allowance)
  const under: SignatureUnderValidation = {
    position: signature.contentsEnd,
    cryptographic: await verify(signature, signedData, opened),
    ...(signature.signingTime === undefined ? {} : { claimedSigningTime: signature.signingTime }),
    evidence,
    stamps,
    levelByComponents: level,
    counterSignatures: counterSignaturesOf(signedData),
    documentFindings: judgeSealed(opened.whole, signature, opened.rules),
  }
  return under
}

function levelOf(document: PdfDocument, signatures: readonly PdfSignature[]): BaselineLevel | undefined {
  try {
    return padesLevelByComponents(document, signatures)
  } catch {
    return undefined
  }
}

/** What opening a PDF needs beside its bytes. */
export interface OpeningSealed {
  readonly crypto: CryptoPort
  readonly allowance: WorkAllowance
  readonly rules: readonly PdfRule[]
}

/** Opens a PDF with its signatures; throws `pdf_malformed`, `pdf_unsupported`, `limit_exceeded`. */
export async function openSealed(pdf: Uint8Array, { crypto, allowance, rules }: OpeningSealed): Promise<SealedPdf> {
  const document = openPdf(pdf, allowance)
  const signatures = signaturesOf(document)
  const store = await readSecurityStore(document)
  const documentStamps = readDocumentStamps({ document, signatures }, crypto)
  const level = levelOf(document, signatures)
  const whole = readWhole(document, signatures)
  return { document, signatures, store, documentStamps, level, crypto, whole, rules }
}
