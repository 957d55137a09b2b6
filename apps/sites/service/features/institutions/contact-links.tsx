import { useLingui } from '@lingui/react/macro'
import type { Adopter } from './institutions-api.ts'

/** Website, telephone and e-mail of an institution; a dash where none is known. */
export function ContactLinks({ adopter: { stats } }: { readonly adopter: Adopter }) {
  const { t } = useLingui()
  const links = [
    { text: t`Website`, href: webAddress(stats?.url) },
    { text: stats?.phone ?? '', href: stats?.phone ? `tel:${stats.phone.replace(/\s/g, '')}` : null },
    { text: stats?.email ?? '', href: stats?.email ? `mailto:${stats.email}` : null },
  ].filter(({ href }) => href !== null)
  if (links.length === 0) return '-'
  return (
    <ul className="adopters__levels">
      {links.map(({ text, href }) => (
        <li key={text}>
          <a href={href ?? ''}>{text}</a>
        </li>
      ))}
    </ul>
  )
}

// The address comes from the institution: only a web address becomes a link.
function webAddress(url: string | null | undefined): string | null {
  return url && /^https?:\/\//.test(url) ? url : null
}
