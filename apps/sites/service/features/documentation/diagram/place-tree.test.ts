import { expect, test } from 'vitest'
import { placeNarrow, placeWide } from './place-tree.ts'
import { wrapText } from './wrap-text.ts'

test('T6: names are broken between words', () => {
  expect(wrapText('Department of Informatics and Telecommunications', 20)).toEqual([
    ...['Department of', 'Informatics and', 'Telecommunications'],
  ])
})

test.each([
  ['wide', placeWide],
  ['narrow', placeNarrow],
])('T6: in the %s picture nothing overlaps, and all but the root hang on a line', (_, place) => {
  const leaf = (name: string) => ({ name })
  const tree = place({
    ...{ name: 'Institution', kind: 'kind' },
    parts: [{ name: 'A rather long name of a department', parts: [leaf('a'), leaf('b')] }, leaf('c')],
  })
  for (const [index, one] of tree.nodes.entries()) {
    for (const other of tree.nodes.slice(index + 1)) {
      const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x
      const isBelow = one.y + one.height <= other.y || other.y + other.height <= one.y
      expect(isBeside || isBelow).toBe(true)
    }
    expect(one.x + one.width).toBeLessThanOrEqual(tree.width)
    expect(one.y + one.height).toBeLessThanOrEqual(tree.height)
  }
  expect(tree.nodes.filter(({ from }) => from === null).map(({ key }) => key)).toEqual(['0'])
})
