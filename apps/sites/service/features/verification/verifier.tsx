import { useLingui } from '@lingui/react/macro'
import { Spinner } from '@perga/ui/panels/spinner'
import { useState } from 'react'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { IdentifierForm } from './identifier-form.tsx'
import { outcomeOf } from './outcome.ts'
import { OutcomePanel } from './outcome-panel.tsx'
import { pendingIdentifier } from './pending-identifier.ts'
import { useVerification } from './use-verification.ts'

/** The form, then its outcome. `given` comes from the fragment; what waited through a login is used otherwise. */
export function Verifier({ given }: { readonly given: string }) {
  const { t } = useLingui()
  const [text, setText] = useState(() => {
    const waiting = pendingIdentifier.take()
    return given === '' ? waiting : given
  })
  const { verification, run, reset } = useVerification()
  const again = () => {
    setText('')
    reset()
  }
  const form = (error?: string) => (
    <IdentifierForm text={text} onChange={setText} error={error} onVerify={() => void run(text)} />
  )
  switch (verification.state) {
    case 'idle':
      return form()
    case 'malformed':
      return form(
        t`Invalid input: the text you entered is not a valid signature format. It has three parts separated by dots.`,
      )
    case 'loading':
      return <Spinner label={t`Checking the signature and asking the institution…`} />
    case 'refused':
      return <ProblemPanel error={verification.error} onRetry={() => void run(text)} />
    case 'answered':
      return <OutcomePanel outcome={outcomeOf(verification.answer)} answer={verification.answer} onAgain={again} />
  }
}
