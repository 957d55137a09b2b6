import { useLingui } from '@lingui/react/macro'
import type { UploadReport } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { Checkbox } from '@perga/ui/forms/checkbox'
import { TextField } from '@perga/ui/forms/field'
import { useState } from 'react'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { sendFile } from './degree-file-api.ts'
import { ReportPanel } from './report-panel.tsx'

type Sending = { readonly state: 'idle' | 'sending' } | { readonly state: 'failed'; readonly error: unknown }

/** Chooses a file, has it checked, and gives it in once it has no errors. */
export function FileForm({ institution, onTaken }: { readonly institution: string; readonly onTaken: () => void }) {
  const { t } = useLingui()
  const [file, setFile] = useState<File | null>(null)
  const [isGreekWindows, setGreekWindows] = useState(false)
  const [report, setReport] = useState<UploadReport | null>(null)
  const [sending, setSending] = useState<Sending>({ state: 'idle' })
  const send = async (isTrial: boolean) => {
    if (file === null) return
    setSending({ state: 'sending' })
    try {
      const charset = isGreekWindows ? 'windows-1253' : 'utf-8'
      const found = await sendFile({ institution, file, charset, isTrial })
      setReport(found)
      setSending({ state: 'idle' })
      if (found.outcome === 'accepted') onTaken()
    } catch (error) {
      setReport(null)
      setSending({ state: 'failed', error })
    }
  }
  const isBusy = sending.state === 'sending'
  return (
    <>
      <TextField
        label={t`CSV file, at most 25 MB`}
        type="file"
        accept=".csv,text/csv"
        onChange={(event) => {
          setFile(event.target.files?.[0] ?? null)
          setReport(null)
        }}
      />
      <Checkbox
        label={t`The file is written in windows-1253, not in UTF-8`}
        checked={isGreekWindows}
        onChange={(checked) => {
          setGreekWindows(checked)
          setReport(null)
        }}
      />
      {sending.state === 'failed' && <ProblemPanel error={sending.error} />}
      <Actions>
        <Button unavailable={file === null || isBusy} onClick={() => void send(true)}>{t`Check the file`}</Button>
        {report?.outcome === 'tried' && report.errors === 0 && (
          <Button unavailable={isBusy} onClick={() => void send(false)}>{t`Replace the served degrees`}</Button>
        )}
      </Actions>
      {report !== null && <ReportPanel report={report} />}
    </>
  )
}
