import { expect, test } from 'vitest'
import { BOX, layOutTree, sizeOf, startOf } from './tree-layout.ts'

const named = (id: string, count: number) => ({ id, name: { el: id, en: id }, count })
const curriculum = (id: string, ...templates: string[]) => ({
  ...named(id, templates.length),
  templates: templates.map((template) => ({
    ...{ blueprintId: template, title: { el: `template ${template}`, en: template }, levelCode: '6' },
  })),
})
const TREE = {
  ...named('auth', 4),
  maintainers: [
    {
      ...named('physics', 3),
      issuers: [{ ...named('physics', 3), curricula: [curriculum('one', 'a'), curriculum('other', 'b', 'c')] }],
    },
    { ...named('law', 1), issuers: [{ ...named('law', 1), curricula: [curriculum('third', 'd')] }] },
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

test('T1 T6: the diagram has five columns, from the institution to its templates, and a row for each template', () => {
  const boxes = layOutTree(TREE)
  expect(new Set(boxes.map(({ x }) => x)).size).toBe(5)
  const templates = boxes.filter(({ count }) => count === null)
  expect(templates.map(({ name }) => name.el)).toEqual(['template a', 'template b', 'template c', 'template d'])
  expect(new Set(templates.map(({ x }) => x))).toEqual(new Set([16 + 4 * (BOX.width + BOX.columnGap)]))
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(templates.length)
})

test('T6: every box is within the drawing, and a screen shows as much of it as can be read there', () => {
  const boxes = layOutTree(TREE)
  const size = sizeOf(boxes)
  for (const { x, y } of boxes) {
    expect([x >= 16, y >= 16, x + BOX.width <= size.width - 16, y + BOX.height <= size.height - 16]).not.toContain(
      false,
    )
  }
  expect(startOf(size, 1200).width).toBe(size.width)
  expect(startOf(size, 360)).toEqual({ width: 400, height: size.height })
  expect(startOf({ width: 1244, height: 9000 }, 360)).toEqual({ width: 400, height: (400 * 400) / 360 })
})
