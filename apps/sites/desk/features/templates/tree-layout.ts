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

interface Place {
  node: Node
  path: string
  depth: number
  row: number
  parent: Spot | null
}

/** A node beside its first child, then what is below it; the last box is in the last row that it takes. */
function place({ node, path, depth, row, parent }: Place): TreeBox[] {
  const spot = { x: depth * (BOX.width + BOX.columnGap), y: row * ROW }
  const boxes: TreeBox[] = [{ key: path, name: node.name, count: node.count, ...spot, parent }]
  let next = row
  for (const child of node.below) {
    const below = place({ node: child, path: `${path}/${child.id}`, depth: depth + 1, row: next, parent: spot })
    next = Math.max(...below.map(({ y }) => y)) / ROW + 1
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
