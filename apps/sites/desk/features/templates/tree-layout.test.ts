import { expect, test } from 'vitest'
import { BOX, layOutTree } from './tree-layout.ts'

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
  expect(new Set(templates.map(({ x }) => x))).toEqual(new Set([4 * (BOX.width + BOX.columnGap)]))
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(templates.length)
})
