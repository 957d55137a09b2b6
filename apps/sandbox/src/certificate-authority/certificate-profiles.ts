import { randomBytes, type webcrypto } from 'node:crypto'
import { KEY_ALGORITHM, type KeyAndCertificate } from './key-store.ts'
import {
  AuthorityInfoAccessExtension,
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsageExtension,
  Extension,
  type JsonName,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectKeyIdentifierExtension,
  type X509Certificate,
  X509CertificateGenerator,
} from './x509.ts'

/** What a new certificate is made of. */
type Issuance = {
  keys: webcrypto.CryptoKeyPair
  now: Date
  issuer: Pick<KeyAndCertificate, 'certificate' | 'keys'>
  ocspUrl: string
}

const DAY_MILLISECONDS = 24 * 3600 * 1000
const ROOT_DAYS = 20 * 365
const ISSUING_DAYS = 15 * 365
const LEAF_DAYS = 3 * 365

const TIME_STAMPING = '1.3.6.1.5.5.7.3.8'
const OCSP_SIGNING = '1.3.6.1.5.5.7.3.9'
const DOCUMENT_SIGNING = '1.3.6.1.5.5.7.3.36'
const OCSP_NO_CHECK = '1.3.6.1.5.5.7.48.1.5'
const ORGANIZATION_IDENTIFIER = '2.5.4.97'
const DER_NULL = Uint8Array.of(5, 0)

const SIGNING_ALGORITHM = { ...KEY_ALGORITHM, hash: 'SHA-256' }

function subject(commonName: string, organizationIdentifier?: string): JsonName {
  const name: JsonName = [{ C: ['GR'] }, { O: ['Perga Sandbox (test only)'] }]
  if (organizationIdentifier !== undefined) name.push({ [ORGANIZATION_IDENTIFIER]: [organizationIdentifier] })
  return [...name, { CN: [commonName] }]
}

// Positive and at most 20 octets (RFC 5280 §4.1.2.2).
function serialNumber(): string {
  const bytes = randomBytes(16)
  bytes.writeUInt8((bytes.readUInt8(0) & 0x3f) | 0x40, 0)
  return bytes.toString('hex')
}

// A day back, so that a clock a little behind still finds the certificate valid.
function validity(now: Date, days: number): { notBefore: Date; notAfter: Date } {
  const notBefore = new Date(now.getTime() - DAY_MILLISECONDS)
  return { notBefore, notAfter: new Date(notBefore.getTime() + days * DAY_MILLISECONDS) }
}

async function keyIdentifiers({ keys, issuer }: Pick<Issuance, 'keys' | 'issuer'>): Promise<Extension[]> {
  return [
    await SubjectKeyIdentifierExtension.create(keys.publicKey),
    await AuthorityKeyIdentifierExtension.create(issuer.certificate.publicKey),
  ]
}

async function issueCertificate(
  { keys, now, issuer, ocspUrl }: Issuance,
  profile: {
    commonName: string
    organizationIdentifier?: string
    days: number
    extensions: Extension[]
    hasOcsp?: boolean
  },
): Promise<X509Certificate> {
  const access = profile.hasOcsp === false ? [] : [new AuthorityInfoAccessExtension({ ocsp: ocspUrl })]
  return X509CertificateGenerator.create({
    serialNumber: serialNumber(),
    subject: subject(profile.commonName, profile.organizationIdentifier),
    issuer: issuer.certificate.subjectName.toJSON(),
    ...validity(now, profile.days),
    publicKey: keys.publicKey,
    signingKey: issuer.keys.privateKey,
    signingAlgorithm: SIGNING_ALGORITHM,
    extensions: [...profile.extensions, ...(await keyIdentifiers({ keys, issuer })), ...access],
  })
}

/** The trust anchor. */
export async function createRootAuthority({ keys, now }: Pick<Issuance, 'keys' | 'now'>): Promise<X509Certificate> {
  return X509CertificateGenerator.createSelfSigned({
    serialNumber: serialNumber(),
    name: subject('Perga Sandbox Test Root'),
    ...validity(now, ROOT_DAYS),
    keys,
    signingAlgorithm: SIGNING_ALGORITHM,
    extensions: [
      new BasicConstraintsExtension(true, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  })
}

/** The authority that issues every other certificate. */
export function createIssuingAuthority(issuance: Issuance): Promise<X509Certificate> {
  return issueCertificate(issuance, {
    commonName: 'Perga Sandbox Test Issuing CA',
    days: ISSUING_DAYS,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
    ],
  })
}

/** The seal of the service under test: a legal person's certificate, for documents, without any claim to be qualified. */
export function createSealCertificate(issuance: Issuance): Promise<X509Certificate> {
  return issueCertificate(issuance, {
    commonName: 'Perga Sandbox Seal',
    organizationIdentifier: 'XX:TEST-ONLY',
    days: LEAF_DAYS,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation, true),
      new ExtendedKeyUsageExtension([DOCUMENT_SIGNING]),
    ],
  })
}

/** The time-stamping unit: its one, critical purpose is timeStamping (RFC 3161 §2.3). */
export function createTimeStampUnit(issuance: Issuance): Promise<X509Certificate> {
  return issueCertificate(issuance, {
    commonName: 'Perga Sandbox Test TSU',
    days: LEAF_DAYS,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation, true),
      new ExtendedKeyUsageExtension([TIME_STAMPING], true),
    ],
  })
}

/** A delegated OCSP responder of `issuer`, not itself to be checked (RFC 6960 §4.2.2.2). */
export function createOcspResponder(issuance: Issuance): Promise<X509Certificate> {
  return issueCertificate(issuance, {
    commonName: `Perga Sandbox Test OCSP of ${issuance.issuer.certificate.subjectName.getField('CN')[0] ?? 'unnamed'}`,
    days: LEAF_DAYS,
    hasOcsp: false,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([OCSP_SIGNING], true),
      new Extension(OCSP_NO_CHECK, false, DER_NULL),
    ],
  })
}
