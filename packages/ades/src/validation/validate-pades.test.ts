import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { asciiText, concatBytes, utf8Bytes, utf8Text } from '../encoding/bytes.ts'
import { augmentPades } from '../extension/augment-pades.ts'
import { typstPdf } from '../pades/fixtures/fixture-pdf.ts'
import { signPades } from '../pades/sign-pades.ts'
import { signaturesOf } from '../pades/signature-fields.ts'
import { catalogOf, openPdf, resolveAny } from '../pdf/pdf-document.ts'
import { PdfIncrement, withEntries } from '../pdf/pdf-increment.ts'
import { pagesOf } from '../pdf/pdf-pages.ts'
import { flipPades } from '../test-pki/flip-bytes.ts'
import { createTestWorld, type TestWorld } from '../test-pki/test-world.ts'
import { validatePades } from './validate-pades.ts'

// Key generation, programs of others and thousands of runs take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const sealIn = (world: TestWorld) => signPades(typstPdf(), { signer: world.signer, signingTime: world.now })
const raise = async (level: 'B-T' | 'B-LT' | 'B-LTA', world: TestWorld) =>
  (await augmentPades(await sealIn(world), level, world)).pdf
const optionsOf = (world: TestWorld) => ({
  trustAnchors: world.trustAnchors,
  validationTime: new Date(world.now.getTime() + 60_000),
})
const judge = (pdf: Uint8Array, world: TestWorld) => validatePades(pdf, optionsOf(world))

function firstPage(document: ReturnType<typeof openPdf>) {
  const [page] = pagesOf(document, catalogOf(document))
  if (page === undefined) throw new Error('no page')
  return page
}

/** What an attacker can append: new content for a page. */
function withNewPageContent(pdf: Uint8Array): Uint8Array {
  const document = openPdf(pdf)
  const increment = new PdfIncrement(document)
  const content = increment.add('<< /Length 8 >>\nstream\n0 0 9 9 re f\nendstream'.replace('/Length 8', '/Length 12'))
  const { reference, dictionary } = firstPage(document)
  increment.set(reference.number, withEntries(pdf, dictionary, new Map([['Contents', [`${content} 0 R`]]])))
  return increment.encode()
}

function withCatalogEntry(pdf: Uint8Array, key: string, value: string): Uint8Array {
  const document = openPdf(pdf)
  const increment = new PdfIncrement(document)
  const root = document.trailer.entries.get('Root')
  const number = root?.kind === 'reference' ? root.number : 0
  increment.set(number, withEntries(pdf, catalogOf(document), new Map([[key, [value]]])))
  return increment.encode()
}

function withAnnotation(pdf: Uint8Array, annotation: string): Uint8Array {
  const document = openPdf(pdf)
  const increment = new PdfIncrement(document)
  const { reference, dictionary } = firstPage(document)
  const present = dictionary.entries.get('Annots')
  const before = present?.kind === 'array' ? asciiText(pdf.subarray(present.start + 1, present.end - 1)) : ''
  const number = increment.add(annotation)
  increment.set(reference.number, withEntries(pdf, dictionary, new Map([['Annots', [`[${before} ${number} 0 R]`]]])))
  return increment.encode()
}

/** The Info dictionary or the metadata packet, with one text in place of another. */
function withDescription(pdf: Uint8Array, place: 'Info' | 'Metadata', change: (text: string) => string): Uint8Array {
  const document = openPdf(pdf)
  const increment = new PdfIncrement(document)
  const reference = (place === 'Info' ? document.trailer : catalogOf(document)).entries.get(place)
  if (reference?.kind !== 'reference') throw new Error(`no ${place}`)
  const value = resolveAny(document, reference)
  if (value?.kind === 'stream') {
    const packet = utf8Bytes(change(utf8Text(value.bytes)))
    const entries = new Map([['Length', [String(packet.length)]]])
    increment.set(reference.number, [
      ...withEntries(pdf, value.dictionary, entries),
      '\nstream\n',
      packet,
      '\nendstream',
    ])
  } else if (value?.kind === 'dictionary') {
    increment.set(reference.number, [change(asciiText(pdf.subarray(value.start, value.end)))])
  }
  return increment.encode()
}

