import { childrenOf, type DerElement, readElementAt } from '../src/asn1/der-reader.ts'
import { isTime, readTime } from '../src/asn1/der-time.ts'
import {
  readBitString,
  readBoolean,
  readIntegerBytes,
  readNamedBits,
  readOid,
  readString,
} from '../src/asn1/der-values.ts'
import { readSignedData } from '../src/cms/signed-data.ts'
import { fromBase64, fromBase64Url } from '../src/encoding/base64.ts'
import { asciiText, fromHex } from '../src/encoding/bytes.ts'
import { pemBlocks } from '../src/encoding/pem.ts'
import { AdesError } from '../src/errors.ts'
import { readProtectedHeader } from '../src/jades/read-protected-header.ts'
import { signaturesOf } from '../src/pades/signature-fields.ts'
import { catalogOf, openPdf, readObject } from '../src/pdf/pdf-document.ts'
import { PdfLexer } from '../src/pdf/pdf-lexer.ts'
import { pagesOf } from '../src/pdf/pdf-pages.ts'
import { readCrl } from '../src/revocation/crl.ts'
import { readOcspResponse } from '../src/revocation/ocsp-response.ts'
import { readTimestampResponse } from '../src/rfc3161/timestamp-response.ts'
import { readTimestampToken } from '../src/rfc3161/timestamp-token.ts'
import { readPkcs12 } from '../src/signers/read-pkcs12.ts'
import { parseJades } from '../src/validation/parse-jades.ts'
import { validateJades } from '../src/validation/validate-jades.ts'
import { validatePades } from '../src/validation/validate-pades.ts'
import { readCertificate } from '../src/x509/certificate.ts'

/** A parser that is fuzzed: whatever bytes it is given, it answers or throws an AdesError, soon. */
export interface FuzzTarget {
  /** Of what kind its inputs are, which decides how they are altered. */
  readonly format: 'der' | 'pdf' | 'text'
  /** The folders of the corpus that it starts from. */
  readonly seeds: readonly string[]
  /** Further inputs that it starts from. */
  readonly inputs?: readonly Uint8Array[]
  run(input: Uint8Array): unknown
}

/** What validation promises: an outcome for whatever bytes, and never an exception. */
class ThrewInValidation extends Error {
  override readonly name = 'ThrewInValidation'
}

const OPTIONS = { trustAnchors: [], validationTime: new Date('2026-11-22T12:00:00Z') }

const outcomeOf = (validation: Promise<unknown>) =>
  validation.catch((cause: unknown) => {
    throw new ThrewInValidation(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause), { cause })
  })

const VALUES = [readBoolean, readIntegerBytes, readOid, readBitString, readNamedBits, readString] as const

/** Each way of reading a value, on each element that the input holds. */
function readDerTree(element: DerElement, depth = 0): void {
  for (const read of VALUES) attempt(() => read(element))
  if (isTime(element)) attempt(() => readTime(element))
  if (depth < 30)
    attempt(() => {
      for (const child of childrenOf(element)) readDerTree(child, depth + 1)
    })
}

function attempt(read: () => unknown): void {
  try {
    read()
  } catch (error) {
    if (!(error instanceof AdesError)) throw error
  }
}

function readPdf(input: Uint8Array): void {
  const document = openPdf(input)
  for (const number of document.places.keys()) attempt(() => readObject(document, number))
  attempt(() => {
    for (const { dictionary } of pagesOf(document, catalogOf(document))) dictionary.entries.get('Contents')
  })
  attempt(() => signaturesOf(document))
}

function readPdfSyntax(input: Uint8Array): void {
  const lexer = new PdfLexer(input, 0)
  // A lexer that does not move on would never end: the work is bounded by the length, and a circle shows as a hang.
  for (let before = -1; lexer.at < input.length && lexer.at > before; ) {
    before = lexer.at
    lexer.readValue()
  }
}

function readTexts(input: Uint8Array): void {
  const text = asciiText(input)
  for (const read of [fromBase64, fromBase64Url, fromHex]) read(text)
}

/** Every parser of the package by name. */
export const TARGETS: Readonly<Record<string, FuzzTarget>> = {
  der: {
    format: 'der',
    seeds: ['certificate', 'cms', 'crl', 'ocsp'],
    run: (input) => readDerTree(readElementAt(input, 0)),
  },
  certificate: { format: 'der', seeds: ['certificate'], run: readCertificate },
  cms: { format: 'der', seeds: ['cms', 'timestamp-token'], run: readSignedData },
  crl: { format: 'der', seeds: ['crl'], run: readCrl },
  ocsp: { format: 'der', seeds: ['ocsp'], run: readOcspResponse },
  'timestamp-token': { format: 'der', seeds: ['timestamp-token'], run: readTimestampToken },
  'timestamp-response': { format: 'der', seeds: ['timestamp-response'], run: readTimestampResponse },
  pkcs12: { format: 'der', seeds: ['pkcs12'], run: (input) => readPkcs12(input, 'fuzz') },
  'jades-file': { format: 'text', seeds: ['jades'], run: parseJades },
  'jades-header': {
    format: 'text',
    seeds: ['header'],
    run: (input) => readProtectedHeader(Buffer.from(input).toString('base64url')),
  },
  'jades-validation': { format: 'text', seeds: ['jades'], run: (input) => outcomeOf(validateJades(input, OPTIONS)) },
  'pdf-syntax': { format: 'pdf', seeds: ['pdf'], run: readPdfSyntax },
  'pdf-document': { format: 'pdf', seeds: ['pdf'], run: readPdf },
  'pdf-validation': {
    format: 'pdf',
    seeds: ['pdf', 'sealed'],
    run: (input) => outcomeOf(validatePades(input, OPTIONS)),
  },
  base64: { format: 'text', seeds: ['text'], run: readTexts },
  pem: { format: 'text', seeds: ['pem'], run: (input) => pemBlocks(Buffer.from(input).toString(), 'CERTIFICATE') },
}

/** Whether what a target threw is what it may throw. */
export const isDeclared = (error: unknown): boolean => error instanceof AdesError
