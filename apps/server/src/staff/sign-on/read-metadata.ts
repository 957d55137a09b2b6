import { X509Certificate } from 'node:crypto'
import { Refusal, refuseUnless } from '@perga/domain'
import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import type { SignOn } from './sign-on-store.ts'

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol'
const SHORTEST_RSA_KEY = 2048
const ARRAYS = new Set(['IDPSSODescriptor', 'SingleSignOnService', 'KeyDescriptor', 'X509Data', 'X509Certificate'])

// Neither entities nor values are read: what a text looks like stays that text.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseAttributeValue: false,
  parseTagValue: false,
  processEntities: false,
  removeNSPrefix: true,
  isArray: (name) => ARRAYS.has(name),
})

const KeyDescriptor = z.object({
  '@use': z.string().optional(),
  KeyInfo: z.object({ X509Data: z.array(z.object({ X509Certificate: z.array(z.string()) })).default([]) }),
})
const Metadata = z.object({
  EntityDescriptor: z.object({
    '@entityID': z.string().min(1).max(1024),
    IDPSSODescriptor: z
      .array(
        z.object({
          '@protocolSupportEnumeration': z.string(),
          KeyDescriptor: z.array(KeyDescriptor).min(1),
          SingleSignOnService: z.array(z.object({ '@Binding': z.string(), '@Location': z.string() })).min(1),
        }),
      )
      .length(1),
  }),
})

/** A certificate, kept as base64 of DER or as PEM, as the desk shows it. */
export function describeCertificate(kept: string): { subject: string; sha256: string; valid_to: string } {
  const certificate = new X509Certificate(kept.includes('-----BEGIN') ? kept : Buffer.from(kept, 'base64'))
  return {
    subject: certificate.subject.replaceAll('\n', ', '),
    sha256: certificate.fingerprint256,
    valid_to: certificate.validToDate.toISOString(),
  }
}

/**
 * The identity provider that pasted SAML metadata describes (SAML metadata §2.4.3): its name, where a sign-on begins, and its
 * signing certificates in force. `allowsHttp` is for trying out. Throws `sign_on_metadata_invalid`.
 */
export function readMetadata(
  xml: string,
  { now, allowsHttp }: { now: Date; allowsHttp: boolean },
): Omit<SignOn, 'institutionCode'> {
  const entity = parse(xml)
  const [descriptor] = entity.IDPSSODescriptor
  if (!descriptor?.['@protocolSupportEnumeration'].split(/\s+/).includes(PROTOCOL)) throw invalid('protocol')
  const location = descriptor.SingleSignOnService.find((service) => service['@Binding'] === REDIRECT)?.['@Location']
  const signOnUrl = readAddress(location, allowsHttp)
  const certificates = descriptor.KeyDescriptor.filter((key) => key['@use'] !== 'encryption')
    .flatMap(({ KeyInfo }) => KeyInfo.X509Data.flatMap(({ X509Certificate: own }) => own))
    .map(readCertificate)
    .filter((certificate) => certificate.validToDate > now)
  refuseUnless(certificates.length > 0, 'sign_on_metadata_invalid', { reason: 'no certificate in force' })
  const texts = new Set(certificates.map(({ raw }) => raw.toString('base64')))
  return { idpEntityId: entity['@entityID'], signOnUrl, certificates: [...texts] }
}

function parse(xml: string) {
  const text = xml.replaceAll(/<!--.*?-->/gs, '').trim()
  // Document types, instructions and entities of one's own have no business in metadata.
  const isPlain = !/<!|<\?(?!xml\s)|&(?!amp;)/.test(text)
  refuseUnless(isPlain, 'sign_on_metadata_invalid', { reason: 'document type, instruction or entity' })
  try {
    return Metadata.parse(parser.parse(text, true)).EntityDescriptor
  } catch (cause) {
    throw invalid('structure', cause)
  }
}

function readAddress(location: string | undefined, allowsHttp: boolean): string {
  const address = location?.trim().replaceAll('&amp;', '&') ?? ''
  const protocol = URL.canParse(address) ? new URL(address).protocol : ''
  if (protocol !== 'https:' && !(allowsHttp && protocol === 'http:')) throw invalid('sign-on address')
  return address
}

function readCertificate(base64: string): X509Certificate {
  try {
    const certificate = new X509Certificate(Buffer.from(base64.replaceAll(/\s+/g, ''), 'base64'))
    const { asymmetricKeyType: type, asymmetricKeyDetails: details } = certificate.publicKey
    if (type === 'rsa' && (details?.modulusLength ?? 0) < SHORTEST_RSA_KEY) throw invalid('short key')
    return certificate
  } catch (cause) {
    throw cause instanceof Refusal ? cause : invalid('certificate', cause)
  }
}

function invalid(reason: string, cause?: unknown): Refusal {
  return new Refusal('sign_on_metadata_invalid', { reason }, { cause })
}