const DATES = /(xmp:ModifyDate>)[^<]*|(\/ModDate ?)\([^)]*\)/
const redated = (text: string) =>
  text.replace(DATES, (_, xmp, info) => (xmp ? `${xmp}2027-01-01T00:00:00Z` : `${info}(D:20270101000000Z)`))

describe('PAdES validation (EN 319 102-1)', () => {
  test.each(['B-LT', 'B-LTA'] as const)('C2: %s passes on its own material, at its proven time', async (level) => {
    const world = createTestWorld()
    const result = await judge(await raise(level, world), world)
    expect(result).toMatchObject({ indication: 'TOTAL-PASSED', level, bestSignatureTime: world.now })
    expect(result.signatures).toMatchObject([
      { fieldName: expect.stringContaining('S'), claimedSigningTime: world.now },
    ])
  })

  test('a file without a signature and a file that is no PDF are format failures', async () => {
    const world = createTestWorld()
    for (const file of [typstPdf(), new Uint8Array(), utf8Bytes('%PDF-1.7')]) {
      expect(await judge(file, world)).toMatchObject({
        indication: 'TOTAL-FAILED',
        subIndication: 'FORMAT_FAILURE',
        signatures: [],
      })
    }
  })

  test('content changed inside the signed bytes is a hash failure', async () => {
    const world = createTestWorld()
    const pdf = await raise('B-LT', world)
    const at = asciiText(pdf).indexOf('stream') + 12
    pdf[at] = (pdf[at] ?? 0) ^ 1
    expect(await judge(pdf, world)).toMatchObject({ indication: 'TOTAL-FAILED', subIndication: 'HASH_FAILURE' })
  })

  test('two seals are both judged, and the worst counts', async () => {
    const world = createTestWorld()
    const once = await raise('B-LTA', world)
    const twice = await signPades(once, { signer: world.signer, signingTime: world.now })
    const result = await judge(twice, world)
    expect(result.signatures.map(({ indication }) => indication)).toEqual(['TOTAL-PASSED', 'TOTAL-PASSED'])
    const stranger = createTestWorld()
    const foreign = await signPades(once, { signer: stranger.signer, signingTime: world.now })
    expect(await judge(foreign, world)).toMatchObject({
      indication: 'INDETERMINATE',
      signatures: [{ indication: 'TOTAL-PASSED' }, { indication: 'INDETERMINATE' }],
    })
  })
})

