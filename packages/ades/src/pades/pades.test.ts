import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { OID } from '../asn1/oids.ts'
import { readSignedData } from '../cms/signed-data.ts'
import { asciiText, concatBytes } from '../encoding/bytes.ts'
import { augmentPades, renewPadesArchive } from '../extension/augment-pades.ts'
import { catalogOf, dictionaryAt, itemsAt, openPdf, readObject } from '../pdf/pdf-document.ts'
import { pagesOf } from '../pdf/pdf-pages.ts'
import { certificatesPem } from '../test-pki/pem.ts'
import { serialOf } from '../test-pki/test-revocation.ts'
import { createTestWorld, type TestWorld } from '../test-pki/test-world.ts'
import { typstPdf } from './fixtures/fixture-pdf.ts'
import { type PadesSigning, signPades } from './sign-pades.ts'
import { coveredEnd, coveredParts, signaturesOf } from './signature-fields.ts'

// Key generation, programs of others and thousands of runs take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const pdf = typstPdf()
const sealIn = (world: TestWorld, change: Partial<PadesSigning> = {}) =>
  signPades(pdf, { signer: world.signer, signingTime: world.now, ...change })
const kindsIn = (file: Uint8Array) => signaturesOf(openPdf(file)).map(({ kind }) => kind)
const hasQpdf = spawnSync('qpdf', ['--version']).status === 0
if (!hasQpdf) console.warn('SKIPPED: qpdf is not installed, so the structure of sealed files is not judged by it.')

