import { useLingui } from '@lingui/react/macro'
import { HeaderFrame } from '@perga/ui/layout/frames'
import { useEffect, useRef, useState } from 'react'
import { Brand } from './brand.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import './header.css'

/** Who is logged in, as the header shows it. */
export interface HeaderIdentity {
  readonly name: string
  readonly logoutHref: string
}

/** A link of the header. */
export interface HeaderLink {
  readonly text: string
  readonly href: string
}

interface HeaderProps {
  readonly identity: HeaderIdentity | null
  readonly links: readonly HeaderLink[]
}

/** The header of every page: the way home, the areas, who is logged in, the language. */
export function Header({ identity, links }: HeaderProps) {
  const { t } = useLingui()
  const menu = useMenu()
  return (
    <HeaderFrame>
      <Brand />
      <button
        type="button"
        ref={menu.button}
        className="menu-button"
        aria-expanded={menu.isOpen}
        aria-controls="menu"
        onClick={menu.toggle}
      >
        {t`Menu`}
      </button>
      <div id="menu" ref={menu.panel} className={menu.isOpen ? 'menu menu--open' : 'menu'}>
        {/* First, so that the links keep their places at the end of the line when the name comes. */}
        {identity !== null && <WhoIsIn identity={identity} />}
        <nav aria-label={t`Areas of the service`}>
          <ul>
            {links.map(({ text, href }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch />
      </div>
    </HeaderFrame>
  )
}

function WhoIsIn({ identity }: { readonly identity: HeaderIdentity }) {
  const { t } = useLingui()
  return (
    <div className="menu__who">
      <span className="menu__name">{identity.name}</span>
      <a href={identity.logoutHref}>{t`Log out`}</a>
    </div>
  )
}

function useMenu() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    const closeOutside = (event: MouseEvent) => {
      const target = event.target instanceof Node ? event.target : null
      const isInside = panel.current?.contains(target) || button.current?.contains(target)
      // A link inside the menu closes it too: it leads to another page of the same document.
      if (!isInside || (event.target instanceof Element && event.target.closest('a') !== null)) setOpen(false)
    }
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('click', closeOutside, listening)
    document.addEventListener('keydown', closeByKey, listening)
    return () => listening.abort()
  }, [isOpen])
  return { isOpen, button, panel, toggle: () => setOpen((open) => !open) }
}
