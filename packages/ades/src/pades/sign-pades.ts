import { OID } from '../asn1/oids.ts'
import { cmsHash, signCms } from '../cms/sign-cms.ts'
import { openPdf } from '../pdf/pdf-document.ts'
import { PdfIncrement, pdfText } from '../pdf/pdf-increment.ts'
import type { Signer } from '../signers/signer.ts'
import { digestOf, placeholderEntries, setByteRange, setContents } from './placeholder.ts'
import { addSealField, changeCatalog, type VisibleWidget } from './seal-field.ts'

export interface PadesSigning {
  readonly signer: Signer
  /** The claimed time, written as /M; CMS signing-time must be absent in PAdES. */
  readonly signingTime: Date
  readonly visible?: VisibleWidget
  /** What assistive technology reads for the field; "Electronic seal" unless told. */
  readonly description?: string
  readonly name?: string
  readonly location?: string
  readonly reason?: string
  /** Bytes kept free in Contents for the signature time stamp; 8,192 unless told. */
  readonly timestampRoom?: number
}

/** A date of PDF (ISO 32000-1 §7.9.4) in UTC. */
const pdfDate = (time: Date) => `(D:${time.toISOString().slice(0, 19).replace(/\D/g, '')}+00'00')`

const optionalText = (key: string, value: string | undefined) =>
  value === undefined ? '' : `/${key} ${pdfText(value)}\n`

function contentsBytes({ signer, timestampRoom = 8192 }: PadesSigning): number {
  const certificates = signer.certificateChain.reduce((sum, { length }) => sum + length, 0)
  return certificates + 1280 + timestampRoom
}

/** The hash by the name node gives it. */
const NODE_HASHES = { 'SHA-1': 'sha1', 'SHA-256': 'sha256', 'SHA-384': 'sha384', 'SHA-512': 'sha512' } as const

/**
 * Seals a PDF as PAdES B-B (ETSI EN 319 142-1 §6.3) by an incremental update: the given bytes stay as they are. Throws
 * `pdf_malformed`, `pdf_unsupported` (encryption, cross-reference streams), `placeholder_too_small`.
 */
export async function signPades(pdf: Uint8Array, options: PadesSigning): Promise<Uint8Array> {
  const { signer, signingTime, visible, description = 'Electronic seal' } = options
  const increment = new PdfIncrement(openPdf(pdf))
  const value = increment.add(
    '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached\n',
    ...placeholderEntries(contentsBytes(options)),
    `/M ${pdfDate(signingTime)}\n`,
    optionalText('Name', options.name),
    optionalText('Location', options.location),
    optionalText('Reason', options.reason),
    '>>',
  )
  const field = { namePrefix: 'Seal', description, value }
  changeCatalog(increment, addSealField(increment, visible === undefined ? field : { ...field, visible }))
  const prepared = setByteRange(increment.encode(), pdf.length)
  const digest = digestOf(prepared, NODE_HASHES[cmsHash(signer)])
  const cms = await signCms({ signer, contentType: OID.data, digest })
  setContents(prepared, cms.encode([]))
  return prepared.pdf
}
