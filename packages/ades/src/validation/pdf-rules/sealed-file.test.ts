import { describe, expect, test, vi } from 'vitest'
import { concatBytes, utf8Bytes } from '../../encoding/bytes.ts'
import { augmentPades } from '../../extension/augment-pades.ts'
import { typstPdf } from '../../pades/fixtures/fixture-pdf.ts'
import { signPades } from '../../pades/sign-pades.ts'
import { openPdf } from '../../pdf/pdf-document.ts'
import { judge, nextNumber, numberAt, rewritten, sealed, without, world } from '../../test-pki/judge-by-rules.ts'
import { appendRaw, packedPdf, type RawIncrement, sealRaw } from '../../test-pki/raw-pdf.ts'

vi.setConfig({ testTimeout: 60_000 })

const page = typstPdf()
const next = nextNumber(openPdf(page))
const root = numberAt(page, 'Root')
const PAGE = 23
const catalogue = (entries: string) => ({ number: root, body: rewritten(page, root, '<<', `<< ${entries}`) })
const onPage = (entries: string) => ({ number: PAGE, body: rewritten(page, PAGE, '<<', `<< ${entries}`) })

/** What was prepared before sealing, and the rule that finds it. */
const PREPARED: readonly (readonly [rule: string, what: string, RawIncrement])[] = [
  ['references-lead', 'a reference to nothing', { objects: [catalogue('/PieceInfo 900 0 R')] }],
  [
    'references-lead',
    'a reference to a free object',
    {
      objects: [catalogue('/PieceInfo 900 0 R')],
      rows: (rows) => [...rows, { number: 900, offset: 0, generation: 1, kind: 'f' }],
    },
  ],
  [
    'no-layers',
    'a layer',
    {
      objects: [
        catalogue(`/OCProperties << /OCGs [${next} 0 R] /D << /OFF [${next} 0 R] >> >>`),
        { number: next, body: '<< /Type /OCG /Name (x) >>' },
      ],
    },
  ],
  ['no-actions', 'a script', { objects: [catalogue('/OpenAction << /S /JavaScript /JS (1) >>')] }],
  [
    'no-actions',
    'a film',
    {
      objects: [
        onPage(`/Annots [${next} 0 R]`),
        { number: next, body: '<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] >>' },
      ],
    },
  ],
  [
    'nothing-external',
    'a picture from elsewhere',
    {
      objects: [
        onPage(`/Thumb ${next} 0 R`),
        { number: next, body: '<< /F (http://else.example/) /Length 0 >>\nstream\n\nendstream' },
      ],
    },
  ],
  [
    'nothing-external',
    'two pictures for one place',
    {
      objects: [
        onPage(`/Thumb ${next} 0 R`),
        { number: next, body: '<< /Subtype /Image /Alternates [] /Length 0 >>\nstream\n\nendstream' },
      ],
    },
  ],
  ['nothing-external', 'a collection of files', { objects: [catalogue('/Collection << /View /T >>')] }],
  ['forms-drawn', 'a form of XFA', { objects: [catalogue('/AcroForm << /Fields [] /XFA (x) >>')] }],
  [
    'forms-drawn',
    'a form that readers draw',
    { objects: [catalogue('/AcroForm << /Fields [] /NeedAppearances true >>')] },
  ],
  [
    'sealed-structure',
    'a page that nothing leads to',
    { objects: [{ number: next, body: '<< /Type /Page /MediaBox [0 0 9 9] >>' }] },
  ],
  [
    'sealed-structure',
    'an object that is not listed',
    { objects: [catalogue(''), { number: next, body: '<< /Type /Font >>' }], rows: ([row]) => (row ? [row] : []) },
  ],
  [
    'sealed-structure',
    'two objects of one number',
    {
      objects: [catalogue(''), { number: next, body: '(a)' }, { number: next, body: '(b)' }],
      rows: ([a, b]) => (a && b ? [a, b] : []),
    },
  ],
  ['sealed-structure', 'a disguised name', { objects: [catalogue('/#50ieceInfo << >>')] }],
  ['sealed-structure', 'an unknown word', { objects: [catalogue('/PieceInfo nil')] }],
  [
    'sealed-structure',
    'object 0 in use',
    { objects: [catalogue('')], rows: (rows) => [{ number: 0, offset: 12_345, generation: 0 }, ...rows] },
  ],
  [
    'sealed-structure',
    'a table that follows a number that is not written whole',
    { objects: [catalogue('')], trailer: (text) => text.replace(/\/Prev (\d+)/, '/Prev $1.0') },
  ],
  [
    'sealed-structure',
    'the catalogue as a list of drawings',
    { objects: [catalogue(`/PieceInfo << /X << /XObject ${root} 0 R >> >>`)] },
  ],
  ['sealed-structure', 'an object in a comment', { objects: [catalogue('')], gap: `% ${PAGE} 0 obj\n` }],
]

describe('V15: what was sealed is shown in one way', () => {
  test.each(PREPARED)('the rule %s finds %s, and no other does', async (rule, _, increment) => {
    const prepared = await signPades(appendRaw(page, increment), { signer: world.signer, signingTime: world.now })
    expect(await judge(prepared)).toMatchObject({ indication: 'INDETERMINATE', reasons: [expect.any(String)] })
    expect(await judge(prepared, without(rule))).toMatchObject({ reasons: [] })
  })

  test('bytes before the header move all offsets for some readers', async () => {
    const moved = concatBytes([utf8Bytes('%x\n'), sealed])
    expect(await judge(moved)).toMatchObject({ indication: 'TOTAL-FAILED' })
  })

  test('the rule signature-coverage refuses a seal that leaves out the end of its revision, and no other does', async () => {
    const whole = await sealRaw(packedPdf(), world)
    const short = await sealRaw(packedPdf(), world, 20)
    expect(await judge(whole)).toMatchObject({ reasons: [] })
    expect(await judge(short)).toMatchObject({ reasons: ['coverage-incomplete'] })
    expect(await judge(short, without('signature-coverage'))).toMatchObject({ reasons: [] })
  })
})

describe('V15: files with cross-reference and object streams', () => {
  test('a sound file is read, and lacks nothing but revocation data', async () => {
    expect(await judge(await sealRaw(packedPdf(), world))).toEqual({ indication: 'INDETERMINATE', reasons: [] })
  })

  test('it is extended by nobody here: a table behind a stream would be read in two ways', async () => {
    const file = await sealRaw(packedPdf(), world)
    await expect(augmentPades(file, 'B-LT', world)).resolves.toMatchObject({
      level: 'B-T',
      notReached: { code: 'pdf_unsupported' },
    })
  })

  test('a signature inside an object stream leaves no digits to leave out, and is refused', async () => {
    expect((await judge(packedPdf([1, 2, 3, 4, 5]))).indication).not.toBe('TOTAL-PASSED')
  })

  test('an increment that packs another page is refused', async () => {
    const file = await sealRaw(packedPdf(), world)
    const body = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] /Annots [4 0 R] >>'
    const hybrid = appendRaw(file, {
      objects: [{ number: 3, body }],
      trailer: (text) => text.replace(/\/(Type|W|Index|Filter|DecodeParms|Length) (\[[^\]]*\]|<<.*?>>|\S+)/g, ''),
    })
    expect((await judge(hybrid)).reasons).not.toEqual([])
  })
})
