import { useLingui } from '@lingui/react/macro'
import { ChoiceCard, ChoiceList } from '@perga/ui/panels/card'
import { Page } from '../../../shell/page.tsx'
import { ContinueAs } from './continue-as.tsx'
import { LandingSections } from './landing-sections.tsx'
import { DegreePicture, OrganisationPicture } from './pictures.tsx'
import { useDeparture } from './use-departure.ts'
import './landing.css'

/** `/`: two audiences, then what a newcomer may want to know. */
export function Component() {
  const { t } = useLingui()
  const { isLeaving, departTo } = useDeparture()
  return (
    <div className={isLeaving ? 'landing landing--leaving' : 'landing'}>
      <div className="landing__hero">
        <Page
          narrow={false}
          title={t`Your degree, digital and trusted`}
          intro={t`Share your degrees safely, straight from your university. Read and verify them with confidence.`}
        >
          <ContinueAs />
          <ChoiceList>
            <ChoiceCard
              href="/graduate/menu"
              title={t`I am a degree holder`}
              text={t`Allow an organisation to read your degrees, see them yourself, and follow who has access.`}
              picture={<DegreePicture />}
              onClick={(event) => departTo(event, '/graduate/menu')}
            />
            <ChoiceCard
              href="/organisation/menu"
              title={t`I am an organisation representative`}
              text={t`Read a degree with the code you received, verify a signature, or check a degree.`}
              picture={<OrganisationPicture />}
              onClick={(event) => departTo(event, '/organisation/menu')}
            />
          </ChoiceList>
        </Page>
      </div>
      <LandingSections />
    </div>
  )
}
