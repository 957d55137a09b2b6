import { describe, expect, test, vi } from 'vitest'
import type { CryptoPort } from '../crypto/crypto-port.ts'
import { webCrypto } from '../crypto/web-crypto.ts'
import { concatBytes, utf8Bytes } from '../encoding/bytes.ts'
import { augmentPades } from '../extension/augment-pades.ts'
import { augmentJades } from '../jades/augment-jades.ts'
import { encodeItem } from '../jades/encode-item.ts'
import { pkiObjects } from '../jades/etsi-u.ts'
import type { JadesSignature } from '../jades/jades-signature.ts'
import { signJades } from '../jades/sign-jades.ts'
import { typstPdf } from '../pades/fixtures/fixture-pdf.ts'
import { signPades } from '../pades/sign-pades.ts'
import { catalogOf, dictionaryAt, itemsAt, openPdf, type PdfDocument, readObject } from '../pdf/pdf-document.ts'
import { PdfIncrement, withEntries } from '../pdf/pdf-increment.ts'
import { pagesOf } from '../pdf/pdf-pages.ts'
import type { PdfDictionary } from '../pdf/pdf-values.ts'
import { ocspAnswerAbout } from '../test-pki/test-revocation.ts'
import { createTestWorld } from '../test-pki/test-world.ts'
import { LIMITS, WorkAllowance } from '../work-allowance.ts'
import { readCertificate } from '../x509/certificate.ts'
import { validateJades } from './validate-jades.ts'
import { validatePades } from './validate-pades.ts'

// Key generation and files of some megabytes take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

/** WebCrypto that counts what is asked of it: work, not time, is what a file may not have without end. */
function countingCrypto() {
  const work = { verifications: 0, digestedBytes: 0 }
  const crypto: CryptoPort = {
    digest: (hash, bytes) => {
      work.digestedBytes += bytes.length
      return webCrypto.digest(hash, bytes)
    },
    verify: (check) => {
      work.verifications++
      return webCrypto.verify(check)
    },
  }
  return { crypto, work }
}

const world = createTestWorld()
const validationTime = new Date(world.now.getTime() + 60_000)
const optionsWith = (crypto: CryptoPort) => ({ trustAnchors: world.trustAnchors, validationTime, crypto })

async function judgePdf(pdf: Uint8Array) {
  const { crypto, work } = countingCrypto()
  return { ...(await validatePades(pdf, optionsWith(crypto))), work }
}
async function judgeJades(jades: JadesSignature) {
  const { crypto, work } = countingCrypto()
  return { ...(await validateJades(jades, optionsWith(crypto))), work }
}

const TOO_COMPLEX = {
  indication: 'TOTAL-FAILED',
  subIndication: 'FORMAT_FAILURE',
  steps: [{ code: 'FORMAT', verdict: 'failed', reason: 'too-complex' }],
}

const sealed = signPades(typstPdf(), { signer: world.signer, signingTime: world.now })
const archived = sealed.then(async (pdf) => (await augmentPades(pdf, 'B-LTA', world)).pdf)

function formOf(document: PdfDocument): PdfDictionary {
  const form = dictionaryAt(document, catalogOf(document), 'AcroForm')
  if (form === undefined) throw new Error('no form')
  return form
}

/** Replaces the list of fields of a file's form; what is not signed is whoever's. */
function withFields(pdf: Uint8Array, change: (fields: string, increment: PdfIncrement) => string): Uint8Array {
  const document = openPdf(pdf)
  const increment = new PdfIncrement(document)
  const catalog = catalogOf(document)
  const form = formOf(document)
  const place = catalog.entries.get('AcroForm')
  const root = document.trailer.entries.get('Root')
  if (place === undefined || root?.kind !== 'reference') throw new Error('no form')
  const fields = itemsAt(document, form, 'Fields')
    .map((item) => (item.kind === 'reference' ? `${item.number} 0 R` : ''))
    .join(' ')
  const body = withEntries(pdf, form, new Map([['Fields', [`[${change(fields, increment)}]`]]]))
  if (place.kind === 'reference') increment.set(place.number, body)
  else increment.set(root.number, withEntries(pdf, catalog, new Map([['AcroForm', body]])))
  return increment.encode()
}

