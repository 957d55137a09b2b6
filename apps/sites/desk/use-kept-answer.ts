import { useState } from 'react'
import { useAnswer } from '../shell/use-answer.ts'

/**
 * Like `useAnswer`, but what is on show about the same `subject` stays until the next answer is there, so that nothing below it is
 * drawn anew and nothing typed is lost.
 */
export function useKeptAnswer<Value>(
  { subject, question = subject }: { subject: string; question?: string },
  ask: (signal: AbortSignal) => Promise<Value>,
) {
  const { answer, retry } = useAnswer(question, ask)
  const [kept, setKept] = useState<{ readonly subject: string; readonly value: Value } | null>(null)
  if (answer.state === 'ready' && kept?.value !== answer.value) setKept({ subject, value: answer.value })
  const isRenewing = answer.state === 'loading' && kept?.subject === subject
  return { answer: isRenewing ? ({ state: 'ready', value: kept.value } as const) : answer, isRenewing, renew: retry }
}
