import { BitString } from 'asn1js'
import { MessageImprint, PKIStatus, PKIStatusInfo, TimeStampReq, TimeStampResp } from 'pkijs'
import { derOf, HASHES, octets, positiveInteger, wholeSeconds } from './asn1.ts'
import type { AuthoritySwitch } from './authority-behaviour.ts'
import type { FalseIdentities } from './false-identities.ts'
import type { TestPki } from './test-pki.ts'
import { makeTimeStampToken, SANDBOX_POLICY, type TokenContent } from './time-stamp-token.ts'

/** PKIFailureInfo of RFC 3161 §2.4.2: the numbers of its bits. */
const FAILURES = { badAlg: 0, badRequest: 2, badDataFormat: 5, unacceptedPolicy: 15, unacceptedExtension: 16 } as const

/** Hashes that a time stamp may cover, with their lengths in bytes. */
const IMPRINT_LENGTHS: Readonly<Record<string, number>> = { sha256: 32, sha384: 48, sha512: 64 }

/** What the authority is made of. */
export type TimeStampAuthorityOptions = {
  pki: TestPki
  falseIdentities: FalseIdentities
  behaviour: AuthoritySwitch
  now: () => Date
}

function failureBits(bit: number): BitString {
  const bytes = new Uint8Array(Math.floor(bit / 8) + 1)
  bytes[bytes.length - 1] = 0x80 >> (bit % 8)
  return new BitString({ valueHex: bytes.buffer, unusedBits: 7 - (bit % 8) })
}

function refuse(failure: keyof typeof FAILURES): Buffer {
  const status = new PKIStatusInfo({ status: PKIStatus.rejection, failInfo: failureBits(FAILURES[failure]) })
  return derOf(new TimeStampResp({ status }))
}

function parseRequest(der: Uint8Array): TimeStampReq | null {
  try {
    return TimeStampReq.fromBER(new Uint8Array(der).buffer)
  } catch {
    return null
  }
}

function objectionTo(request: TimeStampReq): keyof typeof FAILURES | null {
  const { messageImprint, reqPolicy, extensions } = request
  const hash = HASHES[messageImprint.hashAlgorithm.algorithmId] ?? ''
  const length = IMPRINT_LENGTHS[hash]
  if (request.version !== 1) return 'badRequest'
  if (length === undefined) return 'badAlg'
  if (messageImprint.hashedMessage.valueBlock.valueHexView.length !== length) return 'badDataFormat'
  if (reqPolicy !== undefined && reqPolicy !== SANDBOX_POLICY) return 'unacceptedPolicy'
  return extensions && extensions.length > 0 ? 'unacceptedExtension' : null
}

function anotherImprint({ hashAlgorithm, hashedMessage }: MessageImprint): MessageImprint {
  const bytes = Buffer.from(hashedMessage.valueBlock.valueHexView)
  bytes.writeUInt8(bytes.readUInt8(0) ^ 1, 0)
  return new MessageImprint({ hashAlgorithm, hashedMessage: octets(bytes) })
}

async function contentFor(request: TimeStampReq, options: TimeStampAuthorityOptions): Promise<TokenContent> {
  const { pki, falseIdentities, behaviour, now } = options
  const honest: TokenContent = {
    unit: pki.timeStampUnit,
    chain: [pki.issuing],
    messageImprint: request.messageImprint,
    nonce: request.nonce,
    withCertificates: request.certReq === true,
    genTime: wholeSeconds(now()),
  }
  switch (behaviour.current) {
    case 'wrong-nonce':
      return { ...honest, nonce: positiveInteger(Buffer.from('wrong nonce')) }
    case 'wrong-imprint':
      return { ...honest, messageImprint: anotherImprint(request.messageImprint) }
    case 'expired':
      return { ...honest, unit: await falseIdentities.expiredTimeStampUnit() }
    case 'untrusted':
      return { ...honest, unit: await falseIdentities.untrustedTimeStampUnit(), chain: [] }
    default:
      return honest
  }
}

/** Answers a DER time-stamp request with a DER response (RFC 3161 §2.4). Never rejects for the request's sake. */
export async function answerTimeStampRequest(der: Uint8Array, options: TimeStampAuthorityOptions): Promise<Buffer> {
  const request = parseRequest(der)
  if (!request) return refuse('badDataFormat')
  const objection = objectionTo(request)
  if (objection) return refuse(objection)
  const timeStampToken = await makeTimeStampToken(await contentFor(request, options))
  return derOf(new TimeStampResp({ status: new PKIStatusInfo({ status: PKIStatus.granted }), timeStampToken }))
}
