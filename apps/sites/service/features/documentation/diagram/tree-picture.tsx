import type { PlacedNode, PlacedTree } from './place-tree.ts'

const LINE = 20
const BASELINE = 27

/** The things of a tree and the lines between them. */
export function TreePicture({ tree, isNarrow }: { readonly tree: PlacedTree; readonly isNarrow: boolean }) {
  return (
    <>
      {tree.nodes.map((node) => (
        <path key={node.key} className="diagram__line" d={isNarrow ? elbow(node) : bend(node)} />
      ))}
      {tree.nodes.map((node) => (
        <Box key={node.key} node={node} isNarrow={isNarrow} />
      ))}
    </>
  )
}

function Box({ node, isNarrow }: { readonly node: PlacedNode; readonly isNarrow: boolean }) {
  const { kind, lines, x, y, width, height } = node
  const [textX, anchor] = isNarrow ? [x + 12, 'start' as const] : [x + width / 2, 'middle' as const]
  const first = y + BASELINE + (kind === null ? 0 : LINE)
  return (
    <g textAnchor={anchor}>
      <rect className="diagram__box" {...{ x, y, width, height }} />
      {kind !== null && (
        <text className="diagram__kind" x={textX} y={y + BASELINE}>
          {kind}
        </text>
      )}
      {lines.map((line, index) => (
        <text key={line} className="diagram__name" x={textX} y={first + index * LINE}>
          {line}
        </text>
      ))}
    </g>
  )
}

/** Down, across, down. */
function bend({ from, x, y, width }: PlacedNode): string {
  if (from === null) return ''
  const middle = (from.y + y) / 2
  return `M${from.x} ${from.y}V${Math.max(middle, y - 18)}H${x + width / 2}V${y}`
}

/** Down, then to the right. */
function elbow({ from, x, y, height }: PlacedNode): string {
  return from === null ? '' : `M${from.x} ${from.y}V${y + height / 2}H${x}`
}
