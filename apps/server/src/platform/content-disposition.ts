/**
 * Content-Disposition (RFC 6266) that opens a file in the browser under this name: once in ASCII for old readers, once as
 * it is (`filename*`, RFC 8187). No character of the name can end or extend the header.
 */
export const inlineAs = (fileName: string): string => dispositionOf('inline', fileName)

/** The same, for a file that is only ever saved, never shown on our origin. */
export const downloadAs = (fileName: string): string => dispositionOf('attachment', fileName)

function dispositionOf(kind: 'inline' | 'attachment', fileName: string): string {
  const name = fileName.toWellFormed().replace(/\p{Cc}/gu, '')
  const ascii = name.replace(/[^\w .,()-]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
