import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OID } from '../src/asn1/oids.ts'
import { signCms } from '../src/cms/sign-cms.ts'
import { augmentPades } from '../src/extension/augment-pades.ts'
import { augmentJades } from '../src/jades/augment-jades.ts'
import { signJades } from '../src/jades/sign-jades.ts'
import { signPades } from '../src/pades/sign-pades.ts'
import { certificatesPem, privateKeyPem } from '../src/test-pki/pem.ts'
import { createTestWorld } from '../src/test-pki/test-world.ts'
import { readCertificate } from '../src/x509/certificate.ts'

// Writes the corpus that fuzzing starts from: one sound input of each kind. Needs openssl and qpdf: node write-corpus.ts.

const CORPUS = new URL('corpus/', import.meta.url)
const world = createTestWorld()
const folder = mkdtempSync(join(tmpdir(), 'ades-corpus-'))

function write(kind: string, name: string, content: Uint8Array | string): void {
  mkdirSync(new URL(`${kind}/`, CORPUS), { recursive: true })
  writeFileSync(new URL(`${kind}/${name}`, CORPUS), content)
}

const asked = async (url: string, body?: Uint8Array<ArrayBuffer>) => {
  const request = { method: 'POST', headers: {}, signal: new AbortController().signal, redirect: 'error' } as const
  const answer = await world.transport(url, body === undefined ? request : { ...request, body })
  return new Uint8Array(await answer.arrayBuffer())
}

async function writeDer(): Promise<void> {
  write('certificate', 'seal.der', world.seal.der)
  write('certificate', 'authority.der', world.issuing.der)
  write('certificate', 'responder.der', world.responder.der)
  write('pem', 'chain.pem', certificatesPem(world.seal, world.issuing))
  write('crl', 'issuing.der', await asked(`${world.addresses.crl}issuing`))
  const digest = new Uint8Array(32)
  const cms = await signCms({ signer: world.signer, contentType: OID.data, digest })
  write('cms', 'seal.der', cms.encode([]))
  write('timestamp-token', 'token.der', (await world.timestamps.stamp(digest)).der)
  await world.revocation.statusOf({
    certificate: readCertificate(world.seal.der),
    issuer: readCertificate(world.issuing.der),
  })
  // A copy: asking adds to the list.
  for (const [index, url] of [...world.asked].entries()) {
    const body = world.requests[index]?.body
    if (url === world.addresses.ocsp && body) write('ocsp', 'answer.der', await asked(url, Uint8Array.from(body)))
    if (url === world.addresses.tsa && body)
      write('timestamp-response', 'answer.der', await asked(url, Uint8Array.from(body)))
  }
}

function writePkcs12(): void {
  writeFileSync(join(folder, 'key.pem'), privateKeyPem(world.seal))
  writeFileSync(join(folder, 'leaf.pem'), certificatesPem(world.seal))
  const command = 'pkcs12 -export -inkey key.pem -in leaf.pem -out out.p12 -passout pass:fuzz -iter 1'
  execFileSync('openssl', command.split(' '), { cwd: folder, stdio: 'pipe' })
  write('pkcs12', 'key.p12', readFileSync(join(folder, 'out.p12')))
}

async function writeJson(): Promise<void> {
  const sealed = await signJades(new TextEncoder().encode('{"grade":"8.5"}'), {
    signer: world.signer,
    signingTime: world.now,
  })
  write('jades', 'b-b.json', JSON.stringify(sealed))
  write('jades', 'b-lta.json', JSON.stringify((await augmentJades(sealed, 'B-LTA', world)).jades))
  const { payload, protected: header, signature } = sealed
  write('jades', 'compact.txt', `${header}.${payload}.${signature}`)
  write('jades', 'general.json', JSON.stringify({ payload, signatures: [{ protected: header, signature }] }))
  write('header', 'header.json', Buffer.from(header, 'base64url'))
  write('text', 'base64.txt', Buffer.from('perga').toString('base64'))
  write('text', 'hexadecimal.txt', '00ff10')
}

const OBJECTS = [
  '<</Type/Catalog/Pages 2 0 R/Lang(el)>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 100 100]>>',
  '<</Type/Page/Parent 2 0 R/Resources<<>>/Contents 4 0 R>>',
  '<</Length 5 0 R>>\nstream\n0 0 9 9 re f (\\101\\)\\\n)\nendstream',
  '24',
]

function smallPdf(): string {
  let text = '%PDF-1.7\n'
  const rows = OBJECTS.map((body, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${body}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const at = text.length
  return `${text}xref\n0 6\n0000000000 65535 f \n${rows.join('')}trailer\n<</Root 1 0 R/Size 6/ID[<00><01>]>>\nstartxref\n${at}\n%%EOF\n`
}

async function writePdf(): Promise<void> {
  const small = smallPdf()
  write('pdf', 'table.pdf', small)
  const source = join(folder, 'small.pdf')
  writeFileSync(source, small)
  for (const [name, option] of [
    ['streams.pdf', '--object-streams=generate'],
    ['linear.pdf', '--linearize'],
  ] as const) {
    execFileSync('qpdf', ['--static-id', option, source, join(folder, name)])
    write('pdf', name, readFileSync(join(folder, name)))
  }
  const page = new Uint8Array(Buffer.from(small, 'latin1'))
  const sealed = await signPades(page, { signer: world.signer, signingTime: world.now, timestampRoom: 3000 })
  write('sealed', 'b-b.pdf', sealed)
  write('sealed', 'b-lta.pdf', (await augmentPades(sealed, 'B-LTA', world)).pdf)
}

try {
  rmSync(CORPUS, { recursive: true, force: true })
  await writeDer()
  writePkcs12()
  await writeJson()
  await writePdf()
} finally {
  rmSync(folder, { recursive: true })
}
