import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ImportReport } from '@perga/contracts'
import { Actions, Button, ButtonLink } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { Panel } from '@perga/ui/panels/panel'
import { useState } from 'react'
import { useParams } from 'react-router'
import { BackLink, Page } from '../../../shell/page.tsx'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useLocale } from '../../../shell/use-locale.ts'
import { exportAddress, importTemplates } from './templates-api.ts'
import { useAct } from './use-act.ts'

/** `/desk/templates/files/{institution}`: the institution's templates as a file, out and in. */
export function Component() {
  const { t } = useLingui()
  const { institution = '' } = useParams()
  return (
    <Page title={t`Import and export`} before={<BackLink href="/desk/templates" />}>
      <h2>{t`Export`}</h2>
      <Actions>
        <ButtonLink
          variant="secondary"
          href={exportAddress(institution, 'csv')}
          download
        >{t`Download as CSV`}</ButtonLink>
        <ButtonLink
          variant="secondary"
          href={exportAddress(institution, 'json')}
          download
        >{t`Download as JSON`}</ButtonLink>
      </Actions>
      <h2>{t`Import`}</h2>
      <p>{t`A file has the form of the export. Its rows become proposals that a second person approves: all of them, or none where one has an error.`}</p>
      <ImportForm institution={institution} />
    </Page>
  )
}

function ImportForm({ institution }: { readonly institution: string }) {
  const { t } = useLingui()
  const [file, setFile] = useState<File | null>(null)
  const [report, setReport] = useState<ImportReport | null>(null)
  const { error, isRunning, run } = useAct()
  const send = (isDryRun: boolean) =>
    void run(async () => {
      if (file === null) return
      setReport(null)
      const format = file.name.toLowerCase().endsWith('.json') ? 'json' : 'csv'
      setReport(await importTemplates({ institution, format, text: await file.text(), isDryRun }))
    })
  const isChecked = report !== null && !report.isWritten && report.errors.length === 0 && report.proposed > 0
  return (
    <>
      <TextField
        label={t`CSV or JSON file`}
        type="file"
        accept=".csv,.json,text/csv,application/json"
        onChange={(event) => {
          setFile(event.target.files?.[0] ?? null)
          setReport(null)
        }}
      />
      {error !== null && <ProblemPanel error={error} />}
      <Actions>
        <Button unavailable={file === null || isRunning} onClick={() => send(true)}>{t`Check the file`}</Button>
        {isChecked && <Button unavailable={isRunning} onClick={() => send(false)}>{t`Import`}</Button>}
      </Actions>
      {report !== null && <ReportPanel report={report} />}
    </>
  )
}

function ReportPanel({ report }: { readonly report: ImportReport }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { rows, unchanged, proposed, errors } = report
  const summary = t`${plural(rows, { one: '# row', other: '# rows' })}: ${proposed} to be proposed, ${unchanged} unchanged.`
  if (errors.length > 0) {
    return (
      <Panel tone="error" title={t`The file has errors; nothing was imported`} announced>
        <ul>
          {errors.map((error) => (
            <li key={`${error.row} ${error.text.en}`}>
              {t`Row ${error.row}`}: {error.text[locale]}
            </li>
          ))}
        </ul>
      </Panel>
    )
  }
  return (
    <Panel tone="success" title={report.isWritten ? t`The file was imported` : t`The file has no errors`} announced>
      <p>{summary}</p>
      {report.isWritten && proposed > 0 && (
        <p>
          <a href="/desk/templates/proposals">{t`Drafts and proposals`}</a>
        </p>
      )}
    </Panel>
  )
}
