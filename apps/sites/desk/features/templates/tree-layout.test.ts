import { expect, test } from 'vitest'
import { BOX, layOutTree } from './tree-layout.ts'

const named = (id: string, count: number) => ({ id, name: { el: id, en: id }, count })
const curriculum = (id: string) => ({
  ...named(id, 1),
  templates: [{ blueprintId: id, title: { el: id, en: id }, levelCode: '6' }],
})
const TREE = {
  ...named('auth', 3),
  maintainers: [
    { ...named('physics', 2), issuers: [{ ...named('physics', 2), curricula: [curriculum('a'), curriculum('b')] }] },
    { ...named('law', 1), issuers: [{ ...named('law', 1), curricula: [curriculum('c')] }] },
  ],
}

test('T6: no two boxes of the diagram overlap, and each hangs from the box one level to the left', () => {
  const boxes = layOutTree(TREE)
  expect(new Set(boxes.map(({ x, y }) => `${x} ${y}`)).size).toBe(boxes.length)
  for (const { x, parent } of boxes.filter((box) => box.parent !== null)) {
    expect(x - (parent?.x ?? 0)).toBe(BOX.width + BOX.columnGap)
  }
  expect(boxes.filter(({ parent }) => parent === null).map(({ key }) => key)).toEqual(['auth'])
})

test('T6: the rows of the diagram are its curricula', () => {
  const rows = new Set(layOutTree(TREE).map(({ y }) => y))
  expect(rows.size).toBe(3)
})