async function inFolder(work: (folder: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ades-pdf-'))
  try {
    work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('PAdES B-B', () => {
  test('C2: the given bytes stay as they are, and the signature covers all but its own value', async () => {
    const sealed = await sealIn(createTestWorld())
    expect(sealed.subarray(0, pdf.length)).toEqual(pdf)
    const [signature] = signaturesOf(openPdf(sealed))
    expect(signature?.byteRange).toEqual([
      0,
      signature?.contentsStart,
      signature?.contentsEnd,
      sealed.length - (signature?.contentsEnd ?? 0),
    ])
  })

  test('C2: the CMS has content-type, message-digest and signing-certificate-v2 and no signing-time', async () => {
    const [signature] = signaturesOf(openPdf(await sealIn(createTestWorld())))
    const { signer } = readSignedData(signature?.cms ?? new Uint8Array())
    const present = signer.signedAttributes.map(({ oid }) => oid).sort()
    expect(present).toEqual([OID.contentType, OID.messageDigest, OID.signingCertificateV2].sort())
  })

  test('C2: openssl cms accepts the detached signature', async () => {
    const world = createTestWorld({ now: new Date() })
    const sealed = await sealIn(world)
    const [signature] = signaturesOf(openPdf(sealed))
    if (signature === undefined) throw new Error('no signature')
    await inFolder((folder) => {
      writeFileSync(join(folder, 'content'), concatBytes(coveredParts(sealed, signature.byteRange)))
      writeFileSync(join(folder, 'cms.der'), signature.cms)
      writeFileSync(join(folder, 'root.pem'), certificatesPem(world.root))
      const command =
        'cms -verify -binary -inform DER -in cms.der -content content -CAfile root.pem -purpose any -out /dev/null'
      const { stderr } = spawnSync('openssl', command.split(' '), { cwd: folder })
      expect(stderr.toString()).toContain('successful')
    })
  })

  test('C2: the claimed time, names and texts are written for readers', async () => {
    const world = createTestWorld()
    const sealed = await sealIn(world, { name: 'Ίδρυμα', location: 'Αθήνα', reason: 'Έκδοση' })
    const [signature] = signaturesOf(openPdf(sealed))
    expect(signature).toMatchObject({ signingTime: world.now, subFilter: 'ETSI.CAdES.detached' })
    expect(asciiText(sealed)).toContain('/Location <feff0391')
  })

  test('C2: the invisible widget has no size and lies outside the page', async () => {
    const document = openPdf(await sealIn(createTestWorld()))
    const [page] = pagesOf(document, catalogOf(document))
    const [annotation] = page === undefined ? [] : itemsAt(document, page.dictionary, 'Annots')
    const widget = annotation?.kind === 'reference' ? readObject(document, annotation.number)?.value : undefined
    const box = widget?.kind === 'dictionary' ? itemsAt(document, widget, 'Rect') : []
    expect(box.map((item) => (item.kind === 'number' ? item.value : undefined))).toEqual([-10, -10, -10, -10])
  })

  test('a visible widget stands on its page with its drawing', async () => {
    const visible = { page: 1, rectangle: [50, 60, 200, 100], appearance: '0 0 10 10 re S' } as const
    const document = openPdf(await sealIn(createTestWorld(), { visible }))
    const pages = [...pagesOf(document, catalogOf(document))]
    expect(pages.map(({ dictionary }) => itemsAt(document, dictionary, 'Annots').length)).toEqual([0, 1])
    expect(asciiText(document.bytes)).toContain('/Rect [50 60 200 100]')
  })

  test('refuses a page that does not exist, a file that is no PDF and an encrypted one', async () => {
    const world = createTestWorld()
    const visible = { page: 7, rectangle: [0, 0, 1, 1] } as const
    await expect(sealIn(world, { visible })).rejects.toMatchObject({ code: 'pdf_malformed' })
    const signing = { signer: world.signer, signingTime: world.now }
    await expect(signPades(new Uint8Array(50), signing)).rejects.toMatchObject({ code: 'pdf_malformed' })
    const text = Buffer.from(pdf).toString('latin1').replace('/Info 37 0 R', '/Encrypt 1 0 R')
    await expect(signPades(Buffer.from(text, 'latin1'), signing)).rejects.toMatchObject({ code: 'pdf_unsupported' })
  })
})

describe('PAdES augmentation', () => {
  test('C2: B-LTA is a stamped seal, a security store and a document stamp', async () => {
    const world = createTestWorld()
    const { pdf: archived, level, notReached } = await augmentPades(await sealIn(world), 'B-LTA', world)
    expect({ level, notReached }).toEqual({ level: 'B-LTA', notReached: undefined })
    const document = openPdf(archived)
    expect(kindsIn(archived)).toEqual(['signature', 'document-timestamp'])
    const store = dictionaryAt(document, catalogOf(document), 'DSS')
    expect([...(store?.entries.keys() ?? [])].sort()).toEqual(['CRLs', 'Certs', 'OCSPs', 'VRI'])
    expect(signaturesOf(document).map(coveredEnd).at(-1)).toBe(archived.length)
  })

  test('the placeholder never changes its length, and each revision keeps the bytes before it', async () => {
    const world = createTestWorld()
    const sealed = await sealIn(world)
    const { pdf: stamped } = await augmentPades(sealed, 'B-T', world)
    expect(stamped.length).toBe(sealed.length)
    const { pdf: longTerm } = await augmentPades(stamped, 'B-LT', world)
    expect(longTerm.subarray(0, stamped.length)).toEqual(stamped)
    const { pdf: archived } = await augmentPades(longTerm, 'B-LTA', world)
    expect(archived.subarray(0, longTerm.length)).toEqual(longTerm)
  })

  test('the second half of the file identifier changes with each revision, the first never', async () => {
    const world = createTestWorld()
    const { pdf: archived } = await augmentPades(await sealIn(world), 'B-LTA', world)
    const identifiers = [...asciiText(archived).matchAll(/\/ID *\[(\(.*?\)) *[(<](.*?)[)>]\]/g)]
    expect(new Set(identifiers.map(([, first]) => first)).size).toBe(1)
    expect(new Set(identifiers.map(([, , second]) => second)).size).toBe(identifiers.length)
  })

  test('cross-reference rows have twenty bytes and every object is where they say', async () => {
    const world = createTestWorld()
    const document = openPdf((await augmentPades(await sealIn(world), 'B-LTA', world)).pdf)
    for (const [number, place] of document.places)
      if (place !== undefined) expect(readObject(document, number)?.number).toBe(number)
  })

  test.each([
    ['http://tsa.test/', 'B-B', 'timestamp_unreachable'],
    ['http://crl.test/stamping', 'B-T', 'revocation_unreachable'],
  ])('a level not reached is never named: without %s it stays %s', async (address, level, code) => {
    const world = createTestWorld()
    world.down.add(address)
    expect(await augmentPades(await sealIn(world), 'B-LTA', world)).toMatchObject({ level, notReached: { code } })
  })

  test('without a document stamp the file still becomes B-LT', async () => {
    const world = createTestWorld()
    const { pdf: stamped } = await augmentPades(await sealIn(world), 'B-T', world)
    world.down.add('http://tsa.test/')
    const result = await augmentPades(stamped, 'B-LTA', world)
    expect(result).toMatchObject({ level: 'B-LT', notReached: { level: 'B-LTA', code: 'timestamp_unreachable' } })
  })

  test('a seal revoked before its stamp never becomes B-LT', async () => {
    const world = createTestWorld()
    world.revocations.set(serialOf(world.seal), new Date('2026-11-01T00:00:00Z'))
    const result = await augmentPades(await sealIn(world), 'B-LT', world)
    expect(result).toMatchObject({ level: 'B-T', notReached: { code: 'certificate_revoked' } })
  })

  test('C12: renewal appends the data of the last stamp and a further stamp', async () => {
    const world = createTestWorld()
    const { pdf: archived } = await augmentPades(await sealIn(world), 'B-LTA', world)
    world.now = new Date('2027-11-20T12:00:00Z')
    const renewed = await renewPadesArchive(archived, world)
    expect(renewed.pdf.subarray(0, archived.length)).toEqual(archived)
    expect(kindsIn(renewed.pdf)).toEqual(['signature', 'document-timestamp', 'document-timestamp'])
  })

  test('a second seal on an archived file is B-T until its own data are stored', async () => {
    const world = createTestWorld()
    const { pdf: archived } = await augmentPades(await sealIn(world), 'B-LTA', world)
    const again = await signPades(archived, { signer: world.signer, signingTime: world.now })
    expect(await augmentPades(again, 'B-T', world)).toMatchObject({ level: 'B-T' })
    expect(await augmentPades(again, 'B-LTA', world)).toMatchObject({ level: 'B-LTA' })
  })

  test('says how much room a signature needs when the placeholder is too small', async () => {
    const world = createTestWorld()
    const sealed = await sealIn(world, { timestampRoom: 0 })
    expect(await augmentPades(sealed, 'B-T', world)).toMatchObject({
      level: 'B-B',
      notReached: { code: 'placeholder_too_small' },
    })
  })

  test.skipIf(!hasQpdf)('C2: qpdf finds no fault in the structure at any level', async () => {
    const world = createTestWorld()
    const sealed = await sealIn(world)
    const levels = await Promise.all(
      (['B-T', 'B-LT', 'B-LTA'] as const).map((level) => augmentPades(sealed, level, world)),
    )
    await inFolder((folder) => {
      for (const file of [sealed, ...levels.map((level) => level.pdf)]) {
        writeFileSync(join(folder, 'sealed.pdf'), file)
        expect(execFileSync('qpdf', ['--check', join(folder, 'sealed.pdf')]).toString()).toContain(
          'No syntax or stream encoding errors',
        )
      }
    })
  })
})
