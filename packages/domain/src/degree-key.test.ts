import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DegreeKey, degreeKeyText } from './degree-key.ts'

test('writes each part after its length in bytes', () => {
  expect(degreeKeyText({ institution: 'auth', certificateId: 'Α1', titleId: '7' })).toBe('4:auth,3:Α1,1:7')
})

test('two keys share a text only when they are the same', () => {
  const part = fc.string({ unit: fc.constantFrom('1', '2', ':', ',', 'α') })
  const key: fc.Arbitrary<DegreeKey> = fc.record({ institution: part, certificateId: part, titleId: part })
  fc.assert(
    fc.property(key, key, (a, b) => {
      const isSame = a.institution === b.institution && a.certificateId === b.certificateId && a.titleId === b.titleId
      expect(degreeKeyText(a) === degreeKeyText(b)).toBe(isSame)
    }),
    { numRuns: 2000 },
  )
})
