import { useLingui } from '@lingui/react/macro'
import type { ConnectionForm, ConnectionTest, DescribedConnection } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextArea } from '@perga/ui/forms/field'
import { RadioGroup } from '@perga/ui/forms/radio-group'
import { Spinner } from '@perga/ui/panels/spinner'
import { useState } from 'react'
import { useChange } from '../../../shell/use-change.ts'
import { ChangeNotice } from '../../change-notice.tsx'
import { ConnectionFields } from './connection-fields.tsx'
import { type EnteredSettings, enteredFrom, settingsOf, systemOf } from './connection-settings.ts'
import { proposeConnection, tryConnection } from './directory-api.ts'
import { useInstitutionCode } from './institution-frame.tsx'
import { TestResult } from './test-result.tsx'
import { useWayTexts } from './use-way-texts.ts'

interface ConnectionFormPanelProps {
  readonly current: DescribedConnection | null
  readonly onProposed: () => void
}

/** New settings: tried out where there is a system to try, then proposed to another member. */
export function ConnectionFormPanel({ current, onProposed }: ConnectionFormPanelProps) {
  const { t } = useLingui()
  const code = useInstitutionCode()
  const ways = useWayTexts()
  const [entered, setEntered] = useState(() => enteredFrom(current))
  const [note, setNote] = useState('')
  const [tested, setTested] = useState<ConnectionTest | null>(null)
  const system = systemOf(entered)
  const trial = useChange(async () => {
    if (system !== null) setTested(await tryConnection(code, system))
  })
  const proposal = useChange((settings: ConnectionForm) =>
    proposeConnection(code, { settings, note: note.trim() === '' ? null : note }).then(onProposed),
  )
  // A result is of the settings that were tried, and of no others.
  const enter = (changed: EnteredSettings) => {
    setEntered(changed)
    setTested(null)
  }
  const isSending = trial.change.state === 'sending' || proposal.change.state === 'sending'
  return (
    <form
      noValidate
      className="desk-section"
      onSubmit={(event) => {
        event.preventDefault()
        void trial.run()
      }}
    >
      <h2>{t`Propose a change`}</h2>
      <p>{t`Exactly one way. First try the settings out, then propose them: they hold once another member approves.`}</p>
      <RadioGroup
        legend={t`How the institution is asked`}
        options={(['api', 'view', 'file'] as const).map((value) => ({ value, label: ways[value] }))}
        value={entered.mode}
        onChange={(mode) => enter({ ...entered, mode })}
      />
      <ConnectionFields entered={entered} onChange={enter} />
      <TextArea
        id="connection-note"
        label={t`Note`}
        hint={t`For the one who approves: the allow-list, whom to call. No secrets.`}
        rows={3}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {isSending && <Spinner label={t`The institution is being asked…`} />}
      <ChangeNotice change={trial.change} />
      <ChangeNotice change={proposal.change} />
      {tested !== null && <TestResult test={tested} />}
      <Actions>
        {system !== null && (
          <Button type="submit" variant="secondary" unavailable={isSending}>{t`Try the settings out`}</Button>
        )}
        {(tested !== null || system === null) && (
          <Button unavailable={isSending} onClick={() => void proposal.run(settingsOf(entered))}>
            {t`Propose the settings`}
          </Button>
        )}
      </Actions>
    </form>
  )
}
