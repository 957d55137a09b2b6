import type { TreeNode } from '../../../content/documentation/guide-types.ts'
import { wrapText } from './wrap-text.ts'

/** A thing of the tree with its place in the picture. */
export interface PlacedNode {
  readonly key: string
  readonly kind: string | null
  readonly lines: readonly string[]
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Where the line from its whole comes in, and where that line begins; null at the root. */
  readonly from: { readonly x: number; readonly y: number } | null
}

/** A picture of a tree. */
export interface PlacedTree {
  readonly width: number
  readonly height: number
  readonly nodes: readonly PlacedNode[]
}

const LINE = 20
const PADDING = 12

interface Sized {
  readonly node: TreeNode
  readonly lines: readonly string[]
  readonly height: number
}

function size(node: TreeNode, characters: number): Sized {
  const lines = wrapText(node.name, characters)
  const heading = node.kind === undefined ? 0 : LINE
  return { node, lines, height: 2 * PADDING + heading + lines.length * LINE }
}

/** `edge` leaves room for the outermost lines. */
const WIDE = { width: 190, gap: 18, drop: 36, characters: 19, edge: 2 }

/** From the root at the top downwards, parts side by side: for a wide screen. */
export function placeWide(root: TreeNode): PlacedTree {
  const rows = rowTops(root)
  const nodes: PlacedNode[] = []
  let nextLeaf = WIDE.edge
  const place = (node: TreeNode, depth: number, key: string): { x: number; index: number } => {
    const { lines, height } = size(node, WIDE.characters)
    const parts = (node.parts ?? []).map((part, index) => place(part, depth + 1, `${key}.${index}`))
    const [first, last] = [parts[0], parts.at(-1)]
    const x = first !== undefined && last !== undefined ? (first.x + last.x) / 2 : nextLeaf
    if (parts.length === 0) nextLeaf += WIDE.width + WIDE.gap
    const y = rows[depth] ?? 0
    for (const part of parts) connect(nodes, part.index, { x: x + WIDE.width / 2, y: y + height })
    nodes.push({ key, kind: node.kind ?? null, lines, x, y, width: WIDE.width, height, from: null })
    return { x, index: nodes.length - 1 }
  }
  place(root, 0, '0')
  const bottom = Math.max(...nodes.map(({ y, height }) => y + height))
  return { width: nextLeaf - WIDE.gap + WIDE.edge, height: bottom + WIDE.edge, nodes }
}

function connect(nodes: PlacedNode[], index: number, from: { x: number; y: number }): void {
  const node = nodes[index]
  if (node !== undefined) nodes[index] = { ...node, from }
}

/** The top of each row: every row is as high as its highest thing. */
function rowTops(root: TreeNode): number[] {
  const tops: number[] = []
  let [row, top]: [readonly TreeNode[], number] = [[root], WIDE.edge]
  while (row.length > 0) {
    tops.push(top)
    top += Math.max(...row.map((node) => size(node, WIDE.characters).height)) + WIDE.drop
    row = row.flatMap(({ parts = [] }) => parts)
  }
  return tops
}

const NARROW = { width: 340, indent: 16, gap: 12, pixelsPerCharacter: 9 }

/** One thing below the other, parts indented: for a narrow screen. */
export function placeNarrow(root: TreeNode): PlacedTree {
  const nodes: PlacedNode[] = []
  let top = 0
  const place = (node: TreeNode, depth: number, from: PlacedNode['from'], key: string): void => {
    const x = depth * NARROW.indent
    const width = NARROW.width - x
    const { lines, height } = size(node, Math.floor((width - 2 * PADDING) / NARROW.pixelsPerCharacter))
    const y = top
    nodes.push({ key, kind: node.kind ?? null, lines, x, y, width, height, from })
    top += height + NARROW.gap
    const below = { x: x + NARROW.indent / 2, y: y + height }
    for (const [index, part] of (node.parts ?? []).entries()) place(part, depth + 1, below, `${key}.${index}`)
  }
  place(root, 0, null, '0')
  return { width: NARROW.width, height: top - NARROW.gap, nodes }
}
