/** Standard base64 (RFC 4648 §4) made safe for addresses (§5): `-` and `_` for `+` and `/`, no padding. */
export function toUrlSafeBase64(text: string): string {
  return text
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '')
}

/** URL-safe base64 (RFC 4648 §5) as standard base64 (§4), padded. */
export function toStandardBase64(text: string): string {
  const bare = text
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/={1,2}$/, '')
  return bare + '='.repeat((4 - (bare.length % 4)) % 4)
}

/** Bytes as URL-safe base64 without padding. */
export function bytesToBase64Url(bytes: Uint8Array): string {
  return toUrlSafeBase64(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')))
}

/** The bytes of URL-safe or standard base64, padded or not; null for other characters and for stray bits at the end. */
export function base64ToBytes(text: string): Uint8Array | null {
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(text)) return null
  const standard = toStandardBase64(text)
  if (standard.endsWith('===')) return null
  const bytes = Uint8Array.from(atob(standard), (character) => character.charCodeAt(0))
  // One text for one value: an identifier with its unused last bits changed is another text and is refused.
  return toStandardBase64(bytesToBase64Url(bytes)) === standard ? bytes : null
}
