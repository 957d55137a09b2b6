import { OID } from '../asn1/oids.ts'
import type { SignedData } from '../cms/signed-data.ts'

/** The DER tokens of the signature time stamps in a CMS signature (ETSI EN 319 122-1 §5.3). */
export const signatureTimestamps = ({ signer }: SignedData): Uint8Array[] =>
  signer.unsignedAttributes
    .filter(({ oid }) => oid === OID.signatureTimeStamp)
    .flatMap(({ values }) => values.map(({ encoded }) => encoded))
