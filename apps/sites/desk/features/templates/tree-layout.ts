import type { TemplateTree } from '@perga/contracts'

interface Names {
  readonly el: string
  readonly en: string
}

interface Spot {
  readonly x: number
  readonly y: number
}

/** A box of the diagram; it hangs from its parent, the institution from nothing. A template has nothing to count below it. */
export interface TreeBox extends Spot {
  readonly key: string
  readonly name: Names
  readonly count: number | null
  readonly parent: Spot | null
}

export const BOX = { width: 220, height: 34, columnGap: 28, rowGap: 12 } as const
const ROW = BOX.height + BOX.rowGap
const MARGIN = 16
// Where less fits on the screen, boxes are drawn at nine tenths of their size and the rest is moved to.
const SMALLEST = 0.9
const HEIGHT_ON_SCREEN = 400
const USUAL_WIDTH = 1200

interface Node {
  readonly id: string
  readonly name: Names
  readonly count: number | null
  readonly below: readonly Node[]
}

/** Where each node stands: to the right by its level, downwards by its leaves, the templates: the five levels of spec 2 §3.6. */
export function layOutTree(tree: TemplateTree): TreeBox[] {
  return place({ node: asNode(tree), path: tree.id, depth: 0, row: 0, parent: null })
}

interface Size {
  readonly width: number
  readonly height: number
}

/** How much room the boxes take, with a margin all around. */
export function sizeOf(boxes: readonly TreeBox[]): Size {
  const end = (sides: readonly number[]) => Math.max(0, ...sides) + MARGIN
  return { width: end(boxes.map(({ x }) => x + BOX.width)), height: end(boxes.map(({ y }) => y + BOX.height)) }
}

/** What of the drawing is shown first on a screen so wide: its upper left, in letters that can be read. */
export function startOf(size: Size, widthOnScreen: number | null): Size {
  const width = widthOnScreen || USUAL_WIDTH
  const shown = Math.min(size.width, width / SMALLEST)
  return { width: shown, height: Math.min(size.height, (HEIGHT_ON_SCREEN * shown) / width) }
}

interface Place {
  node: Node
  path: string
  depth: number
  row: number
  parent: Spot | null
}

/** A node beside its first child, then what is below it; the last box is in the last row that it takes. */
function place({ node, path, depth, row, parent }: Place): TreeBox[] {
  const spot = { x: MARGIN + depth * (BOX.width + BOX.columnGap), y: MARGIN + row * ROW }
  const boxes: TreeBox[] = [{ key: path, name: node.name, count: node.count, ...spot, parent }]
  let next = row
  for (const child of node.below) {
    const below = place({ node: child, path: `${path}/${child.id}`, depth: depth + 1, row: next, parent: spot })
    next = (Math.max(...below.map(({ y }) => y)) - MARGIN) / ROW + 1
    boxes.push(...below)
  }
  return boxes
}

function asNode({ maintainers, ...institution }: TemplateTree): Node {
  return {
    ...institution,
    below: maintainers.map(({ issuers, ...maintainer }) => ({
      ...maintainer,
      below: issuers.map(({ curricula, ...issuer }) => ({
        ...issuer,
        below: curricula.map(({ templates, ...curriculum }) => ({
          ...curriculum,
          below: templates.map(({ blueprintId, title }) => ({ id: blueprintId, name: title, count: null, below: [] })),
        })),
      })),
    })),
  }
}
