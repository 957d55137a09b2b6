import { useLingui } from '@lingui/react/macro'
import { AreaPage } from '../area/area-page.tsx'
import { EnquiryList } from './enquiry-list.tsx'

/** `/registration/representative/enquiries`: what the own organisation has asked, and the file of it (row O15). */
export function Component() {
  const { t } = useLingui()
  return (
    <AreaPage
      kind="representative"
      path="representative/enquiries"
      title={t`Enquiries`}
      intro={t`What your organisation has read and checked, and how each enquiry came out.`}
    >
      <EnquiryList kind="representative" />
    </AreaPage>
  )
}
