import type { TreeNode } from '../../content/documentation/guide-types.ts'

/** A tree as nested lists. */
export function TreeList({ root }: { readonly root: TreeNode }) {
  return (
    <ul>
      <Branch node={root} />
    </ul>
  )
}

function Branch({ node: { name, kind, parts = [] } }: { readonly node: TreeNode }) {
  return (
    <li>
      <span>{kind === undefined ? name : `${kind}: ${name}`}</span>
      {parts.length > 0 && (
        <ul>
          {parts.map((part) => (
            <Branch key={`${part.kind}${part.name}`} node={part} />
          ))}
        </ul>
      )}
    </li>
  )
}
