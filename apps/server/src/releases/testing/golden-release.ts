import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleasedDiploma } from '@perga/contracts'
import type { composeDiploma } from '../../diplomas/compose-diploma.ts'
import type { StoredRelease } from '../release-store.ts'

const FOLDER = import.meta.dirname

/** A release as an earlier version of the service made it, with what its institution and its template said. */
export interface GoldenRelease {
  /** The institution's record, as it was sent. */
  record: Record<string, unknown>
  template: Parameters<typeof composeDiploma>[1]
  /** The row of the database. */
  stored: StoredRelease
  /** What the reader was answered. */
  answered: ReleasedDiploma
}

/** The master key of these releases: by its indices the holder is recognised. */
export const GOLDEN_MASTER_KEY = Buffer.alloc(32, 0x47)

/** Where the releases of a layout are kept. */
export const goldenFile = (layout: number) => join(FOLDER, `golden-layout-${layout}.json`)

/** The layouts whose releases are kept. */
export function goldenLayouts(): number[] {
  return readdirSync(FOLDER)
    .flatMap((name) => /^golden-layout-(\d+)\.json$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((one, other) => one - other)
}

/** The releases that were made under a layout. */
export function readGolden(layout: number): GoldenRelease[] {
  // Written by writeGolden() below.
  return JSON.parse(readFileSync(goldenFile(layout), 'utf8'), revive) as GoldenRelease[]
}

/** Releases as the text of their file: bytes as `{"$bytes": base64}`, moments as `{"$moment": ISO 8601}`. */
export function writeGolden(releases: readonly GoldenRelease[]): string {
  return `${JSON.stringify(tagged(releases), null, 2)}\n`
}

function tagged(value: unknown): unknown {
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') }
  if (value instanceof Date) return { $moment: value.toISOString() }
  if (Array.isArray(value)) return value.map(tagged)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, tagged(member)]))
}

function revive(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if ('$bytes' in value) return Buffer.from(String(value.$bytes), 'base64')
  return '$moment' in value ? new Date(String(value.$moment)) : value
}
