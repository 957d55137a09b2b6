import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { TemplateDraft } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { Checkbox } from '@perga/ui/forms/checkbox'
import { useState } from 'react'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useLocale } from '../../../shell/use-locale.ts'
import { DraftArticle } from './draft-article.tsx'
import { decideDraft } from './templates-api.ts'
import { useAct } from './use-act.ts'

interface ProposalPileProps {
  readonly drafts: readonly TemplateDraft[]
  readonly onDone: () => void
}

/**
 * Several proposals for a second person: each can be ticked once what it changes was opened. Every approval is an act of its own,
 * which the server may refuse.
 */
export function ProposalPile({ drafts, onDone }: ProposalPileProps) {
  const { t } = useLingui()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const { error, isRunning, run } = useAct()
  const chosen = drafts.filter(({ id }) => ticked.has(id))
  const count = chosen.length
  const approve = () =>
    void run(async () => {
      try {
        for (const { id } of chosen) await decideDraft(id, 'approve')
      } finally {
        onDone()
      }
    })
  return (
    <section aria-label={t`Proposals that wait for you`}>
      <h2>{t`Proposals that wait for you`}</h2>
      <p>{t`Open each proposal and look at what it changes; then tick what you approve.`}</p>
      {drafts.map((draft) => (
        <PiledProposal
          key={draft.id}
          draft={draft}
          isOpened={opened.has(draft.id)}
          isTicked={ticked.has(draft.id)}
          onOpen={() => setOpened(new Set([...opened, draft.id]))}
          onTick={(isOn) => setTicked(withOrWithout(ticked, draft.id, isOn))}
          onDone={onDone}
        />
      ))}
      {error !== null && <ProblemPanel error={error} />}
      <Actions>
        <Button unavailable={count === 0 || isRunning} onClick={approve}>
          {t`Approve ${plural(count, { one: '# proposal', other: '# proposals' })}`}
        </Button>
      </Actions>
    </section>
  )
}

function withOrWithout(known: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  return new Set(isIn ? [...known, id] : [...known].filter((other) => other !== id))
}

interface PiledProposalProps {
  readonly draft: TemplateDraft
  readonly isOpened: boolean
  readonly isTicked: boolean
  readonly onOpen: () => void
  readonly onTick: (isTicked: boolean) => void
  readonly onDone: () => void
}

function PiledProposal({ draft, isOpened, isTicked, onOpen, onTick, onDone }: PiledProposalProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const title = draft.content[locale === 'el' ? 'titleEl' : 'titleEn']
  return (
    <div className="template-pile">
      <details
        onToggle={(event) => {
          if (event.currentTarget.open) onOpen()
        }}
      >
        <summary>
          {title} · {draft.institution.name[locale]} · {draft.titleId}
        </summary>
        <DraftArticle draft={draft} onDone={onDone} />
      </details>
      {isOpened && <Checkbox label={t`I looked at it and approve: ${title}`} checked={isTicked} onChange={onTick} />}
    </div>
  )
}
