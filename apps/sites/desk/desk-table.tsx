import { VisuallyHidden } from '@perga/ui/layout/visually-hidden'
import type { ReactNode } from 'react'
import './desk-table.css'

interface DeskTableProps {
  readonly caption: string
  /** The headings; the first names each row. */
  readonly columns: readonly string[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}

/** A table of the desk: rows become blocks with their headings inside on a small screen. */
export function DeskTable({ caption, columns, rows }: DeskTableProps) {
  return (
    <table className="desk-table">
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-heading={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
