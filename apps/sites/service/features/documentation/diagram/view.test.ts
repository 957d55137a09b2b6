import { expect, test } from 'vitest'
import { placeNarrow, placeWide } from './place-tree.ts'
import { pan, WHOLE, zoom } from './view.ts'
import { wrapText } from './wrap-text.ts'

const size = { width: 800, height: 400 }
const CENTRE = { x: 0.5, y: 0.5 }

test('T6: the point under the pointer stays where it is', () => {
  const view = zoom(WHOLE, 2, { size, at: { x: 0.25, y: 1 } })
  expect(view).toEqual({ x: 100, y: 200, scale: 2 })
})

test('T6: the picture is enlarged at most fourfold and never made smaller than the whole', () => {
  expect(zoom(WHOLE, 100, { size, at: CENTRE }).scale).toBe(4)
  expect(zoom({ x: 100, y: 50, scale: 2 }, 0.1, { size, at: CENTRE })).toEqual(WHOLE)
})

test('T6: moving ends at the edges of the picture', () => {
  const view = { x: 100, y: 50, scale: 2 }
  expect(pan(view, { x: 0.25, y: 0 }, size)).toEqual({ x: 200, y: 50, scale: 2 })
  expect(pan(view, { x: 9, y: 9 }, size)).toEqual({ x: 400, y: 200, scale: 2 })
  expect(pan(view, { x: -9, y: -9 }, size)).toEqual({ x: 0, y: 0, scale: 2 })
  expect(pan(WHOLE, { x: 1, y: 1 }, size)).toEqual(WHOLE)
})

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
