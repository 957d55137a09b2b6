import { crc32 } from 'node:zlib'
import { checkImageSize } from './image-size.ts'
import { cleanOnlyIf } from './not-clean.ts'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const

/** What is needed to show the image in its right colours; texts, EXIF, times, animations and private chunks are left out. */
const KEPT: ReadonlySet<string> = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD', 'pHYs'])

/** Colour type → the depths that it may have (PNG §11.2.2). */
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}

interface Chunk {
  readonly type: string
  readonly content: Uint8Array
  /** With its length and its checksum. */
  readonly whole: Uint8Array
}

/** The image without what is not needed to show it, read to its last byte (PNG, ISO/IEC 15948); throws `attachment_not_clean`. */
export function cleanPng(bytes: Uint8Array): Uint8Array {
  cleanOnlyIf(
    SIGNATURE.every((byte, at) => bytes[at] === byte),
    'png-signature',
  )
  const chunks = [...chunksOf(bytes)]
  checkHeader(chunks[0])
  checkOrder(chunks.map(({ type }) => type))
  cleanOnlyIf(chunks.at(-1)?.content.length === 0, 'png-order')
  const kept = chunks.filter(({ type }) => isCritical(type) || KEPT.has(type))
  return Buffer.concat([Uint8Array.from(SIGNATURE), ...kept.map(({ whole }) => whole)])
}

const isCritical = (type: string) => /^[A-Z]/.test(type)

function* chunksOf(bytes: Uint8Array): Generator<Chunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at: number = SIGNATURE.length; at < bytes.length; ) {
    cleanOnlyIf(at + 12 <= bytes.length, 'png-cut')
    const end = at + 12 + view.getUint32(at)
    cleanOnlyIf(end <= bytes.length, 'png-cut')
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    cleanOnlyIf(/^[A-Za-z]{4}$/.test(type), 'png-chunk')
    cleanOnlyIf(crc32(bytes.subarray(at + 4, end - 4)) === view.getUint32(end - 4), 'png-checksum')
    yield { type, content: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) }
    at = end
  }
}

function checkHeader(chunk: Chunk | undefined): void {
  cleanOnlyIf(chunk?.type === 'IHDR' && chunk.content.length === 13, 'png-header')
  const view = new DataView(chunk.content.buffer, chunk.content.byteOffset, 13)
  checkImageSize(view.getUint32(0), view.getUint32(4))
  const [depth = 0, colour = 0, compression, filter, interlace = 0] = chunk.content.subarray(8)
  cleanOnlyIf(DEPTHS[colour]?.includes(depth), 'png-header')
  cleanOnlyIf(compression === 0 && filter === 0 && interlace <= 1, 'png-header')
}

/** IHDR, perhaps a palette, the image data in one run, IEND; nothing after it, no other critical chunk (PNG §5.6). */
function checkOrder(types: readonly string[]): void {
  const [header, ...rest] = types.filter(isCritical)
  const data = rest.slice(rest[0] === 'PLTE' ? 1 : 0, -1)
  cleanOnlyIf(header === 'IHDR' && types[0] === 'IHDR' && types.at(-1) === 'IEND', 'png-order')
  cleanOnlyIf(data.length > 0 && data.every((type) => type === 'IDAT'), 'png-order')
  const run = types.slice(types.indexOf('IDAT'), types.lastIndexOf('IDAT') + 1)
  cleanOnlyIf(run.length === data.length, 'png-order')
}
