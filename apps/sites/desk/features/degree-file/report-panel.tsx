import { useLingui } from '@lingui/react/macro'
import type { UploadFinding, UploadReport } from '@perga/contracts'
import { Panel } from '@perga/ui/panels/panel'
import { useLocale } from '../../../shell/use-locale.ts'

/** What became of a file: whether it was taken, and line by line what is to be mended. */
export function ReportPanel({ report }: { readonly report: UploadReport }) {
  const { t } = useLingui()
  const { outcome, degrees, errors, warnings, findings } = report
  const hidden = errors + warnings - findings.length
  const isFaulty = errors > 0 || outcome === 'refused'
  const titles = {
    accepted: t`The file was taken`,
    tried: isFaulty ? t`The file has errors; nothing was changed` : t`The file can be taken`,
    refused: t`The file has errors; nothing was changed`,
  }
  return (
    <Panel tone={isFaulty ? 'error' : 'success'} title={titles[outcome]} announced>
      <p>{t`Degrees: ${degrees}. Errors: ${errors}. Warnings: ${warnings}.`}</p>
      {findings.length > 0 && (
        <ul>
          {findings.map((finding) => (
            <Finding key={`${finding.line} ${finding.field} ${finding.rule}`} finding={finding} />
          ))}
        </ul>
      )}
      {hidden > 0 && <p>{t`${hidden} more are not listed. Mend these first.`}</p>}
    </Panel>
  )
}

function Finding({ finding }: { readonly finding: UploadFinding }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { line, field } = finding
  const place = field === null ? t`Line ${line}` : t`Line ${line}, ${field}`
  return (
    <li>
      {line > 0 && <strong>{place}: </strong>}
      {finding[locale]}
    </li>
  )
}
