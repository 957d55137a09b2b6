import { useLingui } from '@lingui/react/macro'
import { Spinner } from '@perga/ui/panels/spinner'
import type { ReactNode } from 'react'
import { ProblemPanel } from './problem-panel.tsx'
import type { Answer } from './use-answer.ts'

interface AnsweredProps<Value> {
  /** As `useAnswer` gives it. */
  readonly answer: Answer<Value>
  readonly retry: () => void
  /** Says what is waited for; a general text unless given. */
  readonly waiting?: string
  /** Shown in place of the problem and its button. */
  readonly failed?: (error: unknown) => ReactNode
  readonly children: (value: Value) => ReactNode
}

/** A question to the server as it stands: waiting, failed with a way to try again, or its answer. */
export function Answered<Value>({ answer, retry, waiting, failed, children }: AnsweredProps<Value>) {
  const { t } = useLingui()
  switch (answer.state) {
    case 'loading':
      return <Spinner label={waiting ?? t`One moment, please…`} />
    case 'failed':
      return failed?.(answer.error) ?? <ProblemPanel error={answer.error} onRetry={retry} />
    case 'ready':
      return children(answer.value)
  }
}
