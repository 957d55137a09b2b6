/**
 * Content-Disposition (RFC 6266) that opens a file in the browser under this name: once in ASCII for old readers, once as
 * it is (`filename*`, RFC 8187). No character of the name can end or extend the header.
 */
export function inlineAs(fileName: string): string {
  const name = fileName.toWellFormed().replace(/\p{Cc}/gu, '')
  const ascii = name.replace(/[^\w .,()-]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `inline; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
