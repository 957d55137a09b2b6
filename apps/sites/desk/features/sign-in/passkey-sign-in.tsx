import { useLingui } from '@lingui/react/macro'
import { Actions, Button } from '@perga/ui/actions/button'
import { Spinner } from '@perga/ui/panels/spinner'
import { PasskeyProblem } from '../../passkey-problem.tsx'
import { usePasskey } from '../../use-passkey.ts'
import { signInWithPasskey } from './sign-in-api.ts'

/** The way in of the provider's staff: a passkey of their device. */
export function PasskeySignIn() {
  const { t } = useLingui()
  const { step, run } = usePasskey(signInWithPasskey)
  return (
    <section className="sign-in" aria-labelledby="passkey-sign-in">
      <h2 id="passkey-sign-in">{t`Staff of the provider`}</h2>
      <p>{t`You sign in with the passkey that you registered on your device or security key.`}</p>
      {step.state === 'failed' && <PasskeyProblem error={step.error} />}
      {step.state === 'waiting' ? (
        <Spinner label={t`Waiting for your passkey…`} />
      ) : (
        <Actions>
          <Button variant="secondary" onClick={() => void run()}>{t`Sign in with a passkey`}</Button>
        </Actions>
      )}
    </section>
  )
}
