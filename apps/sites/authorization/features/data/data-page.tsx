import { useLingui } from '@lingui/react/macro'
import type { OwnDegrees, ReleasedDiploma } from '@perga/contracts'
import { useOneOpen } from '@perga/ui/panels/disclosure'
import { Panel } from '@perga/ui/panels/panel'
import { useState } from 'react'
import { Answered } from '../../../shell/answered.tsx'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useSession } from '../../../shell/session/use-session.ts'
import { type Answer, useAnswer } from '../../../shell/use-answer.ts'
import { holderSession } from '../../holder-session.ts'
import { HolderPage } from '../holder-area/holder-page.tsx'
import { RegistryNotice } from '../holder-area/registry-notice.tsx'
import { SilentInstitutions } from '../interaction/silent-institutions.tsx'
import { RequestSection } from '../requests/request-section.tsx'
import { CopySheet } from './copy-sheet.tsx'
import { fetchOwnDegrees } from './data-api.ts'
import { FileRefused } from './file-refused.tsx'
import { MyData } from './my-data.tsx'
import { OwnDegreeItem } from './own-degree.tsx'

/** `/authorization/data`: the holder's degrees, to see, print and keep; and everything that is known about the holder. */
export function Component() {
  const { t } = useLingui()
  const [copy, setCopy] = useState<ReleasedDiploma | null>(null)
  if (copy !== null) return <CopySheet released={copy} onClose={() => setCopy(null)} />
  return (
    <HolderPage
      name="data"
      title={t`My degrees`}
      intro={t`Your degrees as your universities hold them at this moment: they are asked anew each time.`}
    >
      <FileRefused />
      <MyDegrees onCopy={setCopy} />
      <MyData />
    </HolderPage>
  )
}

function MyDegrees({ onCopy }: { readonly onCopy: (released: ReleasedDiploma) => void }) {
  const { answer, retry } = useAnswer('degrees', fetchOwnDegrees)
  const session = useSession(holderSession)
  const declared = () => {
    void holderSession.refresh()
    retry()
  }
  return (
    <>
      <RegistryNotice registry={session.state === 'known' ? session.identity.registry : null} onDeclared={declared} />
      <FoundDegrees answer={answer} retry={retry} onCopy={onCopy} />
    </>
  )
}

interface FoundDegreesProps {
  readonly answer: Answer<OwnDegrees>
  readonly retry: () => void
  readonly onCopy: (released: ReleasedDiploma) => void
}

function FoundDegrees({ answer, retry, onCopy }: FoundDegreesProps) {
  const { t } = useLingui()
  return (
    <Answered
      answer={answer}
      retry={retry}
      waiting={t`Asking every university for your degrees. This can take a few seconds…`}
      failed={(error) => (
        <>
          <ProblemPanel error={error} onRetry={retry} />
          <RequestSection degrees={[]} />
        </>
      )}
    >
      {(found) => (
        <>
          <SilentInstitutions institutions={found.institutions} onRetry={retry} />
          <DegreeList found={found} onCopy={onCopy} />
          <RequestSection degrees={found.degrees} />
        </>
      )}
    </Answered>
  )
}

interface DegreeListProps {
  readonly found: OwnDegrees
  readonly onCopy: (released: ReleasedDiploma) => void
}

function DegreeList({ found: { degrees }, onCopy }: DegreeListProps) {
  const { t } = useLingui()
  const { openId, toggle } = useOneOpen(degrees.length === 1 ? (degrees[0]?.degree ?? null) : null)
  if (degrees.length === 0) {
    return (
      <Panel tone="info" title={t`No degree was found`}>
        <p>{t`A degree may not have been entered yet. Ask the secretariat of your department, or tell the institution below.`}</p>
      </Panel>
    )
  }
  return (
    <>
      {degrees.map((degree) => (
        <OwnDegreeItem
          key={degree.degree}
          degree={degree}
          open={openId === degree.degree}
          onToggle={() => toggle(degree.degree)}
          onCopy={onCopy}
        />
      ))}
    </>
  )
}
