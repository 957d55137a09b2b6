import { useLingui } from '@lingui/react/macro'
import type { SignOnSettings } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { Answered } from '../../../shell/answered.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useChange } from '../../../shell/use-change.ts'
import { ChangeNotice } from '../../change-notice.tsx'
import { useWhen } from '../../use-when.ts'
import { fetchSignOn, removeSignOn } from './directory-api.ts'
import { InstitutionFrame, useInstitutionCode } from './institution-frame.tsx'
import { OpenProposal } from './open-proposal.tsx'
import { PastProposals } from './past-proposals.tsx'
import { SignOnFactList } from './sign-on-facts.tsx'
import { SignOnForm } from './sign-on-form.tsx'

/** `/desk/directory/{code}/sign-on`: how the institution's staff sign in, changed by two members. */
export function Component() {
  const { t } = useLingui()
  const code = useInstitutionCode()
  const { answer, retry } = useAnswer(code, () => fetchSignOn(code))
  return (
    <InstitutionFrame title={t`Single sign-on of ${code}`}>
      <div className="page--text">
        <Answered answer={answer} retry={retry}>
          {(settings) => <SignOn settings={settings} onChanged={retry} />}
        </Answered>
      </div>
    </InstitutionFrame>
  )
}

interface SignOnProps {
  readonly settings: SignOnSettings
  readonly onChanged: () => void
}

function SignOn({ settings, onChanged }: SignOnProps) {
  const { t } = useLingui()
  const { metadata_address, proposals } = settings
  const open = proposals.find(({ state }) => state === 'open')
  return (
    <>
      <p>
        {t`Our metadata for the institution:`} <a href={metadata_address}>{metadata_address}</a>
      </p>
      <InForce settings={settings} onChanged={onChanged} />
      {open === undefined ? (
        <SignOnForm onProposed={onChanged} />
      ) : (
        <OpenProposal subject="sign-on" proposal={open} onDecided={onChanged}>
          <SignOnFactList facts={open.settings} />
        </OpenProposal>
      )}
      <PastProposals
        proposals={proposals.filter((proposal) => proposal !== open)}
        what={t`Identity provider`}
        tell={(proposal) => proposal.settings.entity_id}
      />
    </>
  )
}

function InForce({ settings: { sign_on }, onChanged }: SignOnProps) {
  const { t } = useLingui()
  const when = useWhen()
  const code = useInstitutionCode()
  const { change, run } = useChange(() => removeSignOn(code).then(onChanged))
  return (
    <>
      <h2>{t`In force`}</h2>
      {sign_on === null ? (
        <p>{t`Its staff cannot sign in yet.`}</p>
      ) : (
        <>
          <SignOnFactList facts={sign_on} more={[{ term: t`Changed`, value: when(sign_on.changed_at) }]} />
          <p>{t`Removing it locks the institution’s staff out at once. Entering it again needs a second member.`}</p>
          <Actions>
            <Button variant="danger" onClick={() => void run()}>{t`Remove the sign-on`}</Button>
          </Actions>
        </>
      )}
      <ChangeNotice change={change} done={t`The sign-on was removed`} />
    </>
  )
}
