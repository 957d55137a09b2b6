import { useLingui } from '@lingui/react/macro'
import type { DegreeRequestForm, OwnDegrees } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { Combobox } from '@perga/ui/forms/combobox'
import { TextArea } from '@perga/ui/forms/field'
import { RadioGroup } from '@perga/ui/forms/radio-group'
import { Disclosure } from '@perga/ui/panels/disclosure'
import { Panel } from '@perga/ui/panels/panel'
import { useState } from 'react'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useChange } from '../holder-area/use-change.ts'
import { useComboboxTexts } from '../holder-area/use-combobox-texts.ts'
import { sendReport } from './data-api.ts'
import { useReportSubjects } from './use-report-subjects.ts'

/** "Something is wrong or missing": a message to the institution's desk (row G23). */
export function ReportForm({ found }: { readonly found: OwnDegrees }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { change, run, reset } = useChange(sendReport)
  return (
    <section className="holder__section">
      <h2>{t`Is something wrong or missing?`}</h2>
      <Disclosure
        title={t`Report it to the institution`}
        open={isOpen}
        onToggle={() => setOpen(!isOpen)}
        headingLevel={3}
      >
        {change.state === 'done' ? (
          <Panel tone="success" title={t`Your report was sent`} headingLevel={3} announced>
            <p>{t`The institution's desk will look at it. Your university corrects the degree; it then appears here corrected.`}</p>
            <Button variant="secondary" onClick={reset}>{t`Report something else`}</Button>
          </Panel>
        ) : (
          <>
            {change.state === 'failed' && <ProblemPanel error={change.error} />}
            <Fields found={found} isSending={change.state === 'sending'} onSend={(report) => void run(report)} />
          </>
        )}
      </Disclosure>
    </section>
  )
}

interface FieldsProps {
  readonly found: OwnDegrees
  readonly isSending: boolean
  readonly onSend: (report: DegreeRequestForm) => void
}

function Fields({ found, isSending, onSend }: FieldsProps) {
  const { t } = useLingui()
  const [kind, setKind] = useState<DegreeRequestForm['kind']>(found.degrees.length > 0 ? 'wrong' : 'missing')
  const [subject, setSubject] = useState<string | null>(null)
  const [text, setText] = useState('')
  const subjects = useReportSubjects(found)
  const comboboxTexts = useComboboxTexts()
  const isReady = subject !== null && text.trim().length >= 5
  const send = () => {
    if (subject === null) return
    const missing = { institution: subject, department: null, level: '6', year: null } as const
    onSend(kind === 'wrong' ? { kind, degree: subject, text, email: null } : { kind, ...missing, text, email: null })
  }
  return (
    <div className="holder__narrow">
      <RadioGroup
        legend={t`What is the matter?`}
        options={[
          { value: 'wrong', label: t`A degree above is wrong` },
          { value: 'missing', label: t`A degree of mine is missing` },
        ]}
        value={kind}
        onChange={(value) => {
          setKind(value)
          setSubject(null)
        }}
      />
      <Combobox
        key={kind}
        label={kind === 'wrong' ? t`Which degree` : t`Of which institution`}
        options={subjects[kind]}
        value={subject}
        onChange={setSubject}
        texts={comboboxTexts}
      />
      <TextArea
        label={t`What is wrong`}
        hint={t`Say what it should be. Do not write your tax or social security number.`}
        rows={4}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Actions>
        <Button unavailable={!isReady || isSending} onClick={send}>
          {isSending ? t`Sending…` : t`Send the report`}
        </Button>
      </Actions>
    </div>
  )
}
