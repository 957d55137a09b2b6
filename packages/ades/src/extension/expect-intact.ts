import type { CryptoPort } from '../crypto/crypto-port.ts'
import { nodeCrypto } from '../crypto/node-crypto.ts'
import { AdesError } from '../errors.ts'
import { verifyTimestamp } from '../rfc3161/verify-timestamp.ts'
import type { SignatureUnderValidation, StampUnderValidation } from '../validation/evidence.ts'
import { openSealed, readSignature } from '../validation/open-sealed-pdf.ts'
import { PDF_RULES } from '../validation/pdf-rules/index.ts'
import { REASON_TEXTS } from '../validation/step-texts.ts'
import { WorkAllowance } from '../work-allowance.ts'

async function expectStamp({ token, imprint }: StampUnderValidation, crypto: CryptoPort): Promise<void> {
  const result = token === undefined ? undefined : await verifyTimestamp(token, imprint, crypto)
  if (result?.valid !== true) throw new AdesError('document_changed', 'A time stamp of the PDF does not hold.')
}

async function expectSeal(seal: SignatureUnderValidation, crypto: CryptoPort): Promise<void> {
  const { cryptographic, documentFindings = [], stamps } = seal
  if (!cryptographic.ok) {
    const why = REASON_TEXTS[cryptographic.reason].en
    throw new AdesError('document_changed', `A signature of the PDF does not hold: ${why}.`)
  }
  const [finding] = documentFindings
  if (finding !== undefined) {
    throw new AdesError('document_changed', `The PDF does not pass: ${REASON_TEXTS[finding.reason].en}.`)
  }
  for (const stamp of stamps) await expectStamp(stamp, crypto)
}

/**
 * Throws `document_changed` for a PDF whose signatures or stamps do not hold over its bytes, or that may be shown otherwise
 * than it was sealed: no further stamp mends that. Whom to trust, and when, is not asked.
 */
export async function expectIntact(pdf: Uint8Array, crypto: CryptoPort = nodeCrypto): Promise<void> {
  const opened = await openSealed(pdf, { crypto, allowance: new WorkAllowance(), rules: PDF_RULES })
  for (const signature of opened.signatures.filter(({ kind }) => kind === 'signature')) {
    await expectSeal(await readSignature(signature, opened), crypto)
  }
}
