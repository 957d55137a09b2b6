import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]

/** How a page may travel; `identity` is the page as it is. */
type Encoding = 'br' | 'gzip' | 'identity'

/** A page in one encoding, with the name of exactly these bytes. */
export interface PageBody {
  readonly encoding: Encoding
  readonly bytes: Buffer
  readonly etag: string
}

/** Prepares a page once for every way in which it can be asked for. */
export async function preparePage(page: string): Promise<Record<Encoding, PageBody>> {
  const bytes = Buffer.from(page)
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const body = (encoding: Encoding, content: Buffer) => ({ encoding, bytes: content, etag: `"${digest}-${encoding}"` })
  return {
    br: body('br', await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })),
    gzip: body('gzip', await toGzip(bytes)),
    identity: body('identity', bytes),
  }
}

/** The best encoding that the client accepts (RFC 9110 §12.5.3); a weight of 0 is a refusal. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = (header ?? '').split(',').flatMap((item) => {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name]
  })
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}

/** Whether the client holds these bytes already (RFC 9110 §13.1.2, weak comparison). */
export function isHeldByClient(ifNoneMatch: string | undefined, etag: string): boolean {
  const held = (ifNoneMatch ?? '').split(',').map((name) => name.trim().replace(/^W\//, ''))
  return held.includes(etag) || held.includes('*')
}
