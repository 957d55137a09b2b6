import { createSigningIdentity } from '@perga/sandbox'
import { expect, test } from 'vitest'
import { readMetadata } from './read-metadata.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const identity = await createSigningIdentity('auth', NOW)
const certificate = identity.certificate.replaceAll(/-----[A-Z ]+-----|\s/g, '')
const given = { now: NOW, allowsHttp: false }

interface Parts {
  location?: string
  binding?: string
  protocol?: string
  keys?: string
}

const key = (text: string, use = 'signing') =>
  `<md:KeyDescriptor use="${use}"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${text}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`

function metadata(parts: Parts = {}): string {
  const { location = 'https://idp.auth.example/sso', binding = 'HTTP-Redirect', protocol = '2.0:protocol' } = parts
  return `<?xml version="1.0"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="https://idp.auth.example/metadata">
  <!-- of the federation -->
  <md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:${protocol}">
    ${parts.keys ?? key(`\n${certificate}\n`)}
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:${binding}" Location="${location}"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>`
}

test('metadata gives the name, the sign-on address and the signing certificates, each once', () => {
  const keys = key(certificate) + key(certificate) + key(certificate, 'encryption')
  const expected = {
    idpEntityId: 'https://idp.auth.example/metadata',
    signOnUrl: 'https://idp.auth.example/sso?a=1&b=2',
    certificates: [certificate],
  }
  expect(readMetadata(metadata({ keys, location: 'https://idp.auth.example/sso?a=1&amp;b=2' }), given)).toEqual(
    expected,
  )
})

test.each([
  ['no XML', 'hello'],
  ['a document type', `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${metadata()}`],
  ['an entity', metadata({ location: 'https://&lol;.example/' })],
  ['an instruction', metadata().replace('?>', '?><?php ?>')],
  ['another binding alone', metadata({ binding: 'HTTP-POST' })],
  ['an address without https', metadata({ location: 'http://idp.auth.example/sso' })],
  ['an address that runs', metadata({ location: 'javascript:alert(1)' })],
  ['SAML 1.1', metadata({ protocol: '1.1:protocol' })],
  ['no certificate', metadata({ keys: '' })],
  ['an encryption certificate alone', metadata({ keys: key(certificate, 'encryption') })],
  ['a certificate that is none', metadata({ keys: key('AAAA') })],
  ['two identity providers', metadata().replace(/(<md:IDPSSO.*<\/md:IDPSSODescriptor>)/s, '$1$1')],
  ['a service provider', metadata().replaceAll('IDPSSO', 'SPSSO')],
])('refuses metadata with %s', (_, xml) => {
  expect(() => readMetadata(xml, given)).toThrow(expect.objectContaining({ code: 'sign_on_metadata_invalid' }))
})

test('a certificate that is over is not taken', () => {
  const later = { now: new Date('2126-01-01T00:00:00Z'), allowsHttp: false }
  expect(() => readMetadata(metadata(), later)).toThrow(expect.objectContaining({ code: 'sign_on_metadata_invalid' }))
})

test('plain http is for trying out', () => {
  const location = 'http://localhost:8095/auth/sso'
  expect(readMetadata(metadata({ location }), { now: NOW, allowsHttp: true }).signOnUrl).toBe(location)
})