/** A PDF of these objects, the first of which is the catalogue. */
function pdfOf(objects: readonly string[], before = ''): Uint8Array {
  let text = `%PDF-1.7\n${before}`
  const rows = objects.map((object, index) => {
    const row = `${String(text.length).padStart(10, '0')} 00000 n \n`
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return row
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\n`
  return utf8Bytes(`${text}${table}startxref\n${text.length}\n%%EOF\n`)
}

/** A stamp and an answer as the test authorities make them. */
const { der: stamp } = await world.timestamps.stamp(new Uint8Array(32))
const { der: ocsp } = await world.revocation.statusOf({
  certificate: readCertificate(world.seal.der),
  issuer: readCertificate(world.issuing.der),
})

const signed = () => signJades(utf8Bytes('{"title":"Πτυχίο"}'), { signer: world.signer, signingTime: world.now })

const withItems = (jades: JadesSignature, items: readonly string[]): JadesSignature => ({
  ...jades,
  header: { etsiU: [...(jades.header?.etsiU ?? []), ...items] },
})

/** An item of etsiU with the same value many times over. */
function repeated(name: string, count: number): string {
  const der = { arcTst: stamp, rVals: ocsp, xVals: world.issuing.der }[name] ?? new Uint8Array()
  const values = Array.from({ length: count }, () => concatBytes([der]))
  if (name === 'rVals') return encodeItem('rVals', { ocspVals: pkiObjects(values), crlVals: [] })
  if (name === 'xVals')
    return encodeItem(
      'xVals',
      pkiObjects(values).map((x509Cert) => ({ x509Cert })),
    )
  return encodeItem(name, { tstTokens: pkiObjects(values) })
}

describe('Z5: a file made to exhaust its validator', () => {
  test('a signature that a form names ten thousand times is validated once', async () => {
    const [once, often] = await Promise.all([
      judgePdf(await archived),
      judgePdf(withFields(await archived, (fields) => Array(5000).fill(fields).join(' '))),
    ])
    expect(once.indication).toBe('TOTAL-PASSED')
    expect(often.signatures).toHaveLength(1)
    expect(often.work.verifications).toBeLessThanOrEqual(once.work.verifications)
    expect(often.work.digestedBytes).toBeLessThan(2 * once.work.digestedBytes + 200_000)
  })

  test('more signatures than any document has are not looked into', async () => {
    const copies = (fields: string, increment: PdfIncrement) => {
      const { document } = increment
      const [field] = itemsAt(document, formOf(document), 'Fields')
      const dictionary = field?.kind === 'reference' ? readObject(document, field.number)?.value : undefined
      if (dictionary?.kind !== 'dictionary') throw new Error('no field')
      const body = withEntries(document.bytes, dictionary, new Map())
      const added = Array.from({ length: LIMITS.signatures }, () => `${increment.add(...body)} 0 R`)
      return [fields, ...added].join(' ')
    }
    const result = await judgePdf(withFields(await sealed, copies))
    expect(result).toMatchObject({ ...TOO_COMPLEX, signatures: [] })
    expect(result.work.verifications).toBe(0)
  })

  test('a form of more fields than any has is given up, not read in part', async () => {
    const fields = Array.from({ length: LIMITS.fields + 1 }, () => '<< /FT /Tx >>').join(' ')
    const pdf = pdfOf([`<< /AcroForm << /Fields [${fields}] >> >>`])
    expect(await judgePdf(pdf)).toMatchObject(TOO_COMPLEX)
  })

  test('forty thousand cross-reference sections are not followed to the end', async () => {
    let text = '%PDF-1.7\n'
    let previous = ''
    for (let section = 0; section < 40_000; section++) {
      const at = text.length
      text += `xref\n0 0\ntrailer\n<< /Root 1 0 R ${previous} >>\n`
      previous = `/Prev ${at}`
    }
    const last = text.lastIndexOf('xref')
    expect(await judgePdf(utf8Bytes(`${text}startxref\n${last}\n%%EOF\n`))).toMatchObject(TOO_COMPLEX)
  })

  test('objects that lie inside each other are read only as often as the allowance has it', () => {
    const count = 20_000
    const openings = Array.from({ length: count }, (_, index) => `${index + 2} 0 obj (`)
    const start = '%PDF-1.7\n1 0 obj << >> endobj\n'
    let at = start.length
    const rows = openings.map((opening) => {
      const row = `${String(at).padStart(10, '0')} 00000 n \n`
      at += opening.length
      return row
    })
    const body = `${start}${openings.join('')}${')'.repeat(count)} endobj\n`
    const table = `xref\n2 ${count}\n${rows.join('')}trailer\n<< /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
    const document = openPdf(utf8Bytes(body + table))
    const reading = () => {
      for (let number = count + 1; number > 1; number--) {
        try {
          readObject(document, number)
        } catch (error) {
          if (document.allowance.isExceeded) throw error
        }
      }
    }
    expect(reading).toThrow(expect.objectContaining({ code: 'limit_exceeded' }))
  })

  test('a page tree that names a node twice is refused at the second time', () => {
    const kids = Array(1000).fill('2 0 R').join(' ')
    const document = openPdf(pdfOf(['<< /Pages 2 0 R >>', `<< /Type /Pages /Kids [${kids}] >>`]))
    expect(() => [...pagesOf(document, catalogOf(document))]).toThrow(
      expect.objectContaining({ code: 'pdf_malformed' }),
    )
  })

  test.each([
    ['archive stamps', { name: 'arcTst', count: LIMITS.stamps + 1 }],
    ['OCSP answers', { name: 'rVals', count: LIMITS.revocationData + 1 }],
    ['certificates', { name: 'xVals', count: LIMITS.certificates + 1 }],
  ])('more %s than any signature has are not looked into', async (_, { name, count }) => {
    const { jades } = await augmentJades(await signed(), 'B-LTA', world)
    const result = await judgeJades(withItems(jades, [repeated(name, count)]))
    expect(result).toMatchObject(TOO_COMPLEX)
    // The signature itself, before its unsigned parts are read.
    expect(result.work.verifications).toBe(1)
  })

  test('V15: evidence that repeats itself is looked at once, however many stamps ask about it', async () => {
    const { jades } = await augmentJades(await signed(), 'B-LT', world)
    const holding = Array.from({ length: 45 }, () => jades.header?.etsiU[0] ?? '')
    const result = await judgeJades(withItems(jades, [repeated('rVals', 900), repeated('xVals', 900), ...holding]))
    expect(result).toMatchObject({ indication: 'TOTAL-PASSED' })
    expect(result.work.verifications).toBeLessThan(200)
    expect(result.work.digestedBytes).toBeLessThan(1_000_000)
  })

  test('V15: each of many answers is checked once, however many stamps ask about it', async () => {
    const { tsa, stampingCa, revocations, now } = world
    const answers = await Promise.all(
      Array.from({ length: 900 }, (_, index) => {
        const thisUpdate = new Date(now.getTime() - 1000 * index)
        return ocspAnswerAbout(tsa, stampingCa, { responder: stampingCa, revocations, thisUpdate })
      }),
    )
    const { jades } = await augmentJades(await signed(), 'B-LT', world)
    const holding = Array.from({ length: 45 }, () => jades.header?.etsiU[0] ?? '')
    const values = encodeItem('rVals', { ocspVals: pkiObjects(answers) })
    const result = await judgeJades(withItems(jades, [values, ...holding]))
    expect(result).toMatchObject({ indication: 'TOTAL-PASSED' })
    expect(result.work.verifications).toBeLessThan(1_200)
  })

  test('stamps that each cover a large file are not all digested', async () => {
    const large = await signJades(new Uint8Array(6_000_000), { signer: world.signer, signingTime: world.now })
    const { jades } = await augmentJades(large, 'B-LTA', world)
    const result = await judgeJades(
      withItems(
        jades,
        Array.from({ length: 49 }, () => repeated('arcTst', 1)),
      ),
    )
    expect(result.work.digestedBytes).toBeLessThan(10 * LIMITS.work)
  })

  test('the allowance stays used up once it is', () => {
    const allowance = new WorkAllowance()
    expect(() => allowance.expect('stamps', LIMITS.stamps)).not.toThrow()
    expect(() => allowance.spend(LIMITS.work + 1)).toThrow(expect.objectContaining({ code: 'limit_exceeded' }))
    expect(() => allowance.spend(0)).toThrow(expect.objectContaining({ code: 'limit_exceeded' }))
    expect(allowance.isExceeded).toBe(true)
  })
})
