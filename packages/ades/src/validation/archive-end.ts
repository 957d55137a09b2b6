import { findSignerCertificate } from '../cms/signed-data.ts'
import { type AlgorithmPolicy, DEFAULT_ALGORITHM_POLICY, schemeEnds } from '../crypto/algorithm-policy.ts'
import { AdesError } from '../errors.ts'
import { readEtsiU, readTimestampTokens } from '../jades/etsi-u.ts'
import type { JadesSignature } from '../jades/jades-signature.ts'
import { signaturesOf } from '../pades/signature-fields.ts'
import { openPdf } from '../pdf/pdf-document.ts'
import { readTimestampToken, type TimestampToken } from '../rfc3161/timestamp-token.ts'

/** The earliest end among the authority's certificates, the stamp's digest and its signature scheme. */
function stampEnd({ hash, signedData }: TimestampToken, policy: AlgorithmPolicy): Date {
  const { signer, certificates } = signedData
  const certificate = findSignerCertificate(signer, certificates)
  if (certificate === undefined) throw new AdesError('timestamp_malformed', 'The stamp does not carry its certificate.')
  const ends = [
    ...certificates.map(({ notAfter }) => notAfter),
    ...schemeEnds(policy, { scheme: signer.scheme, publicKey: certificate.publicKey }),
    ...[hash, signer.hash].flatMap((name) => policy.hashes[name]?.until ?? []),
  ]
  return new Date(Math.min(...ends.map((end) => end.getTime())))
}

const endOf = (tokens: readonly Uint8Array[], policy: AlgorithmPolicy): Date | undefined => {
  const last = tokens.at(-1)
  return last === undefined ? undefined : stampEnd(readTimestampToken(last), policy)
}

/**
 * Until when the last archive stamp protects a signature by itself: renew before. Undefined without an archive stamp.
 * Throws `jades_malformed`, `timestamp_malformed`.
 */
export function jadesArchiveEnd(
  { header }: JadesSignature,
  policy: AlgorithmPolicy = DEFAULT_ALGORITHM_POLICY,
): Date | undefined {
  const items = readEtsiU(header).filter(({ name }) => name === 'arcTst')
  return endOf(
    items.flatMap(({ value }) => readTimestampTokens(value)),
    policy,
  )
}

/** The same for a PDF. Throws `pdf_malformed`, `pdf_unsupported`, `timestamp_malformed`. */
export function padesArchiveEnd(pdf: Uint8Array, policy: AlgorithmPolicy = DEFAULT_ALGORITHM_POLICY): Date | undefined {
  const stamps = signaturesOf(openPdf(pdf)).filter(({ kind }) => kind === 'document-timestamp')
  return endOf(
    stamps.map(({ cms }) => cms),
    policy,
  )
}
