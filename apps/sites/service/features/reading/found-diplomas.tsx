import { useLingui } from '@lingui/react/macro'
import { formatUnixIn } from '@perga/domain'
import { Actions, Button } from '@perga/ui/actions/button'
import { CodeText } from '@perga/ui/code/code-text'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { useOneOpen } from '@perga/ui/panels/disclosure'
import { GREEK_TIME } from '../../../shell/time-zone.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { DiplomaCard } from './diploma-card.tsx'
import { SilentInstitutions } from './silent-institutions.tsx'
import './reading.css'
import type { Found } from './reading.ts'

/** The degrees behind a code, one card open at a time (row O4), until when, and the way to a new search (row O5). */
export function FoundDiplomas({ found, onAgain }: { readonly found: Found; readonly onAgain: () => void }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { openId, toggle } = useOneOpen()
  const until = found.expiresAt === null ? '–' : formatUnixIn(found.expiresAt, locale, GREEK_TIME)
  return (
    <>
      <SilentInstitutions status={found.status} />
      {found.diplomas.map((released) => (
        <DiplomaCard
          key={released.auditId}
          released={released}
          open={openId === released.auditId}
          onToggle={() => toggle(released.auditId)}
        />
      ))}
      <div className="reading__facts">
        <DescriptionList
          facts={[
            { term: t`Download until`, value: until },
            { term: t`Code`, value: <CodeText>{found.code}</CodeText> },
          ]}
        />
      </div>
      <Actions>
        <Button variant="secondary" onClick={onAgain}>{t`New search`}</Button>
      </Actions>
    </>
  )
}
