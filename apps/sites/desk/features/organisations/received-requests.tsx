import { useLingui } from '@lingui/react/macro'
import type { VettedOrganisation } from '@perga/contracts'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { Disclosure } from '@perga/ui/panels/disclosure'
import { useState } from 'react'
import type { DraftField } from '../../../shell/organisation-form/organisation-draft.ts'
import { useDraftTexts } from '../../../shell/organisation-form/use-draft-texts.ts'
import { useMoment } from '../../../shell/use-moment.ts'

type Received = VettedOrganisation['received'][number]

const FIELDS = ['name_el', 'name_en', 'sector', 'contact_name', 'contact_phone', 'contact_email'] as const

/** What each request for an organisation said, as it came: the record may say otherwise since. */
export function ReceivedRequests({ received }: { readonly received: readonly Received[] }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const count = received.length
  return (
    <Disclosure
      title={t`What the requests said`}
      summary={String(count)}
      headingLevel={3}
      open={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      {received.map((request) => (
        <ReceivedRequest key={`${request.received_at} ${JSON.stringify(request.details)}`} request={request} />
      ))}
    </Disclosure>
  )
}

function ReceivedRequest({ request }: { readonly request: Received }) {
  const { t } = useLingui()
  const moment = useMoment()
  const texts = useDraftTexts()
  const received = moment(request.received_at)
  const say = (field: Exclude<DraftField, 'tax_number'>, value: string) => {
    if (field !== 'sector') return value
    return value === 'public' ? t`Public sector` : t`Private sector`
  }
  const facts = FIELDS.flatMap((field) => {
    const value = request.details[field]
    return value === undefined ? [] : [{ term: texts[field].label, value: say(field, value) }]
  })
  return (
    <>
      <h4>{request.channel === 'form' ? t`By the form, ${received}` : t`By e-mail, ${received}`}</h4>
      <DescriptionList facts={facts} />
    </>
  )
}
