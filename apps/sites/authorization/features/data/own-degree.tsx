import { useLingui } from '@lingui/react/macro'
import type { OwnDegree, ReleasedDiploma } from '@perga/contracts'
import { levelName, parseEducationLevel } from '@perga/domain'
import { Button, ButtonLink } from '@perga/ui/actions/button'
import { Disclosure } from '@perga/ui/panels/disclosure'
import { Panel } from '@perga/ui/panels/panel'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useLocale } from '../../../shell/use-locale.ts'
import { useChange } from '../holder-area/use-change.ts'
import { useOwnLanguage } from '../holder-area/use-own-language.ts'
import { makeCopy, pdfAddress } from './data-api.ts'
import { DegreeFacts } from './degree-facts.tsx'

interface OwnDegreeItemProps {
  readonly degree: OwnDegree
  readonly open: boolean
  readonly onToggle: () => void
  readonly onCopy: (released: ReleasedDiploma) => void
}

/** One degree: its title, where and when; opened, all of it and the way to a copy. */
export function OwnDegreeItem({ degree, open, onToggle, onCopy }: OwnDegreeItemProps) {
  const { t } = useLingui()
  const { titleId } = degree
  const own = useOwnLanguage()
  const title = own(degree.diploma?.title, degree.diploma?.titleEn) ?? t`Degree ${titleId}`
  return (
    <Disclosure title={title} summary={useSummary(degree)} open={open} onToggle={onToggle}>
      {degree.diploma === null ? (
        <Panel tone="info" title={t`Not documented yet`} headingLevel={3}>
          <p>{t`The institution has entered your degree but has not described its title yet, so it cannot be shown or shared.`}</p>
        </Panel>
      ) : (
        <>
          {degree.name_differs && <NameDiffers />}
          <DegreeFacts diploma={degree.diploma} headingLevel={3} />
          <CopyButton degree={degree.degree} onCopy={onCopy} />
        </>
      )}
    </Disclosure>
  )
}

function useSummary({ institution, diploma }: OwnDegree): string {
  const locale = useLocale()
  const own = useOwnLanguage()
  const level = parseEducationLevel(diploma?.level)
  const parts = [
    own(diploma?.issuerInstitution, diploma?.issuerInstitutionEn) ?? institution[locale],
    own(diploma?.issuerUnit, diploma?.issuerUnitEn) ?? '',
    level === null ? '' : levelName(level, locale),
    diploma?.dateIssued?.slice(0, 4) ?? '',
  ]
  return parts.filter((part) => part !== '').join(' · ')
}

function NameDiffers() {
  const { t } = useLingui()
  return (
    <Panel tone="info" title={t`Issued under another name`} headingLevel={3}>
      <p>
        {t`The name on this degree is not the one of your tax account. The degree goes on showing the name that your institution holds; when you share it, you declare that it is yours.`}
      </p>
    </Panel>
  )
}

interface CopyButtonProps {
  readonly degree: string
  readonly onCopy: (released: ReleasedDiploma) => void
}

function CopyButton({ degree, onCopy }: CopyButtonProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { change, run } = useChange(async () => onCopy(await makeCopy(degree)))
  return (
    <>
      <div className="holder__buttons">
        <ButtonLink
          href={pdfAddress(degree, locale)}
          target="_blank"
          rel="noreferrer"
        >{t`Download PDF (new tab)`}</ButtonLink>
        <Button variant="secondary" unavailable={change.state === 'sending'} onClick={() => void run()}>
          {change.state === 'sending' ? t`Signing your copy…` : t`Signed copy to print`}
        </Button>
      </div>
      {change.state === 'failed' && <ProblemPanel error={change.error} />}
    </>
  )
}
