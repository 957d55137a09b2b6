import { createHash } from 'node:crypto'
import { type Augmenting, explain, type LevelNotReached } from '../baseline/augmenting.ts'
import { BASELINE_LEVELS, type BaselineLevel } from '../baseline/baseline-level.ts'
import { addUnsignedAttribute } from '../cms/add-unsigned-attribute.ts'
import { signatureTimestampAttribute } from '../cms/sign-cms.ts'
import { findSignerCertificate, readSignedData, type SignedData } from '../cms/signed-data.ts'
import { nodeCrypto } from '../crypto/node-crypto.ts'
import { AdesError } from '../errors.ts'
import { padesLevelByComponents } from '../pades/pades-level.ts'
import { digestOf, placeholderEntries, setByteRange, setContents } from '../pades/placeholder.ts'
import { addSealField, changeCatalog } from '../pades/seal-field.ts'
import { addToSecurityStore } from '../pades/security-store.ts'
import { coveredEnd, type PdfSignature, signaturesOf } from '../pades/signature-fields.ts'
import { signatureTimestamps } from '../pades/signature-timestamps.ts'
import { openPdf, type PdfDocument } from '../pdf/pdf-document.ts'
import { PdfIncrement, type PdfSyntax } from '../pdf/pdf-increment.ts'
import {
  type CertificateInUse,
  collectValidationData,
  type ValidationData,
} from '../revocation/collect-validation-data.ts'
import type { TimestampSource } from '../rfc3161/timestamp-client.ts'
import { readTimestampToken, type TimestampToken } from '../rfc3161/timestamp-token.ts'
import { readCertificate } from '../x509/certificate.ts'
import { expectIntact } from './expect-intact.ts'

export interface AugmentedPades {
  readonly pdf: Uint8Array
  /** The level reached, which is never more than what the file now holds. */
  readonly level: BaselineLevel
  readonly notReached?: LevelNotReached
}

/** Room for a token with its certificates; document stamps are made anew, so this is all they need. */
const STAMP_ROOM = 16_384

interface Opened {
  readonly document: PdfDocument
  readonly signatures: readonly PdfSignature[]
}

function openSealed(pdf: Uint8Array): Opened {
  const document = openPdf(pdf)
  const signatures = signaturesOf(document)
  if (signatures.length === 0) throw new AdesError('pdf_malformed', 'The PDF carries no signature.')
  return { document, signatures }
}

/** A stamp over the signature value, put into the room that its Contents left (ETSI EN 319 122-1 §5.3). */
async function stampLastSignature(
  pdf: Uint8Array,
  last: PdfSignature,
  timestamps: TimestampSource,
): Promise<Uint8Array> {
  const { signature } = readSignedData(last.cms).signer
  const token = await timestamps.stamp(createHash('sha256').update(signature).digest())
  const stamped = Uint8Array.from(pdf)
  const { contentsStart, contentsEnd } = last
  const cms = addUnsignedAttribute(last.cms, signatureTimestampAttribute(token.der))
  setContents({ pdf: stamped, contentsStart, contentsEnd }, cms)
  return stamped
}

async function addSignatureTimestamp(opened: Opened, { timestamps }: Augmenting): Promise<Uint8Array> {
  const { document, signatures } = opened
  const pdf = document.bytes
  const last = signatures.at(-1)
  // Contents may change only while nothing after it covers it; then a document stamp proves the time as well.
  if (last !== undefined && coveredEnd(last) === pdf.length) return stampLastSignature(pdf, last, timestamps)
  return appendStamp(new PdfIncrement(document), new Map(), timestamps)
}

function inUse(signedData: SignedData, at: Date): CertificateInUse {
  const certificate = findSignerCertificate(signedData.signer, signedData.certificates)
  if (certificate === undefined) throw new AdesError('chain_incomplete', 'A signature does not carry its certificate.')
  return { certificate, at }
}

const earliest = (times: readonly Date[]) => new Date(Math.min(...times.map((time) => time.getTime())))

/** The certificates whose status is wanted, each at the earliest time proven for it. */
function certificatesInUse(signatures: readonly PdfSignature[]): { uses: CertificateInUse[]; read: SignedData[] } {
  const stamps = signatures
    .filter(({ kind }) => kind === 'document-timestamp')
    .map(({ cms }) => readTimestampToken(cms))
  const uses: CertificateInUse[] = stamps.map(({ signedData, time }) => inUse(signedData, time))
  const read: SignedData[] = stamps.map(({ signedData }) => signedData)
  for (const { cms } of signatures.filter(({ kind }) => kind === 'signature')) {
    const signedData = readSignedData(cms)
    const inner = signatureTimestamps(signedData).map(readTimestampToken)
    const times = [...inner, ...stamps].map(({ time }) => time)
    uses.push(inUse(signedData, earliest(times)), ...inner.map((token) => inUse(token.signedData, token.time)))
    read.push(signedData, ...inner.map((token) => token.signedData))
  }
  return { uses, read }
}

function collect(signatures: readonly PdfSignature[], options: Augmenting): Promise<ValidationData> {
  const { revocation, trustAnchors, crypto = nodeCrypto, additionalCertificates = [] } = options
  const { uses, read } = certificatesInUse(signatures)
  const certificates = [
    ...read.flatMap((signedData) => signedData.certificates),
    ...additionalCertificates.map(readCertificate),
  ]
  return collectValidationData(uses, { certificates, revocation, trustAnchors, crypto })
}

