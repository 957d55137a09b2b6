import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Constructed, Sequence } from 'asn1js'
import type { FastifyInstance } from 'fastify'
import {
  AlgorithmIdentifier,
  BasicOCSPResponse,
  CertID,
  Extension,
  MessageImprint,
  OCSPResponse,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { derOf, digest, octets, positiveInteger, toPkijs } from './asn1.ts'
import type { AuthoritySwitch } from './authority-behaviour.ts'
import { createCertificateAuthority } from './certificate-authority.ts'
import { openTestPki, type TestPki } from './test-pki.ts'

const NOW = new Date('2026-11-20T10:00:00.500Z')
const SHA256 = '2.16.840.1.101.3.4.2.1'
const NONCE = Buffer.from('0102030405060708', 'hex')
const timeStamps: AuthoritySwitch = { current: 'normal' }
const ocsp: AuthoritySwitch = { current: 'normal' }

let folder = ''
let pki: TestPki
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'authority-'))
  const ocspUrl = 'http://127.0.0.1:8103/ocsp'
  pki = await openTestPki(folder, ocspUrl, NOW)
  app = createCertificateAuthority({ pki, ocspUrl, timeStamps, ocsp, now: () => NOW })
})
afterEach(() => {
  timeStamps.current = 'normal'
  ocsp.current = 'normal'
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const toBuffer = (bytes: Uint8Array) => new Uint8Array(bytes).buffer

function post(url: string, type: string, payload: Buffer) {
  return app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })
}

describe('the time-stamping authority', () => {
  const message = Buffer.from('what is stamped')

  function request(changes: Partial<TimeStampReq> = {}): Buffer {
    const messageImprint = new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA256 }),
      hashedMessage: octets(digest('sha256', message)),
    })
    return derOf(
      new TimeStampReq({ version: 1, messageImprint, nonce: positiveInteger(NONCE), certReq: true, ...changes }),
    )
  }

  async function ask(der = request()) {
    const answer = await post('/tsa', 'application/timestamp-query', der)
    return { answer, response: TimeStampResp.fromBER(toBuffer(answer.rawPayload)) }
  }

  function read(response: TimeStampResp) {
    const signed = new SignedData({ schema: response.timeStampToken?.content })
    const info = TSTInfo.fromBER(signed.encapContentInfo.eContent?.getValue() ?? new ArrayBuffer())
    return { signed, info }
  }

  async function isTrusted(response: TimeStampResp): Promise<boolean> {
    const { signed } = read(response)
    const check = {
      signer: 0,
      data: toBuffer(message),
      trustedCerts: [toPkijs(pki.root.certificate)],
      checkChain: true,
      checkDate: NOW,
    }
    return signed.verify(check).catch(() => false)
  }

  test('stamps the imprint with the nonce, at a time in whole seconds', async () => {
    const { answer, response } = await ask()
    const { info } = read(response)
    expect(answer.headers['content-type']).toBe('application/timestamp-reply')
    expect(response.status.status).toBe(0)
    expect(Buffer.from(info.messageImprint.hashedMessage.valueBlock.valueHexView)).toEqual(digest('sha256', message))
    expect(Buffer.from(info.nonce?.valueBlock.valueHexView ?? [])).toEqual(NONCE)
    expect(info.genTime).toEqual(new Date('2026-11-20T10:00:00Z'))
    expect(await isTrusted(response)).toBe(true)
  })

  test('signs contentType, messageDigest and signing-certificate-v2, in the order of DER', async () => {
    const { signed } = read((await ask()).response)
    const attributes = signed.signerInfos[0]?.signedAttrs?.attributes ?? []
    const ders = attributes.map((attribute) => derOf(attribute))
    expect(attributes.map((attribute) => attribute.type).toSorted()).toEqual([
      '1.2.840.113549.1.9.16.2.47',
      '1.2.840.113549.1.9.3',
      '1.2.840.113549.1.9.4',
    ])
    expect(ders).toEqual(ders.toSorted(Buffer.compare))
    const binding = ders.find((der) =>
      der.includes(digest('sha256', new Uint8Array(pki.timeStampUnit.certificate.rawData))),
    )
    expect(binding).toBeDefined()
  })

  test('sends certificates only when they are asked for', async () => {
    expect(read((await ask()).response).signed.certificates).toHaveLength(2)
    expect(read((await ask(request({ certReq: false }))).response).signed.certificates).toBeUndefined()
  })

  test.each([
    [
      'an unknown hash',
      {
        messageImprint: new MessageImprint({
          hashAlgorithm: new AlgorithmIdentifier({ algorithmId: '1.2.3' }),
          hashedMessage: octets(randomBytes(32)),
        }),
      },
      0,
    ],
    [
      'an imprint of the wrong length',
      {
        messageImprint: new MessageImprint({
          hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA256 }),
          hashedMessage: octets(randomBytes(20)),
        }),
      },
      5,
    ],
    ['another policy', { reqPolicy: '1.2.3.4' }, 15],
    ['another version', { version: 2 }, 2],
    ['an extension', { extensions: [new Extension({ extnID: '1.2.3', extnValue: new ArrayBuffer(2) })] }, 16],
  ])('refuses %s with its failure bit', async (_case, changes, bit) => {
    const { response } = await ask(request(changes))
    const bytes = response.status.failInfo?.valueBlock.valueHexView ?? new Uint8Array()
    expect(response.status.status).toBe(2)
    expect(response.timeStampToken).toBeUndefined()
    expect((bytes[Math.floor(bit / 8)] ?? 0) & (0x80 >> (bit % 8))).not.toBe(0)
  })

  test('answers noise with a rejection and another type with 415', async () => {
    expect((await ask(Buffer.from('noise'))).response.status.status).toBe(2)
    expect((await post('/tsa', 'application/json', Buffer.from('{}'))).statusCode).toBe(415)
  })

  test('wrong-nonce and wrong-imprint lie about what was asked', async () => {
    timeStamps.current = 'wrong-nonce'
    expect(Buffer.from(read((await ask()).response).info.nonce?.valueBlock.valueHexView ?? [])).not.toEqual(NONCE)
    timeStamps.current = 'wrong-imprint'
    const { info } = read((await ask()).response)
    expect(Buffer.from(info.messageImprint.hashedMessage.valueBlock.valueHexView)).not.toEqual(
      digest('sha256', message),
    )
  })

  test('expired and untrusted sign with certificates that nobody may accept', async () => {
    timeStamps.current = 'expired'
    const expired = await ask()
    expect(await isTrusted(expired.response)).toBe(false)
    timeStamps.current = 'untrusted'
    expect(await isTrusted((await ask()).response)).toBe(false)
  })

  test('garbage is no response, 500 is a server error, down ends the connection', async () => {
    timeStamps.current = 'garbage'
    await expect(ask()).rejects.toThrow()
    timeStamps.current = '500'
    expect((await post('/tsa', 'application/timestamp-query', request())).statusCode).toBe(500)
    timeStamps.current = 'down'
    await expect(post('/tsa', 'application/timestamp-query', request())).rejects.toThrow()
  })
})

