import { useLingui } from '@lingui/react/macro'
import type { ArchiveInspection } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { Panel } from '@perga/ui/panels/panel'
import { GREEK_TIME } from '../../../shell/time-zone.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { ArchiveReport } from './archive-report.tsx'
import { RenewedFileLink } from './renewed-file-link.tsx'
import type { KnownFile } from './use-archive.ts'

interface ArchiveStateProps {
  readonly known: KnownFile
  readonly onRenew: () => void
}

/** What a file came to, its dates, what can be done with it, and the report. */
export function ArchiveState({ known, onRenew }: ArchiveStateProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { name, file, inspection, isRenewed } = known
  const { tone, title } = useOutcome(inspection, isRenewed)
  const until = useProtectedUntil(inspection)
  return (
    <>
      <Panel tone={tone} title={title} announced>
        <p>{inspection.outcome[locale]}</p>
      </Panel>
      <DescriptionList
        facts={[
          { term: t`File`, value: name },
          { term: t`Level of the seal`, value: inspection.level ?? '–' },
          { term: t`Protected until`, value: until },
        ]}
      />
      <Actions>
        {isRenewed && <RenewedFileLink name={name} file={file} />}
        {inspection.renewable && !isRenewed && <Button onClick={onRenew}>{t`Renew the file`}</Button>}
      </Actions>
      <ArchiveReport steps={inspection.steps} />
    </>
  )
}

function useOutcome({ indication, renewable }: ArchiveInspection, isRenewed: boolean) {
  const { t } = useLingui()
  if (!renewable) return { tone: 'error', title: t`The file cannot be renewed` } as const
  if (isRenewed) return { tone: 'success', title: t`The file was renewed` } as const
  if (indication === 'TOTAL-PASSED') return { tone: 'success', title: t`The file is valid` } as const
  return { tone: 'info', title: t`The seal is not protected for the long term yet` } as const
}

function useProtectedUntil({ protectedUntil }: ArchiveInspection): string {
  const { t } = useLingui()
  const locale = useLocale()
  if (protectedUntil === null) return t`There is no valid archive time stamp`
  const form = new Intl.DateTimeFormat(locale === 'el' ? 'el-GR' : 'en-GB', { dateStyle: 'long', timeZone: GREEK_TIME })
  return form.format(new Date(protectedUntil))
}
