import { AdesError } from '../errors.ts'
import { fromBase64 } from './base64.ts'

const BLOCK = /-----BEGIN ([A-Z0-9 ]+)-----([A-Za-z0-9+/=\s]+)-----END \1-----/g

/** The DER of every PEM block with this label (RFC 7468), in order; throws `certificate_malformed` on broken base64. */
export function pemBlocks(pem: string, label: string): Uint8Array[] {
  return [...pem.matchAll(BLOCK)]
    .filter((match) => match[1] === label)
    .map((match) => {
      const der = fromBase64((match[2] ?? '').replace(/\s+/g, ''))
      if (der === undefined) throw new AdesError('certificate_malformed', `A PEM block ${label} is not base64.`)
      return der
    })
}
