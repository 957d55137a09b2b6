import { Constructed, Enumerated, GeneralizedTime, type OctetString, Primitive } from 'asn1js'
import {
  BasicOCSPResponse,
  CertID,
  Extension,
  OCSPRequest,
  OCSPResponse,
  ResponseBytes,
  ResponseData,
  SingleResponse,
} from 'pkijs'
import { derOf, digest, HASHES, octets, positiveInteger, toPkijs, wholeSeconds } from './asn1.ts'
import type { AuthoritySwitch } from './authority-behaviour.ts'
import type { FalseIdentities, Identity } from './false-identities.ts'
import type { TestPki } from './test-pki.ts'

const BASIC_RESPONSE = '1.3.6.1.5.5.7.48.1.1'
const NONCE = '1.3.6.1.5.5.7.48.1.2'
const HOUR_MILLISECONDS = 3600 * 1000

/** OCSPResponseStatus of RFC 6960 §4.2.1. */
const STATUSES = { successful: 0, malformedRequest: 1, unauthorized: 6 } as const

/** What the responder is made of. */
export type OcspResponderOptions = {
  pki: TestPki
  falseIdentities: FalseIdentities
  behaviour: AuthoritySwitch
  now: () => Date
}

/** An authority whose certificates are answered for, who answers, and the serial numbers it has issued. */
type Register = { issuer: Identity; responder: Identity; serialNumbers: ReadonlySet<string> }

function registersOf(pki: TestPki): Register[] {
  const serials = (...entries: Identity[]) =>
    new Set(entries.map(({ certificate }) => normal(certificate.serialNumber)))
  return [
    {
      issuer: pki.issuing,
      responder: pki.ocspResponder,
      serialNumbers: serials(pki.seal, pki.nextSeal, pki.timeStampUnit, pki.ocspResponder),
    },
    { issuer: pki.root, responder: pki.rootOcspResponder, serialNumbers: serials(pki.issuing, pki.rootOcspResponder) },
  ]
}

function normal(serialNumber: string): string {
  return serialNumber.toLowerCase().replace(/^0+/, '')
}

function isIssuedBy(certId: CertID, { certificate }: Identity): boolean {
  const hash = HASHES[certId.hashAlgorithm.algorithmId]
  if (hash === undefined) return false
  const { subject, subjectPublicKeyInfo } = toPkijs(certificate)
  const nameHash = digest(hash, derOf(subject))
  const keyHash = digest(hash, subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView)
  return (
    nameHash.equals(certId.issuerNameHash.valueBlock.valueHexView) &&
    keyHash.equals(certId.issuerKeyHash.valueBlock.valueHexView)
  )
}

function failed(status: keyof typeof STATUSES): Buffer {
  return derOf(new OCSPResponse({ responseStatus: new Enumerated({ value: STATUSES[status] }) }))
}

function statusOf(
  certId: CertID,
  register: Register,
  { behaviour, now }: OcspResponderOptions,
): Primitive | Constructed {
  const serialNumber = normal(Buffer.from(certId.serialNumber.valueBlock.valueHexView).toString('hex'))
  const context = (tagNumber: number) => ({ idBlock: { tagClass: 3, tagNumber } })
  if (!register.serialNumbers.has(serialNumber)) return new Primitive(context(2))
  if (behaviour.current !== 'revoked') return new Primitive(context(0))
  const revokedAt = wholeSeconds(new Date(now().getTime() - HOUR_MILLISECONDS))
  return new Constructed({ ...context(1), value: [new GeneralizedTime({ valueDate: revokedAt })] })
}

function anotherCertificate(certId: CertID): CertID {
  const { hashAlgorithm, issuerNameHash, issuerKeyHash } = certId
  return new CertID({
    hashAlgorithm,
    issuerNameHash,
    issuerKeyHash,
    serialNumber: positiveInteger(Buffer.from('other')),
  })
}

function singleResponse(certId: CertID, register: Register, options: OcspResponderOptions): SingleResponse {
  const isStale = options.behaviour.current === 'expired'
  const thisUpdate = wholeSeconds(new Date(options.now().getTime() - (isStale ? 48 * HOUR_MILLISECONDS : 0)))
  return new SingleResponse({
    certID: options.behaviour.current === 'wrong-imprint' ? anotherCertificate(certId) : certId,
    certStatus: statusOf(certId, register, options),
    thisUpdate,
    nextUpdate: new Date(thisUpdate.getTime() + HOUR_MILLISECONDS),
  })
}

// The nonce comes back as it was sent (RFC 8954 §2.1).
function nonceFor(request: OCSPRequest, { behaviour }: OcspResponderOptions): Extension[] {
  const asked = request.tbsRequest.requestExtensions?.find((extension) => extension.extnID === NONCE)
  if (!asked) return []
  if (behaviour.current !== 'wrong-nonce') return [asked]
  const wrong = octets(Buffer.from('a nonce that nobody sent'))
  return [new Extension({ extnID: NONCE, critical: false, extnValue: wrong.toBER() })]
}

function keyHashOf({ certificate }: Identity): OctetString {
  return octets(digest('sha1', toPkijs(certificate).subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView))
}

async function sign(data: ResponseData, responder: Identity): Promise<Buffer> {
  const response = new BasicOCSPResponse({ tbsResponseData: data, certs: [toPkijs(responder.certificate)] })
  await response.sign(responder.keys.privateKey, 'SHA-256')
  return derOf(
    new OCSPResponse({
      responseStatus: new Enumerated({ value: STATUSES.successful }),
      responseBytes: new ResponseBytes({ responseType: BASIC_RESPONSE, response: octets(derOf(response)) }),
    }),
  )
}

function parseRequest(der: Uint8Array): OCSPRequest | null {
  try {
    return OCSPRequest.fromBER(new Uint8Array(der).buffer)
  } catch {
    return null
  }
}

/**
 * Answers a DER OCSP request (RFC 6960 §2.1) by the delegated responder of the certificates' issuer; certificates of a
 * foreign issuer, or of two issuers in one request, are refused as unauthorized. Never rejects for the request's sake.
 */
export async function answerOcspRequest(der: Uint8Array, options: OcspResponderOptions): Promise<Buffer> {
  const request = parseRequest(der)
  const certIds = request?.tbsRequest.requestList.map((entry) => entry.reqCert) ?? []
  if (!request || certIds.length === 0) return failed('malformedRequest')
  const register = registersOf(options.pki).find(({ issuer }) => certIds.every((certId) => isIssuedBy(certId, issuer)))
  if (!register) return failed('unauthorized')
  const isUntrusted = options.behaviour.current === 'untrusted'
  const responder = isUntrusted ? await options.falseIdentities.untrustedOcspResponder() : register.responder
  const nonce = nonceFor(request, options)
  const data = new ResponseData({
    responderID: keyHashOf(responder),
    producedAt: wholeSeconds(options.now()),
    responses: certIds.map((certId) => singleResponse(certId, register, options)),
    ...(nonce.length > 0 && { responseExtensions: nonce }),
  })
  return sign(data, responder)
}