/** Ends an increment with a document time stamp over everything (ETSI EN 319 142-1 §5.4). */
async function appendStamp(
  increment: PdfIncrement,
  catalogChanges: ReadonlyMap<string, readonly PdfSyntax[]>,
  timestamps: TimestampSource,
): Promise<Uint8Array> {
  const value = increment.reserve()
  increment.set(value, [
    '<< /Type /DocTimeStamp /Filter /Adobe.PPKLite /SubFilter /ETSI.RFC3161\n',
    ...placeholderEntries(STAMP_ROOM),
    '>>',
  ])
  const fieldChanges = addSealField(increment, { namePrefix: 'Timestamp', description: 'Time stamp', value })
  changeCatalog(increment, new Map([...catalogChanges, ...fieldChanges]))
  const prepared = setByteRange(increment.encode(), increment.document.bytes.length)
  const token: TimestampToken = await timestamps.stamp(digestOf(prepared, 'sha256'))
  setContents(prepared, token.der)
  return prepared.pdf
}

function withStore({ document, signatures }: Opened, data: ValidationData) {
  const increment = new PdfIncrement(document)
  return { increment, changes: addToSecurityStore(increment, signatures, data) }
}

async function addValidationData(opened: Opened, options: Augmenting): Promise<Uint8Array> {
  const { increment, changes } = withStore(opened, await collect(opened.signatures, options))
  changeCatalog(increment, changes)
  return increment.encode()
}

async function addDocumentTimestamp({ document }: Opened, { timestamps }: Augmenting): Promise<Uint8Array> {
  return appendStamp(new PdfIncrement(document), new Map(), timestamps)
}

/** Validation data and the stamp over it in one increment. */
async function addDataAndTimestamp(opened: Opened, options: Augmenting): Promise<Uint8Array> {
  const { increment, changes } = withStore(opened, await collect(opened.signatures, options))
  return appendStamp(increment, changes, options.timestamps)
}

const STEPS = { 'B-T': addSignatureTimestamp, 'B-LT': addValidationData, 'B-LTA': addDocumentTimestamp } as const

/** Whether increments can be added here: files with cross-reference streams are read and not extended. */
export function canExtendPades(pdf: Uint8Array): boolean {
  try {
    return new PdfIncrement(openPdf(pdf)).document.bytes.length > 0
  } catch {
    return false
  }
}

/** The file one level higher, or two at once; `level` is what it holds now. */
async function raiseFrom(level: BaselineLevel, target: BaselineLevel, step: { opened: Opened; options: Augmenting }) {
  const { opened, options } = step
  // One increment instead of two, where both are wanted; when only the stamp fails, B-LT is still reached below.
  if (level === 'B-T' && target === 'B-LTA') {
    const both = await addDataAndTimestamp(opened, options).catch(() => undefined)
    if (both !== undefined) return both
  }
  const next = BASELINE_LEVELS[BASELINE_LEVELS.indexOf(level) + 1]
  if (next === undefined || next === 'B-B') return opened.document.bytes
  return STEPS[next](opened, options)
}

/**
 * Raises a sealed PDF towards a level (ETSI EN 319 142-1 §6.3): signature time stamp, document security store, document
 * time stamp. Stops where an authority fails and says what was reached and why not more. Nothing covered is rewritten.
 * Throws `document_changed` for a file that may be shown otherwise than it was sealed or whose signatures do not hold.
 */
export async function augmentPades(
  pdf: Uint8Array,
  target: Exclude<BaselineLevel, 'B-B'>,
  options: Augmenting,
): Promise<AugmentedPades> {
  await expectIntact(pdf, options.crypto)
  let current = pdf
  for (;;) {
    // Read once a level: each step works on what was read here.
    const opened = openSealed(current)
    const level = padesLevelByComponents(opened.document, opened.signatures)
    if (BASELINE_LEVELS.indexOf(level) >= BASELINE_LEVELS.indexOf(target)) return { pdf: current, level }
    try {
      current = await raiseFrom(level, target, { opened, options })
    } catch (cause) {
      const next = BASELINE_LEVELS[BASELINE_LEVELS.indexOf(level) + 1] ?? target
      return { pdf: current, level, notReached: explain(next, cause) }
    }
  }
}

/**
 * Adds the validation data of all earlier stamps and a further document time stamp, before the last one's certificate or
 * algorithm ends (ETSI EN 319 142-1 §6.3, B-LTA). Throws `document_changed` for a file that may be shown otherwise than it
 * was sealed or whose signatures or stamps do not hold. Whom to trust is asked by validation, before.
 */
export async function renewPadesArchive(pdf: Uint8Array, options: Augmenting): Promise<AugmentedPades> {
  const { document, signatures } = openSealed(pdf)
  const level = padesLevelByComponents(document, signatures)
  await expectIntact(pdf, options.crypto)
  if (level !== 'B-LTA') throw new AdesError('pdf_malformed', `Only B-LTA can be renewed; this is ${level}.`)
  try {
    const last = signatures.slice(-1)
    const increment = new PdfIncrement(document)
    const changes = addToSecurityStore(increment, last, await collect(last, options))
    return { pdf: await appendStamp(increment, changes, options.timestamps), level }
  } catch (cause) {
    return { pdf, level, notReached: explain('B-LTA', cause) }
  }
}