describe('the OCSP responder', () => {
  type Name = keyof TestPki

  async function certIdOf(name: Name, issuer: Name, hashAlgorithm = 'SHA-1'): Promise<CertID> {
    const issuerCertificate = toPkijs(pki[issuer].certificate)
    return CertID.create(toPkijs(pki[name].certificate), { hashAlgorithm, issuerCertificate })
  }

  // Written by hand: pkijs cannot write a request that has extensions.
  function requestFor(certIds: readonly CertID[]): Buffer {
    const nonce = new Extension({ extnID: '1.3.6.1.5.5.7.48.1.2', extnValue: octets(NONCE).toBER() })
    const requestList = new Sequence({ value: certIds.map((certId) => new Sequence({ value: [certId.toSchema()] })) })
    const extensions = new Constructed({
      idBlock: { tagClass: 3, tagNumber: 2 },
      value: [new Sequence({ value: [nonce.toSchema()] })],
    })
    return Buffer.from(new Sequence({ value: [new Sequence({ value: [requestList, extensions] })] }).toBER())
  }

  async function ask(name: Name = 'seal', issuer: Name = 'issuing', hash = 'SHA-1') {
    const answer = await post('/ocsp', 'application/ocsp-request', requestFor([await certIdOf(name, issuer, hash)]))
    return { answer, ...read(answer.rawPayload) }
  }

  function read(der: Buffer) {
    const response = OCSPResponse.fromBER(toBuffer(der))
    const basic = response.responseBytes && BasicOCSPResponse.fromBER(response.responseBytes.response.getValue())
    const status = basic?.tbsResponseData.responses[0]?.certStatus.idBlock.tagNumber
    return { outcome: response.responseStatus.valueBlock.valueDec, basic, status }
  }

  function isTrusted(basic: BasicOCSPResponse | undefined): Promise<boolean> {
    const trustedCerts = [toPkijs(pki.root.certificate), toPkijs(pki.issuing.certificate)]
    return basic ? basic.verify({ trustedCerts }).catch(() => false) : Promise.resolve(false)
  }

  test('says good of what its authority issued, signed by its delegated responder, with the nonce', async () => {
    const { answer, outcome, basic, status } = await ask()
    expect(answer.headers['content-type']).toBe('application/ocsp-response')
    expect([outcome, status]).toEqual([0, 0])
    expect(await isTrusted(basic)).toBe(true)
    const nonce = basic?.tbsResponseData.responseExtensions?.[0]?.extnValue.valueBlock.valueHexView ?? new Uint8Array()
    expect(Buffer.from(nonce)).toEqual(Buffer.from(octets(NONCE).toBER()))
  })

  test('answers for the issuing authority by the root’s own responder, and with other hashes', async () => {
    const { status, basic } = await ask('issuing', 'root', 'SHA-256')
    expect(status).toBe(0)
    const serial = toPkijs(pki.rootOcspResponder.certificate).serialNumber
    expect(basic?.certs?.[0]?.serialNumber.isEqual(serial)).toBe(true)
  })

  test('says unknown of a serial number it has not issued and refuses a foreign issuer', async () => {
    const certId = await certIdOf('seal', 'issuing')
    certId.serialNumber = positiveInteger(Buffer.from('never issued'))
    const unknown = await post('/ocsp', 'application/ocsp-request', requestFor([certId]))
    expect(read(unknown.rawPayload).status).toBe(2)
    const foreign = await post('/ocsp', 'application/ocsp-request', requestFor([await certIdOf('seal', 'seal')]))
    expect(read(foreign.rawPayload).outcome).toBe(6)
  })

  test('refuses two issuers in one request, and noise', async () => {
    const both = requestFor([await certIdOf('seal', 'issuing'), await certIdOf('issuing', 'root')])
    expect(read((await post('/ocsp', 'application/ocsp-request', both)).rawPayload).outcome).toBe(6)
    expect(read((await post('/ocsp', 'application/ocsp-request', Buffer.from('noise'))).rawPayload).outcome).toBe(1)
  })

  test('answers by GET as by POST', async () => {
    const der = requestFor([await certIdOf('seal', 'issuing')])
    const answer = await app.inject({ url: `/ocsp/${encodeURIComponent(der.toString('base64'))}` })
    expect(read(answer.rawPayload).status).toBe(0)
  })

  test('revoked, expired, wrong-nonce, wrong-imprint and untrusted each fail one check', async () => {
    ocsp.current = 'revoked'
    expect((await ask()).status).toBe(1)
    ocsp.current = 'expired'
    const stale = (await ask()).basic?.tbsResponseData.responses[0]
    expect(Number(stale?.nextUpdate)).toBeLessThan(NOW.getTime())
    ocsp.current = 'wrong-nonce'
    const nonce = (await ask()).basic?.tbsResponseData.responseExtensions?.[0]?.extnValue.valueBlock.valueHexView
    expect(Buffer.from(nonce ?? [])).not.toEqual(Buffer.from(octets(NONCE).toBER()))
    ocsp.current = 'wrong-imprint'
    const other = (await ask()).basic?.tbsResponseData.responses[0]?.certID
    expect(other?.isEqual(await certIdOf('seal', 'issuing'))).toBe(false)
    ocsp.current = 'untrusted'
    expect(await isTrusted((await ask()).basic)).toBe(false)
  })

  test('garbage is no response and 500 is a server error', async () => {
    ocsp.current = 'garbage'
    await expect(ask()).rejects.toThrow()
    ocsp.current = '500'
    expect((await post('/ocsp', 'application/ocsp-request', Buffer.alloc(0))).statusCode).toBe(500)
  })

  test('the certificates above the leaves can be fetched', async () => {
    for (const name of ['root', 'issuing'] as const) {
      expect((await app.inject({ url: `/${name}.pem` })).body).toBe(`${pki[name].certificate.toString('pem')}\n`)
    }
  })
})
