import { useLingui } from '@lingui/react/macro'
import { TextArea } from '@perga/ui/forms/field'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { liftingRules } from './inspections.rules.ts'
import { type Lock, liftLock } from './inspections-api.ts'

interface LiftFormProps {
  readonly lock: Lock
  readonly onLifted: () => void
}

/** Lets a locked user check again, with the reason that the audit keeps. */
export function LiftForm({ lock, onLifted }: LiftFormProps) {
  const { t } = useLingui()
  const form = useForm({
    id: 'lift',
    initial: { reason: '' },
    rules: liftingRules,
    fields: { reason: { label: t`Why the lock is lifted`, mistake: t`Write the reason.` } },
    send: (lifting) => liftLock(lock.id, lifting),
    onDone: onLifted,
  })
  return (
    <Form
      form={form}
      narrow
      opened
      title={t`Lift the lock of ${lock.user ?? t`a former representative`}`}
      submit={t`Lift the lock`}
    >
      <p>{t`The user can check again at once; the misses until now no longer count. The audit keeps your name and the reason.`}</p>
      <TextArea {...form.text('reason')} rows={2} />
    </Form>
  )
}
