/** A Greek tax number (ΑΦΜ): nine digits whose last one checks. */
export type TaxNumber = string & { readonly scheme: 'GR tax number' }

function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits.slice(0, 8)).reduce((total, digit, at) => total + Number(digit) * 2 ** (8 - at), 0)
  return (sum % 11) % 10 === Number(digits[8])
}

const isTaxNumber = (digits: string): digits is TaxNumber =>
  /^\d{9}$/.test(digits) && digits !== '000000000' && hasCheckDigit(digits)

/**
 * A tax number as the tax login sends it, padded with spaces and perhaps with a leading `00`; null when its check digit is
 * wrong. `000000000`, which the check digit admits, is nobody's.
 */
export function parseTaxNumber(raw: string): TaxNumber | null {
  const digits = raw.trim().replace(/^00(?=\d{9}$)/, '')
  return isTaxNumber(digits) ? digits : null
}
