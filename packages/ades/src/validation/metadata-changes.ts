import { equalBytes, utf8Text } from '../encoding/bytes.ts'
import { type PdfDocument, resolve, resolveAny } from '../pdf/pdf-document.ts'
import type { PdfDictionary } from '../pdf/pdf-values.ts'
import { sameExcept } from '../pdf/same-value.ts'

/** The file as it was signed and as it is now. */
export interface Revisions {
  readonly before: PdfDocument
  readonly after: PdfDocument
}

/** What a program that adds validation data may write of itself; title, author and all else stay as they were signed. */
const INFO_CHANGES: ReadonlySet<string> = new Set(['ModDate', 'Producer'])
const XMP_CHANGES = /(xmp:ModifyDate|xmp:MetadataDate|pdf:Producer)(?:="[^"<>]*"|>[^<>]*<)/g
const STREAM_CHANGES: ReadonlySet<string> = new Set(['Length'])

function isInfoKept({ before, after }: Revisions): boolean {
  const old = resolve(before, before.trailer.entries.get('Info'))
  const now = resolve(after, after.trailer.entries.get('Info'))
  if (old?.kind !== 'dictionary' || now?.kind !== 'dictionary') return old === undefined && now === undefined
  const areTexts = [...INFO_CHANGES].every((key) => (now.entries.get(key)?.kind ?? 'string') === 'string')
  return areTexts && sameExcept(old, now, INFO_CHANGES)
}

const NAMESPACE = /\sxmlns:([\w.-]+)=("[^"]*"|'[^']*')/g

/** Where a prefix means two things, what it stands for cannot be compared by its name. */
function areNamesClear(texts: readonly string[]): boolean {
  const meanings = new Map<string, string>()
  return texts
    .flatMap((text) => [...text.matchAll(NAMESPACE)])
    .every(([, prefix = '', value = '']) => {
      const known = meanings.get(prefix) ?? value
      meanings.set(prefix, value)
      return known === value
    })
}

/** The packet as it reads without dates and producers, wherever its namespaces are declared. */
const essence = (xmp: string) => xmp.replace(NAMESPACE, '').replace(XMP_CHANGES, '$1')

/** Whether two metadata packets (XMP, ISO 16684-1) say the same but for when and by what the file was last written. */
const sameMetadata = (old: string, now: string): boolean => areNamesClear([old, now]) && essence(old) === essence(now)

function isMetadataKept({ before, after }: Revisions, old: PdfDictionary, now: PdfDictionary): boolean {
  const was = resolveAny(before, old.entries.get('Metadata'))
  const is = resolveAny(after, now.entries.get('Metadata'))
  if (was?.kind !== 'stream' || is?.kind !== 'stream') return was === undefined && is === undefined
  if (!sameExcept(was.dictionary, is.dictionary, STREAM_CHANGES)) return false
  return equalBytes(was.bytes, is.bytes) || sameMetadata(utf8Text(was.bytes), utf8Text(is.bytes))
}

/** Whether a file still says of itself what it said when it was signed: the Info dictionary and the catalogue's metadata. */
export const isDescriptionKept = (revisions: Revisions, old: PdfDictionary, now: PdfDictionary): boolean =>
  isInfoKept(revisions) && isMetadataKept(revisions, old, now)
