import type { ReactNode } from 'react'
import './table-frame.css'

/** Holds a table that may be wider than the page, e.g. with large text: the frame scrolls, by keyboard too, not the page. */
export function TableFrame({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse must be able to scroll it sideways
    <section className="ui-table-frame" tabIndex={0} aria-label={label}>
      {children}
    </section>
  )
}
