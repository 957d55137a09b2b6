import { useLingui } from '@lingui/react/macro'
import { Button } from '@perga/ui/actions/button'
import { useState } from 'react'
import { leaveTo } from '../../../shell/leave-to.ts'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { sendRefusal } from './interaction-api.ts'

/** The way out: nothing is shared, and the organisation is told so. */
export function Refuse({ uid }: { readonly uid: string }) {
  const { t } = useLingui()
  const [error, setError] = useState<unknown>(null)
  const refuse = async () => {
    try {
      leaveTo((await sendRefusal(uid)).location)
    } catch (failure) {
      setError(failure)
    }
  }
  return (
    <>
      <Button variant="secondary" onClick={() => void refuse()}>{t`Refuse`}</Button>
      {error !== null && <ProblemPanel error={error} />}
    </>
  )
}
