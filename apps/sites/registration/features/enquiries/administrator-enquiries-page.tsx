import { useLingui } from '@lingui/react/macro'
import { AreaPage } from '../area/area-page.tsx'
import { EnquiryList } from './enquiry-list.tsx'

/** `/registration/administrator/readings`: who read what and when, without a field of any degree (row O18). */
export function Component() {
  const { t } = useLingui()
  return (
    <AreaPage
      kind="administrator"
      path="administrator/readings"
      title={t`Who read what`}
      intro={t`Every reading and check of the organisation: when, by whom, how many degrees, of which institution. What the degrees say is not shown here.`}
    >
      <EnquiryList kind="administrator" />
    </AreaPage>
  )
}
