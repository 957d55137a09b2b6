import { useLingui } from '@lingui/react/macro'
import type { HandOverAnswer } from '@perga/contracts'
import { formatUnixIn } from '@perga/domain'
import { Button } from '@perga/ui/actions/button'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { Panel } from '@perga/ui/panels/panel'
import { Spinner } from '@perga/ui/panels/spinner'
import { useState } from 'react'
import { ApiError } from '../../../shell/api-client.ts'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { GREEK_TIME } from '../../../shell/time-zone.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { organisationSession } from '../../organisation-session.ts'
import { HAND_OVERS, sendHandOver } from './check-api.ts'

type HandOver =
  | { readonly state: 'offered' }
  | { readonly state: 'sending' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'handed-over'; readonly answer: HandOverAnswer }

/** A check without a result can be passed on to the institution, which answers by hand (row X14). */
export function HandOverOffer({ handOver }: { readonly handOver: string }) {
  const { t } = useLingui()
  const [state, setState] = useState<HandOver>({ state: 'offered' })
  const send = async () => {
    setState({ state: 'sending' })
    try {
      setState({ state: 'handed-over', answer: await sendHandOver(handOver) })
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) organisationSession.end()
      setState({ state: 'failed', error })
    }
  }
  switch (state.state) {
    case 'sending':
      return <Spinner label={t`Passing the check on to the institution…`} />
    case 'failed':
      return <ProblemPanel error={state.error} onRetry={() => void send()} />
    case 'handed-over':
      return <HandedOver answer={state.answer} />
    case 'offered':
      return (
        <Panel tone="info" title={t`Ask the institution`} headingLevel={3}>
          <p>
            {t`The institution can look for the degree in its archive. For this, the details that you entered are kept, sealed, and passed on to it.`}
          </p>
          <Button onClick={() => void send()}>{t`Pass the check on to the institution`}</Button>
        </Panel>
      )
  }
}

function HandedOver({ answer }: { readonly answer: HandOverAnswer }) {
  const { t } = useLingui()
  const locale = useLocale()
  const until = formatUnixIn(Math.floor(Date.parse(answer.answer_by) / 1000), locale, GREEK_TIME)
  return (
    <Panel tone="success" title={t`The check was passed on to the institution`} announced headingLevel={3}>
      <DescriptionList facts={[{ term: t`Answer until`, value: until }]} />
      <p>
        <a href={HAND_OVERS}>{t`See what was passed on, and the answers`}</a>
      </p>
    </Panel>
  )
}
