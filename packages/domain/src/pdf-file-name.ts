/** The disclosed names and completion date after which a diploma's file is called. */
export type PdfFileNameParts = {
  readonly lastName: string | null | undefined
  readonly firstName: string | null | undefined
  readonly validFrom?: string | null | undefined
}

const withoutUnsafe = (text: string) => text.replace(/[/\\\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim()

/** `QR_` + last + `_` + first, then `_` + validFrom when known, `.pdf`; without slashes (spec 1 §3). */
export function pdfFileName({ lastName, firstName, validFrom }: PdfFileNameParts): string {
  const parts = [lastName, firstName, validFrom].map((part) => withoutUnsafe(part ?? '')).filter((part) => part !== '')
  return `${['QR', ...parts].join('_')}.pdf`
}
