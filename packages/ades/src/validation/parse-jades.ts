import { utf8Text } from '../encoding/bytes.ts'
import { parseUniqueJson } from '../encoding/unique-json.ts'
import { AdesError } from '../errors.ts'
import type { JadesSignature } from '../jades/jades-signature.ts'

type Members = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string'

const malformed = (why: string) => new AdesError('jades_malformed', `The file is no JAdES signature: ${why}.`)

function parseCompact(text: string): JadesSignature {
  const [header, payload, signature, ...more] = text.trim().split('.')
  if (header === undefined || payload === undefined || signature === undefined || more.length > 0) {
    throw malformed('it is neither JSON nor in compact form')
  }
  return { payload, protected: header, signature }
}

/** The unprotected header stays as it is: what else stands in it must not overlap with the protected one. */
function readHeader(header: unknown): Pick<JadesSignature, 'header'> {
  if (header === undefined) return {}
  if (!isRecord(header)) throw malformed('its header is no object')
  // etsiU is read, and refused where it is no list, by readEtsiU.
  return { header: header as JadesSignature['header'] & object }
}

function parseFlattened({ payload, protected: header, signature, header: unprotected }: Members): JadesSignature {
  if (!isText(payload) || !isText(header) || !isText(signature)) throw malformed('a part is missing')
  return { payload, protected: header, signature, ...readHeader(unprotected) }
}

/** The members of the flattened form, which the general form must not have beside its own (RFC 7515 §7.2.2). */
const FLATTENED = ['protected', 'header', 'signature']

/** The general form is read with one signature: more would be several signatures of which only one is reported. */
function parseGeneral(value: Members): JadesSignature {
  const { payload, signatures } = value
  if (FLATTENED.some((name) => name in value)) throw malformed('it mixes the flattened and the general form')
  if (!Array.isArray(signatures)) throw malformed('its signatures are no list')
  const [only, ...others]: unknown[] = signatures
  if (!isRecord(only)) throw malformed('a signature is no object')
  if (others.length > 0) throw new AdesError('jades_unsupported', 'Several signatures in one file are not supported.')
  // One of its own would be what some readers show.
  if ('payload' in only) throw malformed('a signature has a payload of its own')
  return parseFlattened({ ...only, payload })
}

const fromValue = (value: unknown): JadesSignature => {
  if (!isRecord(value)) throw malformed('it is no object')
  return 'signatures' in value ? parseGeneral(value) : parseFlattened(value)
}

/**
 * Reads a JAdES file in compact, flattened or general form (RFC 7515 §3), or the same as an object. Throws
 * `jades_malformed`, and `jades_unsupported` for several signatures.
 */
export function parseJades(file: Uint8Array | string | JadesSignature): JadesSignature {
  if (!isText(file) && !(file instanceof Uint8Array)) return fromValue(file)
  let value: unknown
  try {
    const text = isText(file) ? file : utf8Text(file)
    if (!text.trimStart().startsWith('{')) return parseCompact(text)
    value = parseUniqueJson(text)
  } catch (cause) {
    throw new AdesError('jades_malformed', 'The file is no JAdES signature.', { cause })
  }
  return fromValue(value)
}
