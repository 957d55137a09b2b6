import './breadcrumbs.css'

/** One step of the way; the last one has no address. */
export interface Crumb {
  readonly text: string
  readonly href?: string
}

/** Where the reader is, from the home page down. */
export function Breadcrumbs({ label, crumbs }: { readonly label: string; readonly crumbs: readonly Crumb[] }) {
  return (
    <nav className="ui-breadcrumbs" aria-label={label}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.text}>
            {crumb.href === undefined ? (
              <span aria-current="page">{crumb.text}</span>
            ) : (
              <a href={crumb.href}>{crumb.text}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