describe('changes after signing', () => {
  test.each([
    ['new content of a page', withNewPageContent],
    ['an action on opening', (pdf: Uint8Array) => withCatalogEntry(pdf, 'OpenAction', '<< /S /JavaScript /JS (1) >>')],
    ['another page tree', (pdf: Uint8Array) => withCatalogEntry(pdf, 'Pages', '1 0 R /X 1')],
    [
      'a note over a page',
      (pdf: Uint8Array) => withAnnotation(pdf, '<< /Type /Annot /Subtype /FreeText /Rect [0 0 500 500] >>'),
    ],
    [
      'a visible field over a page',
      (pdf: Uint8Array) =>
        withAnnotation(pdf, '<< /Type /Annot /Subtype /Widget /FT /Sig /T (x) /Rect [0 0 500 500] >>'),
    ],
    [
      'an invisible field with an action',
      (pdf: Uint8Array) => withAnnotation(pdf, '<< /Subtype /Widget /FT /Sig /T (x) /Rect [0 0 0 0] /AA << >> >>'),
    ],
    ['another title', (pdf: Uint8Array) => withDescription(pdf, 'Info', () => '<< /Title (x) >>')],
    [
      'another title in the metadata',
      (pdf: Uint8Array) => withDescription(pdf, 'Metadata', (xmp) => xmp.replace(/(<dc:title>.*?">)[^<]*/, '$1x')),
    ],
    [
      'a prefix that means two things',
      (pdf: Uint8Array) =>
        withDescription(pdf, 'Metadata', (xmp) => xmp.replace(/(<dc:title)/, '$1 xmlns:dc="http://else.example/"')),
    ],
  ])('%s is found at every level', async (_, change) => {
    const world = createTestWorld()
    for (const pdf of [await raise('B-LT', world), await raise('B-LTA', world)]) {
      const result = await judge(change(pdf), world)
      expect(result.indication).not.toBe('TOTAL-PASSED')
      expect(result.steps).toContainEqual(expect.objectContaining({ code: 'DOCUMENT_UNCHANGED', verdict: 'failed' }))
    }
  })

  test('when and by what the file was last written may be told anew', async () => {
    const world = createTestWorld()
    const pdf = await raise('B-LT', world)
    for (const place of ['Info', 'Metadata'] as const) {
      const changed = withDescription(pdf, place, redated)
      expect(asciiText(changed)).toContain('2027')
      expect(await judge(changed, world)).toMatchObject({ indication: 'TOTAL-PASSED', level: 'B-LT' })
    }
  })

  test('a form that no longer names the seal leaves nothing to pass', async () => {
    const world = createTestWorld()
    const pdf = withCatalogEntry(await raise('B-LTA', world), 'AcroForm', '<< /Fields [] /XFA (x) >>')
    expect(await judge(pdf, world)).toMatchObject({ indication: 'TOTAL-FAILED', subIndication: 'FORMAT_FAILURE' })
  })

  test('a stamp made unreadable does not pass for one that is not there', async () => {
    const world = createTestWorld()
    const pdf = await raise('B-LTA', world)
    for (const key of ['/ByteRange', '/Contents <']) {
      const altered = Uint8Array.from(pdf)
      altered[asciiText(pdf).lastIndexOf(key) + 3] = 0x58
      expect(await judge(altered, world)).toMatchObject({ indication: 'TOTAL-FAILED', subIndication: 'FORMAT_FAILURE' })
    }
  })

  test('a file whose table of objects was replaced instead of extended is found', async () => {
    const world = createTestWorld()
    const pdf = await raise('B-LT', world)
    const text = asciiText(pdf)
    const last = text.lastIndexOf('/Prev ')
    const cut = concatBytes([pdf.subarray(0, last), utf8Bytes('/Prex '), pdf.subarray(last + 6)])
    expect((await judge(cut, world)).indication).not.toBe('TOTAL-PASSED')
  })

  test('V15: bytes appended after everything keep a file from passing', async () => {
    const world = createTestWorld()
    const pdf = concatBytes([await raise('B-LTA', world), utf8Bytes('\n%%EOF\n')])
    expect(await judge(pdf, world)).toMatchObject({
      indication: 'INDETERMINATE',
      subIndication: 'SIG_CONSTRAINTS_FAILURE',
      signatures: [{ coversWholeFile: false }],
    })
  })

  test('a ByteRange that leaves out more than Contents is refused', async () => {
    const world = createTestWorld()
    const pdf = await sealIn(world)
    const [seal] = signaturesOf(openPdf(pdf))
    const range = seal?.byteRange ?? [0, 0, 0, 0]
    const wider = `[0 ${range[1] - 1} ${range[2]} ${range[3]}]`
    const at = asciiText(pdf).indexOf(`[0 ${range[1]} `)
    pdf.set(utf8Bytes(wider), at)
    expect(await judge(pdf, world)).toMatchObject({ subIndication: 'FORMAT_FAILURE' })
  })

  test('padding that is not zero is refused', async () => {
    const world = createTestWorld()
    const pdf = await sealIn(world)
    const [seal] = signaturesOf(openPdf(pdf))
    pdf[(seal?.contentsEnd ?? 0) - 3] = 0x31
    expect(await judge(pdf, world)).toMatchObject({ subIndication: 'FORMAT_FAILURE' })
  })

  test('no altered byte passes with another document (2 × 500 flips)', async () => {
    const world = createTestWorld()
    for (const file of [await raise('B-LTA', world), await raise('B-LT', world)]) {
      const flips = fc.record({ at: fc.nat(file.length - 1), bits: fc.integer({ min: 1, max: 255 }) })
      await fc.assert(
        fc.asyncProperty(flips, async (flip) => {
          expect(await flipPades(file, flip, optionsOf(world))).not.toBe('accepted-changed')
        }),
        { numRuns: 500 },
      )
    }
  }, 120_000)
})
