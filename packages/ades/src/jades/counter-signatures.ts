import type { CryptoPort } from '../crypto/crypto-port.ts'
import { toBase64Url } from '../encoding/base64.ts'
import { utf8Bytes } from '../encoding/bytes.ts'
import type { Certificate } from '../x509/certificate.ts'
import type { EtsiUItem } from './etsi-u.ts'
import type { JadesSignature } from './jades-signature.ts'
import { type JadesIntegrityFailure, verifyJadesIntegrity } from './verify-jades-integrity.ts'

/** Whether a counter-signature holds over the signature value, and whose certificate it names. */
export type CounterSignatureIntegrity =
  | { readonly holds: true; readonly certificate: Certificate }
  | { readonly holds: false; readonly failure: JadesIntegrityFailure }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A JWS in compact or flattened form; its payload may be left out, since it is the signature value. */
function readJws(value: unknown): JadesSignature | undefined {
  if (typeof value === 'string') {
    const [header, payload, signature, ...more] = value.split('.')
    if (header === undefined || payload === undefined || signature === undefined || more.length > 0) return undefined
    return { protected: header, payload, signature }
  }
  if (!isRecord(value)) return undefined
  const { protected: header, payload = '', signature } = value
  return typeof header === 'string' && typeof payload === 'string' && typeof signature === 'string'
    ? { protected: header, payload, signature }
    : undefined
}

async function verifyOne(
  value: unknown,
  signed: JadesSignature,
  crypto: CryptoPort,
): Promise<CounterSignatureIntegrity> {
  const jws = readJws(value)
  if (jws === undefined) return { holds: false, failure: 'malformed' }
  // Its payload is the signature value (ETSI TS 119 182-1 §5.3.2), which some write as octets and some as their text.
  const values = [signed.signature, toBase64Url(utf8Bytes(signed.signature))]
  const payloads = jws.payload === '' ? values : values.filter((payload) => payload === jws.payload)
  let failure: JadesIntegrityFailure = 'signature-invalid'
  for (const payload of payloads) {
    const integrity = await verifyJadesIntegrity({ ...jws, payload }, { crypto })
    if (integrity.intact) return { holds: true, certificate: integrity.signingCertificate }
    failure = integrity.reason
  }
  return { holds: false, failure }
}

/** Checks the counter-signatures (cSig) among the unsigned components; never throws for bad input. */
export const verifyCounterSignatures = (
  items: readonly EtsiUItem[],
  signed: JadesSignature,
  crypto: CryptoPort,
): Promise<CounterSignatureIntegrity[]> =>
  Promise.all(items.filter(({ name }) => name === 'cSig').map(({ value }) => verifyOne(value, signed, crypto)))
