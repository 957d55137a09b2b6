import { lazy, Suspense } from 'react'
import { siteSettings } from '../../../shell/site-settings.ts'
import { useInBrowser } from '../../../shell/use-in-browser.ts'
import type { Block, LinkTarget } from '../../content/documentation/guide-types.ts'
import { FieldTable } from './field-table.tsx'
import { MailTemplate } from './mail-template.tsx'
import { TreeList } from './tree-list.tsx'

// Only one of the guides has pictures.
const TreeDiagram = lazy(async () => ({ default: (await import('./diagram/tree-diagram.tsx')).TreeDiagram }))

const { templateTool, registration } = siteSettings.addresses
const ADDRESSES: Record<LinkTarget, string> = {
  ...{ templateTool, registration, openApi: '/api/openapi.json', desk: '/desk/' },
  registrationRequest: `${registration}request`,
  ownRoles: `${registration}representative`,
  ownSystems: `${registration}administrator/systems`,
}

/** A piece of a section as it is shown. */
export function GuideBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>
    case 'points':
      return <Items tag="ul" items={block.points} />
    case 'steps':
      return <Items tag="ol" items={block.steps} />
    case 'code':
      return <CodeSample {...block} />
    case 'table':
      return <PlainTable {...block} />
    case 'fields':
      return <FieldTable names={block.names} />
    case 'tree':
      return <Tree {...block} />
    case 'link':
      return (
        <p>
          <a href={ADDRESSES[block.to]}>{block.text}</a>
        </p>
      )
    case 'mail':
      return <MailTemplate subject={block.subject} body={block.body} />
  }
}

function Items({ tag: Tag, items }: { readonly tag: 'ul' | 'ol'; readonly items: readonly string[] }) {
  return (
    <Tag>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Tag>
  )
}

function CodeSample({ label, code }: { readonly label: string; readonly code: string }) {
  return (
    <figure className="guide__code">
      <figcaption>{label}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse must be able to scroll it sideways */}
      <section tabIndex={0} aria-label={label}>
        <pre>
          <code translate="no">{code}</code>
        </pre>
      </section>
    </figure>
  )
}

function PlainTable({ caption, head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <table className="guide__table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Tree(tree: Extract<Block, { kind: 'tree' }>) {
  const isInBrowser = useInBrowser()
  const list = (
    <figure className="guide__tree">
      <figcaption>{tree.label}</figcaption>
      <TreeList root={tree.root} />
    </figure>
  )
  // The build draws the list; whoever has a browser gets the picture as soon as it is there.
  if (!isInBrowser) return list
  return (
    <Suspense fallback={list}>
      <TreeDiagram {...tree} />
    </Suspense>
  )
}
