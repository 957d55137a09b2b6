import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatGrade, type Grade, parseGrade } from './grade.ts'

const grade = (value: unknown): Grade => parseGrade(value) ?? expect.fail(`a grade: ${value}`)

describe('reading', () => {
  test.each([
    [0.811, '0.811'],
    ['0.8110', '0.811'],
    ['0,811', '0.811'],
    ['.811', '0.811'],
    [',811', '0.811'],
    [' 0.5 ', '0.5'],
    [1, '1'],
    ['1', '1'],
    ['1.000', '1'],
    ['1,0', '1'],
    [0, '0'],
    [-0, '0'],
    ['0.000', '0'],
    ['0.0001', '0.0001'],
  ])('I7: reads %j as %s', (value, expected) => {
    expect(parseGrade(value)).toBe(expected)
  })

  test.each([
    [8.11],
    ['8.11'],
    ['1.001'],
    [1.0000001],
    [-0.1],
    ['-0'],
    ['+0.5'],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [1e-7],
    ['1e-1'],
    ['0x1'],
    ['1,000'],
    ['0.5.5'],
    ['0,5.5'],
    ['0.'],
    ['.'],
    [''],
    ['00.5'],
    ['٠.٥'],
    ['0 5'],
    [null],
    [undefined],
    [true],
    [[0.5]],
    ['0.'.padEnd(100, '1')],
  ])('I7: refuses %j', (value) => {
    expect(parseGrade(value)).toBeNull()
  })

  test('is the same grade whichever way the same decimal is written', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,12}$/), fc.nat({ max: 5 }), (decimals, zeros) => {
        const plain = grade(`0.${decimals}`)
        expect(grade(`,${decimals}${'0'.repeat(zeros)}`)).toBe(plain)
        expect(grade(plain)).toBe(plain)
      }),
    )
  })
})

describe('showing', () => {
  // Ten thousandths as an integer; half up in integers: no decimal is ever a float.
  test('O12: shows each of the 10,001 grades of four digits as exact integer arithmetic does', () => {
    for (let n = 0; n <= 10_000; n++) {
      const hundredths = Math.floor((n + 5) / 10)
      const expected = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
      const text = n === 10_000 ? '1' : `0.${String(n).padStart(4, '0')}`
      expect(formatGrade(grade(text), 'en')).toBe(expected)
      expect(formatGrade(grade(text), 'el')).toBe(expected.replace('.', ','))
    }
  })

  test('O12: agrees with exact integer arithmetic for any number of digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,30}$/), (decimals) => {
        const scale = 10n ** BigInt(decimals.length)
        const hundredths = (BigInt(decimals) * 2000n + scale) / (2n * scale)
        const expected = `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`
        expect(formatGrade(grade(`0.${decimals}`), 'en')).toBe(expected)
      }),
    )
  })

  test('O12: differs from the arithmetic of floats in 481 of the 10,001 grades of four digits', () => {
    const texts = Array.from({ length: 10_001 }, (_, n) => (n === 10_000 ? '1' : `0.${String(n).padStart(4, '0')}`))
    const wrong = texts.filter((text) => formatGrade(grade(text), 'en') !== (Number(text) * 10).toFixed(2))
    expect(wrong.length).toBe(481)
  })

  test('O12: rounds a half up, to ten where need be', () => {
    expect(['0.8105', '0.9995', '0.0005'].map((text) => formatGrade(grade(text), 'el'))).toEqual([
      '8,11',
      '10,00',
      '0,01',
    ])
  })
})
