import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '@perga/ui/layout/visually-hidden'
import type { GuideSection } from '../../content/documentation/guide-types.ts'

/** The heading of a section with its anchor and its permanent link. */
export function SectionHeading({ section: { id, title, level } }: { readonly section: GuideSection }) {
  const { t } = useLingui()
  const Heading = `h${level}` as const
  return (
    <div className="guide__heading">
      <Heading id={id} tabIndex={-1}>
        {title}
      </Heading>
      <a className="guide__permalink" href={`#${id}`}>
        <span aria-hidden="true">#</span>
        <VisuallyHidden>{t`Permanent link to “${title}”`}</VisuallyHidden>
      </a>
    </div>
  )
}
