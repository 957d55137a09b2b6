import { contextTag } from '../asn1/der-reader.ts'
import { derElement, derOctetString, derOid, derSequence } from '../asn1/der-writer.ts'
import { OID } from '../asn1/oids.ts'
import { type CertificateId, encodeCertificateId } from './certificate-id.ts'

/** Encodes an unsigned OCSPRequest about one certificate, with a nonce (RFC 6960 §4.1, §4.4.1). */
export function encodeOcspRequest(id: CertificateId, nonce: Uint8Array): Uint8Array {
  const extension = derSequence(derOid(OID.ocspNonce), derOctetString(derOctetString(nonce)))
  return derSequence(
    derSequence(derSequence(derSequence(encodeCertificateId(id))), derElement(contextTag(2), derSequence(extension))),
  )
}
