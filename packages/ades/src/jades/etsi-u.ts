import { fromBase64, fromBase64Url, toBase64Once } from '../encoding/base64.ts'
import { utf8Bytes, utf8Text } from '../encoding/bytes.ts'
import { parseUniqueJson } from '../encoding/unique-json.ts'
import { AdesError } from '../errors.ts'

/** One unsigned component (ETSI TS 119 182-1 §5.3): its name, its value and the text that archive stamps cover. */
export interface EtsiUItem {
  readonly name: string
  readonly value: unknown
  readonly encoded: string
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const malformed = (why: string) => new AdesError('jades_malformed', `etsiU cannot be read: ${why}.`)

function parse(encoded: string): unknown {
  const bytes = fromBase64Url(encoded)
  if (bytes === undefined) throw malformed('an item is not base64url')
  try {
    return parseUniqueJson(utf8Text(bytes))
  } catch (cause) {
    throw new AdesError('jades_malformed', 'etsiU cannot be read: an item is not JSON.', { cause })
  }
}

function readItem(encoded: unknown): EtsiUItem {
  // Clear items are a form of their own (canonicalised); the two are never mixed, and this package writes the encoded one.
  if (typeof encoded !== 'string') throw new AdesError('jades_unsupported', 'Clear items of etsiU are not supported.')
  const component = parse(encoded)
  const [member, ...more] = isRecord(component) ? Object.entries(component) : []
  if (member === undefined || more.length > 0) throw malformed('an item does not have exactly one member')
  return { name: member[0], value: member[1], encoded }
}

/** Reads the items of etsiU in order; throws `jades_malformed`, and `jades_unsupported` for clear items. */
export function readEtsiU(header: { readonly etsiU: readonly string[] } | undefined): EtsiUItem[] {
  if (header === undefined) return []
  const { etsiU }: { etsiU: unknown } = header
  if (etsiU === undefined) return []
  if (!Array.isArray(etsiU)) throw malformed('it is no list')
  return etsiU.map(readItem)
}

/** A list of `{val: base64}` objects (pkiOb, ETSI TS 119 182-1 §5.4). */
export const pkiObjects = (values: readonly Uint8Array[]): { val: string }[] =>
  values.map((value) => ({ val: toBase64Once(value) }))

function readPkiObject(value: unknown): Uint8Array {
  const bytes = isRecord(value) && typeof value.val === 'string' ? fromBase64(value.val) : undefined
  if (bytes === undefined) throw malformed('a value is not base64')
  return bytes
}

const readList = (value: unknown): Uint8Array[] => {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw malformed('a list of values is no list')
  return value.map(readPkiObject)
}

/** The tokens of sigTst or arcTst (tstContainer, ETSI TS 119 182-1 §5.4). */
export const readTimestampTokens = (value: unknown): Uint8Array[] =>
  readList(isRecord(value) ? value.tstTokens : undefined)

/** The certificates of xVals (ETSI TS 119 182-1 §5.3); other kinds than X.509 are passed over. */
export function readCertificateValues(value: unknown): Uint8Array[] {
  if (!Array.isArray(value)) throw malformed('xVals is no list')
  return value.flatMap((item: unknown) =>
    isRecord(item) && isRecord(item.x509Cert) ? [readPkiObject(item.x509Cert)] : [],
  )
}

export interface RevocationValues {
  readonly ocsp: readonly Uint8Array[]
  readonly crls: readonly Uint8Array[]
}

/** The OCSP answers and lists of rVals (ETSI TS 119 182-1 §5.3). */
export const readRevocationValues = (value: unknown): RevocationValues =>
  isRecord(value) ? { ocsp: readList(value.ocspVals), crls: readList(value.crlVals) } : { ocsp: [], crls: [] }

/** What an archive stamp before the item at `index` covers (ETSI TS 119 182-1 §5.3), base64url items. */
export function archiveImprintBytes(
  jades: { readonly payload: string; readonly protected: string; readonly signature: string },
  earlierItems: readonly { readonly encoded: string }[],
): Uint8Array {
  const items = earlierItems.map(({ encoded }) => encoded).join('')
  return utf8Bytes(`${jades.payload}.${jades.protected}.${jades.signature}.${items}`)
}
