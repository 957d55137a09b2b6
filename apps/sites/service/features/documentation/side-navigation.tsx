import { useLingui } from '@lingui/react/macro'
import { useOneOpen } from '@perga/ui/panels/disclosure'
import { useState } from 'react'
import { useLocale } from '../../../shell/use-locale.ts'
import type { GuideName } from '../../content/documentation/guide-types.ts'
import { GUIDE_NAMES, guides } from '../../content/documentation/guides.ts'
import { useCurrentSection } from './use-current-section.ts'

/** The three guides with their sections: one category open at a time, the section being read is marked. */
export function SideNavigation({ current }: { readonly current: GuideName }) {
  const { t } = useLingui()
  const content = guides.read(useLocale())
  const { openId, toggle } = useOneOpen(current)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const section = useCurrentSection(content[current].sections.map(({ id }) => id))
  return (
    <nav className="guide__navigation" aria-label={t`Documentation`}>
      <button
        type="button"
        className="guide__toggle"
        aria-expanded={isMenuOpen}
        aria-controls="guide-menu"
        onClick={() => setMenuOpen(!isMenuOpen)}
      >
        {t`Contents`}
      </button>
      <ul id="guide-menu" className={isMenuOpen ? 'guide__menu guide__menu--open' : 'guide__menu'}>
        {GUIDE_NAMES.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="guide__category"
              aria-expanded={openId === name}
              aria-controls={`guide-menu-${name}`}
              onClick={() => toggle(name)}
            >
              {content[name].title}
            </button>
            <SectionLinks
              name={name}
              isOpen={openId === name}
              marked={name === current ? section : null}
              onFollow={() => setMenuOpen(false)}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface SectionLinksProps {
  readonly name: GuideName
  readonly isOpen: boolean
  readonly marked: string | null
  readonly onFollow: () => void
}

function SectionLinks({ name, isOpen, marked, onFollow }: SectionLinksProps) {
  const { sections } = guides.read(useLocale())[name]
  return (
    <ul id={`guide-menu-${name}`} hidden={!isOpen}>
      {sections.map(({ id, title, level }) => (
        <li key={id} className={level === 3 ? 'guide__sub' : undefined}>
          <a
            href={`/documentation/${name}#${id}`}
            aria-current={id === marked ? 'location' : undefined}
            onClick={onFollow}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
