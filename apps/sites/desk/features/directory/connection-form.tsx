import { useLingui } from '@lingui/react/macro'
import type { ConnectionTest, DescribedConnection } from '@perga/contracts'
import { Button } from '@perga/ui/actions/button'
import { TextArea } from '@perga/ui/forms/field'
import { RadioGroup } from '@perga/ui/forms/radio-group'
import { Spinner } from '@perga/ui/panels/spinner'
import { useRef, useState } from 'react'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { connectionRules } from './connection.rules.ts'
import { ConnectionFields } from './connection-fields.tsx'
import { enteredFrom, settingsOf } from './connection-settings.ts'
import { proposeConnection, tryConnection } from './directory-api.ts'
import { useInstitutionCode } from './institution-frame.tsx'
import { TestResult } from './test-result.tsx'
import { useConnectionTexts } from './use-connection-texts.ts'
import { useWayTexts } from './use-way-texts.ts'

interface ConnectionFormPanelProps {
  readonly current: DescribedConnection | null
  readonly onProposed: () => void
}

/** A result is of the settings that were tried, and of no others. */
interface Trial {
  readonly of: string
  readonly test: ConnectionTest
}

/** New settings: tried out where there is a system to try, then proposed to another member. */
export function ConnectionFormPanel({ current, onProposed }: ConnectionFormPanelProps) {
  const { t } = useLingui()
  const code = useInstitutionCode()
  const ways = useWayTexts()
  const [trial, setTrial] = useState<Trial | null>(null)
  const isProposal = useRef(false)
  const form = useForm({
    id: 'connection',
    initial: { ...enteredFrom(current), note: '' },
    rules: connectionRules,
    toBody: ({ note, ...entered }) => ({ note, settings: settingsOf(entered) }),
    fields: useConnectionTexts(),
    send: async (proposal) => {
      const { settings } = proposal
      if (isProposal.current || settings.mode === 'file') return proposeConnection(code, proposal)
      setTrial({ of: JSON.stringify(settings), test: await tryConnection(code, { settings }) })
      return null
    },
    isFinal: (proposed) => proposed !== null,
    onDone: (proposed) => {
      if (proposed !== null) onProposed()
    },
  })
  // The form is sent while `submit` runs, or not at all.
  const propose = () => {
    isProposal.current = true
    form.submit()
    isProposal.current = false
  }
  const { note: _, ...entered } = form.values
  const tested = trial?.of === JSON.stringify(settingsOf(entered)) ? trial.test : null
  const isFile = entered.mode === 'file'
  return (
    <Form
      form={form}
      className="desk-section"
      title={t`Propose a change`}
      submit={isFile ? t`Propose the settings` : t`Try the settings out`}
      variant={isFile ? 'primary' : 'secondary'}
      actions={
        tested !== null && <Button unavailable={form.isSending} onClick={propose}>{t`Propose the settings`}</Button>
      }
    >
      <p>{t`Exactly one way. First try the settings out, then propose them: they hold once another member approves.`}</p>
      <RadioGroup
        {...form.choice('mode')}
        options={(['api', 'view', 'file'] as const).map((value) => ({ value, label: ways[value] }))}
      />
      <ConnectionFields form={form} />
      <TextArea {...form.text('note')} rows={3} />
      {form.isSending && <Spinner label={t`The institution is being asked…`} />}
      {tested !== null && <TestResult test={tested} />}
    </Form>
  )
}
