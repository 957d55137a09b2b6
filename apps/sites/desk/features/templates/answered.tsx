import { useLingui } from '@lingui/react/macro'
import { Spinner } from '@perga/ui/panels/spinner'
import type { ReactNode } from 'react'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'

interface AnsweredProps<Value> {
  /** The question; another one asks anew. */
  readonly question: string
  readonly ask: (signal: AbortSignal) => Promise<Value>
  readonly children: (value: Value, again: () => void) => ReactNode
}

/** What stands on an answer of the server: waits for it, tells when it does not come, shows it. */
export function Answered<Value>({ question, ask, children }: AnsweredProps<Value>) {
  const { t } = useLingui()
  const { answer, retry } = useAnswer(question, ask)
  switch (answer.state) {
    case 'loading':
      return <Spinner label={t`One moment, please…`} />
    case 'failed':
      return <ProblemPanel error={answer.error} onRetry={retry} />
    case 'ready':
      return children(answer.value, retry)
  }
}
