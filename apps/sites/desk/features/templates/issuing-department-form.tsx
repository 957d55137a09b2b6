import { useLingui } from '@lingui/react/macro'
import type { TemplateChoices } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextField } from '@perga/ui/forms/field'
import { useState } from 'react'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { MaintainerChoice } from './maintainer-choice.tsx'
import { addIssuingDepartment } from './templates-api.ts'
import { useAct } from './use-act.ts'

interface IssuingDepartmentFormProps {
  readonly choices: TemplateChoices
  readonly onDone: () => void
}

/** Enters a name under which a department issued degrees: an older, abolished or merged one (spec 2 §3.6). */
export function IssuingDepartmentForm({ choices, onDone }: IssuingDepartmentFormProps) {
  const { t } = useLingui()
  const [maintainerId, setMaintainer] = useState<string | null>(null)
  const [nameEl, setNameEl] = useState('')
  const [nameEn, setNameEn] = useState('')
  const { error, isRunning, run } = useAct()
  const isComplete = maintainerId !== null && nameEl.trim() !== '' && nameEn.trim() !== ''
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (maintainerId === null) return
        void run(async () => {
          await addIssuingDepartment({ maintainerId, nameEl, nameEn })
          onDone()
        })
      }}
    >
      <MaintainerChoice id="issuing-maintainer" choices={choices} value={maintainerId} onChange={setMaintainer} />
      <TextField
        label={t`Name on the degrees, in Greek`}
        lang="el"
        value={nameEl}
        maxLength={300}
        onChange={(event) => setNameEl(event.target.value)}
      />
      <TextField
        label={t`Name on the degrees, in English`}
        lang="en"
        value={nameEn}
        maxLength={300}
        onChange={(event) => setNameEn(event.target.value)}
      />
      {error !== null && <ProblemPanel error={error} />}
      <Actions>
        <Button type="submit" unavailable={!isComplete || isRunning}>{t`Add the department`}</Button>
      </Actions>
    </form>
  )
}
