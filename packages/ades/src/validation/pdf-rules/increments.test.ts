import { describe, expect, test, vi } from 'vitest'
import { renewPadesArchive } from '../../extension/augment-pades.ts'
import { openPdf } from '../../pdf/pdf-document.ts'
import {
  archived,
  judge,
  nextNumber,
  numberAt,
  rewritten,
  sealed,
  without,
  world,
} from '../../test-pki/judge-by-rules.ts'
import { appendRaw, type RawIncrement } from '../../test-pki/raw-pdf.ts'

// Key generation takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const next = nextNumber(openPdf(archived))
const form = numberAt(archived, 'AcroForm')
const store = numberAt(archived, 'DSS')
const root = numberAt(archived, 'Root')
const info = numberAt(archived, 'Info')
/** The form as it is: an increment that changes nothing. */
const sameForm = { number: form, body: rewritten(archived, form, '', '') }
const PAGE = 23
const sealField = Number(/\/Fields \[(\d+)/.exec(rewritten(archived, form, '', ''))?.[1])
const sealValue = Number(/\/V (\d+)/.exec(rewritten(archived, sealField, '', ''))?.[1])
const drawn = '0 0 600 900 re f'
const drawing = (dictionary = '') => `<< /Length ${drawn.length} ${dictionary} >>\nstream\n${drawn}\nendstream`
const certificate = '<< /Length 3 >>\nstream\nxyz\nendstream'
const withCertificate = (reference: string) => rewritten(archived, store, '/Certs [', `/Certs [${reference} `)
const page = (from: string | RegExp, to: string) => ({ number: PAGE, body: rewritten(archived, PAGE, from, to) })
const field = (entries: string, name: string) =>
  `<< /Type /Annot /Subtype /Widget /FT /Sig /T (${name}) /P ${PAGE} 0 R ${entries} >>`

/** Adds a field with its value to form and page. */
const withField = (entries: string, more: RawIncrement['objects'] = [], name = 'x'): RawIncrement => ({
  objects: [
    { number: form, body: rewritten(archived, form, /\/Fields \[([^\]]*)\]/, `/Fields [$1 ${next} 0 R]`) },
    page(/\/Annots \[([^\]]*)\]/, `/Annots [$1 ${next} 0 R]`),
    { number: next, body: field(entries, name) },
    ...more,
  ],
})

/** Each attack breaks one rule: the file is refused by it, and passes when it alone is switched off. */
const ATTACKS: readonly (readonly [rule: string, attack: string, RawIncrement])[] = [
  [
    'whole-increments',
    'a comment that hides a page',
    { objects: [sameForm], gap: `% ${PAGE} 0 obj << /Type /Page >> endobj\n` },
  ],
  ['whole-increments', 'a comment behind the end', { objects: [sameForm], tail: '%x\n' }],
  ['whole-increments', 'much white space', { objects: [sameForm], gap: '\n'.repeat(2000) }],
  [
    'whole-increments',
    'an object inside a text',
    {
      objects: [
        { number: info, body: rewritten(archived, info, '<<', `<< /Producer (\n${PAGE} 0 obj\n<< >>\nendobj\n) `) },
      ],
    },
  ],
  [
    'whole-increments',
    'an object written apart',
    {
      objects: [
        sameForm,
        { number: next, body: certificate.replace('stream\n', 'stream\r') },
        { number: store, body: withCertificate(`${next} 0 R`) },
      ],
    },
  ],
  [
    'listed-objects',
    'an object that no row lists',
    { objects: [sameForm, page(/\/Contents \d+/, '/Contents 33')], rows: ([row]) => (row ? [row] : []) },
  ],
  ['listed-objects', 'a row listed twice', { objects: [sameForm], rows: ([row]) => (row ? [row, row] : []) }],
  [
    'known-generations',
    'a new object of a later generation',
    {
      objects: [
        { number: store, body: withCertificate(`${next} 1 R`) },
        { number: next, generation: 1, body: certificate },
      ],
    },
  ],
  ['objects-kept', 'other content for a page', { objects: [{ number: 32, body: drawing() }] }],
  [
    'objects-kept',
    'an object freed',
    { objects: [sameForm], rows: (rows) => [...rows, { number: 32, offset: 0, generation: 1, kind: 'f' }] },
  ],
  [
    'one-role',
    'an object that nothing leads to',
    { objects: [sameForm, { number: next, body: '<< /Type /Catalog >>' }] },
  ],
  [
    'catalogue-kept',
    'an action on opening',
    {
      objects: [{ number: root, body: rewritten(archived, root, '<<', '<< /OpenAction << /S /JavaScript /JS (1) >>') }],
    },
  ],
  [
    'catalogue-kept',
    'a drawing as extensions',
    {
      objects: [
        { number: root, body: rewritten(archived, root, '<<', `<< /Extensions ${next} 0 R`) },
        { number: next, body: '<< /Subtype /Form /BBox [0 0 9 9] /Length 0 >>\nstream\n\nendstream' },
      ],
    },
  ],
  [
    'catalogue-kept',
    'another entry of the trailer',
    { objects: [sameForm], trailer: (text) => text.replace('<<', '<< /XRefStm2 1') },
  ],
  [
    'catalogue-kept',
    'another first half of the identifier',
    { objects: [sameForm], trailer: (text) => text.replace(/\/ID *\[ *\([^)]*\)/, '/ID [(x)') },
  ],
  ['pages-kept', 'another content of a page', { objects: [page(/\/Contents \d+/, '/Contents 33')] }],
  ['pages-kept', 'a page turned', { objects: [page('<<', '<< /Rotate 180')] }],
  [
    'security-store',
    'evidence that could be drawn',
    {
      objects: [
        { number: store, body: withCertificate(`${next} 0 R`) },
        { number: next, body: drawing('/Type /XObject /Subtype /Form /BBox [0 0 9 9]') },
      ],
    },
  ],
  [
    'security-store',
    'another entry of the store',
    { objects: [{ number: store, body: rewritten(archived, store, '<<', '<< /Kids [1 0 R]') }] },
  ],
  ['description-kept', 'another title', { objects: [{ number: info, body: '<< /Title (Forged) >>' }] }],
]

