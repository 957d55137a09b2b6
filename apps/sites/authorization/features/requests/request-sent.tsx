import { useLingui } from '@lingui/react/macro'
import type { DegreeRequestReceipt } from '@perga/contracts'
import { Actions, Button, ButtonLink } from '@perga/ui/actions/button'
import { CodeText } from '@perga/ui/code/code-text'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { Panel } from '@perga/ui/panels/panel'
import { useDayText } from '../interaction/use-day-text.ts'

interface RequestSentProps {
  readonly receipt: DegreeRequestReceipt
  readonly onAgain: () => void
}

/** What the holder keeps of a request: its reference, and the day by whose end the answer is due (row H9). */
export function RequestSent({ receipt, onAgain }: RequestSentProps) {
  const { t } = useLingui()
  const dayText = useDayText()
  return (
    <Panel tone="success" title={t`Your request was sent`} headingLevel={3} announced>
      <DescriptionList
        facts={[
          { term: t`Reference of the request`, value: <CodeText>{receipt.reference}</CodeText> },
          { term: t`Answer due by`, value: dayText(receipt.answer_by) },
        ]}
      />
      <p>{t`You find the request, its answers and a way to write again under “My requests”.`}</p>
      <Actions>
        <ButtonLink href={`/authorization/data/requests/${receipt.id}`}>{t`See the request`}</ButtonLink>
        <Button variant="secondary" onClick={onAgain}>{t`Send another request`}</Button>
      </Actions>
    </Panel>
  )
}
