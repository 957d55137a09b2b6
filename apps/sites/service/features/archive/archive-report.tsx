import { useLingui } from '@lingui/react/macro'
import type { ArchiveInspection } from '@perga/contracts'
import { Disclosure } from '@perga/ui/panels/disclosure'
import { VerdictList } from '@perga/ui/panels/verdict-list'
import { useState } from 'react'
import { useLocale } from '../../../shell/use-locale.ts'
import { type Topic, type Verdict, verdictsByTopic } from './verdicts-by-topic.ts'

/** The validation by topic, each with its worst verdict, and every step as a sentence for whoever opens it (row V7). */
export function ArchiveReport({ steps }: { readonly steps: ArchiveInspection['steps'] }) {
  const { t } = useLingui()
  const locale = useLocale()
  const [isOpen, setIsOpen] = useState(false)
  const names: Record<Topic, string> = {
    integrity: t`Integrity of the signature`,
    issuer: t`Issuer`,
    status: t`Status of the certificates`,
    time: t`Time stamps`,
    algorithms: t`Reliability of the algorithms`,
  }
  const words: Record<Verdict, string> = {
    passed: t`Passed`,
    failed: t`Failed`,
    indeterminate: t`Could not be decided`,
  }
  const sentences = [...new Set(steps.map(({ text }) => text[locale]))]
  return (
    <>
      <h2>{t`The check step by step`}</h2>
      <VerdictList
        rows={verdictsByTopic(steps).map(({ topic, verdict }) => ({
          ...{ name: names[topic], verdict, word: words[verdict] },
        }))}
      />
      <Disclosure title={t`Every step of the check`} open={isOpen} onToggle={() => setIsOpen(!isOpen)} headingLevel={3}>
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Disclosure>
    </>
  )
}
