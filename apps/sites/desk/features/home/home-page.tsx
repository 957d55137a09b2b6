import { useLingui } from '@lingui/react/macro'
import { ChoiceCard, ChoiceList } from '@perga/ui/panels/card'
import { Page } from '../../../shell/page.tsx'
import { useLocale } from '../../../shell/use-locale.ts'
import { useStaff } from '../../current-member.tsx'
import { SECTIONS } from '../../sections.ts'

/** `/desk/`: what there is to do here for whoever is signed in. */
export function Component() {
  const { t } = useLingui()
  const locale = useLocale()
  const member = useStaff()
  const institution = member.kind === 'institution' ? member.institution : null
  return (
    <Page
      title={t`Desk`}
      intro={institution === null ? t`Provider of the service` : institution[locale === 'el' ? 'name_el' : 'name_en']}
      narrow={false}
    >
      <ChoiceList>
        {SECTIONS.filter(({ isFor }) => isFor(member)).map(({ path, label, description }) => (
          <ChoiceCard key={path} href={`/desk/${path}`} title={t(label)} text={t(description)} />
        ))}
      </ChoiceList>
    </Page>
  )
}
