/** Tells whether a font has a glyph for a code point. */
export type Coverage = (codePoint: number) => boolean

/** The coverage of a TrueType font from the segments of its Unicode `cmap` (OpenType, format 4 or 12). Throws without one. */
export function fontCoverage(font: Buffer): Coverage {
  const cmap = tableOffset(font, 'cmap')
  const subtables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => {
    return cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4)
  })
  const covered = new Set(subtables.flatMap((at) => codePointsOf(font, at)))
  if (covered.size === 0) throw new Error('the font has no Unicode character map')
  return (codePoint) => covered.has(codePoint)
}

function tableOffset(font: Buffer, tag: string): number {
  for (let at = 12, left = font.readUInt16BE(4); left > 0; at += 16, left--) {
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8)
  }
  throw new Error(`the font has no ${tag} table`)
}

function codePointsOf(font: Buffer, at: number): number[] {
  const format = font.readUInt16BE(at)
  if (format === 4) return segments(font, at)
  return format === 12 ? groups(font, at) : []
}

// The last segment of format 4 ends at U+FFFF and maps nothing.
function segments(font: Buffer, at: number): number[] {
  const doubled = font.readUInt16BE(at + 6)
  const [ends, starts] = [at + 14, at + 16 + doubled]
  return Array.from({ length: doubled / 2 - 1 }, (_, index) =>
    range(font.readUInt16BE(starts + index * 2), font.readUInt16BE(ends + index * 2)),
  ).flat()
}

function groups(font: Buffer, at: number): number[] {
  return Array.from({ length: font.readUInt32BE(at + 12) }, (_, index) =>
    range(font.readUInt32BE(at + 16 + index * 12), font.readUInt32BE(at + 20 + index * 12)),
  ).flat()
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
