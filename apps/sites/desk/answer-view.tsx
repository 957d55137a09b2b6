import { useLingui } from '@lingui/react/macro'
import { Spinner } from '@perga/ui/panels/spinner'
import type { ReactNode } from 'react'
import { ProblemPanel } from '../shell/problem-panel.tsx'
import type { Answer } from '../shell/use-answer.ts'

interface AnswerViewProps<Value> {
  readonly answer: Answer<Value>
  readonly retry: () => void
  readonly children: (value: Value) => ReactNode
}

/** What a question to the server became: waiting, failed with a way to try again, or its answer. */
export function AnswerView<Value>({ answer, retry, children }: AnswerViewProps<Value>) {
  const { t } = useLingui()
  switch (answer.state) {
    case 'loading':
      return <Spinner label={t`One moment, please…`} />
    case 'failed':
      return <ProblemPanel error={answer.error} onRetry={retry} />
    case 'ready':
      return children(answer.value)
  }
}
