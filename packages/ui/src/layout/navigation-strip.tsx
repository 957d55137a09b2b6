import './navigation-strip.css'

interface NavigationStripProps {
  /** What the links lead through, for those who do not see them. */
  readonly label: string
  readonly links: readonly { readonly href: string; readonly text: string; readonly isCurrent: boolean }[]
}

/** The pages of an area side by side above each of them, the one on show marked. */
export function NavigationStrip({ label, links }: NavigationStripProps) {
  return (
    <nav className="ui-strip" aria-label={label}>
      <ul>
        {links.map(({ href, text, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
