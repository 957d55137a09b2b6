import type { ReactNode } from 'react'
import { Answered as Switch } from '../../../shell/answered.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'

interface AnsweredProps<Value> {
  /** The question; another one asks anew. */
  readonly question: string
  readonly ask: (signal: AbortSignal) => Promise<Value>
  readonly children: (value: Value, again: () => void) => ReactNode
}

/** Asks the server a question and shows what stands on its answer, which can be asked for again. */
export function Answered<Value>({ question, ask, children }: AnsweredProps<Value>) {
  const { answer, retry } = useAnswer(question, ask)
  return (
    <Switch answer={answer} retry={retry}>
      {(value) => children(value, retry)}
    </Switch>
  )
}
