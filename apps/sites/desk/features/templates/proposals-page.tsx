import { useLingui } from '@lingui/react/macro'
import type { TemplateDraft } from '@perga/contracts'
import { BackLink, Page } from '../../../shell/page.tsx'
import { Answered } from './answered.tsx'
import { DraftArticle } from './draft-article.tsx'
import { ProposalPile } from './proposal-pile.tsx'
import { fetchDrafts } from './templates-api.ts'
import './templates.css'

/** From how many proposals on they are offered as a pile to go through. */
const PILE_FROM = 2

const isDecidable = ({ state, isOwnProposal }: TemplateDraft) => state === 'proposed' && !isOwnProposal

/** `/desk/templates/proposals`: what is open, with what it changes; a second person decides (row T9). */
export function Component() {
  const { t } = useLingui()
  return (
    <Page
      title={t`Drafts and proposals`}
      before={<BackLink href="/desk/templates" />}
      intro={t`A proposal becomes a version when someone other than its proposer approves it.`}
    >
      <Answered question="drafts" ask={fetchDrafts}>
        {({ drafts }, again) => <Drafts drafts={drafts} onDone={again} />}
      </Answered>
    </Page>
  )
}

function Drafts({ drafts, onDone }: { readonly drafts: readonly TemplateDraft[]; readonly onDone: () => void }) {
  const { t } = useLingui()
  const decidable = drafts.filter(isDecidable)
  const isPile = decidable.length >= PILE_FROM
  const single = isPile ? drafts.filter((draft) => !isDecidable(draft)) : drafts
  if (drafts.length === 0) return <p>{t`Nothing is open.`}</p>
  return (
    <>
      {isPile && <ProposalPile drafts={decidable} onDone={onDone} />}
      {single.map((draft) => (
        <DraftArticle key={`${draft.id} ${draft.state}`} draft={draft} onDone={onDone} />
      ))}
    </>
  )
}