describe('V15: what may follow a sealed PDF', () => {
  test.each(ATTACKS)('the rule %s refuses %s, and no other does', async (rule, _, increment) => {
    const attack = appendRaw(archived, increment)
    expect(await judge(attack)).toMatchObject({ indication: 'INDETERMINATE', reasons: [expect.any(String)] })
    expect(await judge(attack, without(rule))).toEqual({ indication: 'TOTAL-PASSED', reasons: [] })
  })

  test('an increment that changes nothing passes, and so does a renewed file', async () => {
    const passes = { indication: 'TOTAL-PASSED', reasons: [] }
    expect(await judge(appendRaw(archived, { objects: [sameForm] }))).toEqual(passes)
    expect(await judge((await renewPadesArchive(archived, world)).pdf)).toEqual(passes)
    expect(
      await judge(
        appendRaw(archived, {
          objects: [
            { number: store, body: withCertificate(`${next} 0 R`) },
            { number: next, body: certificate },
          ],
        }),
      ),
    ).toEqual(passes)
  })

  const SIGNATURE = `/V ${next + 1} 0 R`
  const FIELDS: readonly (readonly [string, RawIncrement])[] = [
    ['with an area', withField(`/Rect [0 0 500 500] ${SIGNATURE}`)],
    ['with a width', withField(`/Rect [0 0 500 0] ${SIGNATURE}`)],
    [
      'with an appearance',
      withField(`/Rect [0 0 0 0] ${SIGNATURE} /AP << /N ${next + 2} 0 R >>`, [
        { number: next + 2, body: drawing('/Subtype /Form /BBox [0 0 0 0]') },
      ]),
    ],
    ['with an action', withField(`/Rect [0 0 0 0] ${SIGNATURE} /AA << >>`)],
    ['with other flags', withField(`/Rect [0 0 0 0] /F 0 ${SIGNATURE}`)],
    ['of another type', withField(`/Rect [0 0 0 0] /Ff 1 ${SIGNATURE}`)],
    ["whose signature is another field's", withField(`/Rect [0 0 0 0] /V ${sealValue} 0 R`)],
    ['with the name of another', withField(`/Rect [0 0 0 0] ${SIGNATURE}`, [], 'Seal1')],
  ]
  const stamp = {
    number: next + 1,
    body: '<< /Type /DocTimeStamp /Filter /A /SubFilter /ETSI.RFC3161 /Contents <00> /ByteRange [0 0 0 0] >>',
  }
  const reasonsOf = async ({ objects }: RawIncrement, rules?: Parameters<typeof judge>[1]) =>
    (await judge(appendRaw(archived, { objects: [...objects, stamp] }), rules)).reasons

  test.each(FIELDS)('the rule invisible-fields refuses a field %s', async (_, increment) => {
    expect(await reasonsOf(increment)).toContain('field-not-invisible')
    expect(await reasonsOf(increment, without('invisible-fields'))).not.toContain('field-not-invisible')
  })

  test('a field without area, appearance and action is not refused as visible', async () => {
    expect(await reasonsOf(withField(`/Rect [0 0 0 0] /F 132 ${SIGNATURE}`))).not.toContain('field-not-invisible')
  })

  test('the rule fresh-numbers refuses an object with a number that was free, and no other does', async () => {
    const freed = appendRaw(sealed, { objects: [], rows: () => [{ number: 900, offset: 0, generation: 0, kind: 'f' }] })
    expect((await judge(freed)).reasons).not.toEqual([])
    const taken = appendRaw(freed, { objects: [{ number: 900, body: certificate }] })
    expect((await judge(taken)).reasons).toContain('free-number-taken')
    expect((await judge(taken, without('fresh-numbers'))).reasons).not.toContain('free-number-taken')
  })
})
