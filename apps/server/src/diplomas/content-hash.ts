import { randomBytes } from 'node:crypto'
import type { DiplomaFacts } from '@perga/domain'
import canonicalize from 'canonicalize'
import { sha256 } from '../platform/keys.ts'

/** RFC 8785 canonical JSON, as bytes. */
export function canonicalBytes(value: object): Buffer {
  const text = canonicalize(value)
  if (text === undefined) throw new TypeError('the value has no JSON form')
  return Buffer.from(text, 'utf8')
}

/** The salt of one release: without it nobody can guess the content from its hash. */
export function contentSalt(): Buffer {
  return randomBytes(16)
}

/** What a release binds: the disclosed facts, their layout and template version; not the client, the audit id or the time. */
export function contentHash(
  disclosed: Partial<DiplomaFacts>,
  bound: { salt: Uint8Array; layout: number; templateVersionId: string },
): Buffer {
  const { layout, templateVersionId } = bound
  return sha256(Buffer.concat([bound.salt, canonicalBytes({ layout, templateVersionId, disclosed })]))
}
