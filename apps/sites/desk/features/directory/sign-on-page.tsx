import { useLingui } from '@lingui/react/macro'
import type { SignOnSettings } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { TextArea } from '@perga/ui/forms/field'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { useState } from 'react'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useChange } from '../../../shell/use-change.ts'
import { AnswerView } from '../../answer-view.tsx'
import { ChangeNotice } from '../../change-notice.tsx'
import { useWhen } from '../../use-when.ts'
import { fetchSignOn, removeSignOn, saveSignOn } from './directory-api.ts'
import { InstitutionFrame, useInstitutionCode } from './institution-frame.tsx'

/** `/desk/directory/{code}/sign-on`: how the institution's staff sign in. */
export function Component() {
  const { t } = useLingui()
  const code = useInstitutionCode()
  const { answer, retry } = useAnswer(code, () => fetchSignOn(code))
  const removal = useChange(() => removeSignOn(code).then(retry))
  return (
    <InstitutionFrame title={t`Single sign-on of ${code}`}>
      <div className="page--text">
        <AnswerView answer={answer} retry={retry}>
          {(settings) => <Settings settings={settings} onRemove={() => void removal.run()} />}
        </AnswerView>
        <ChangeNotice change={removal.change} done={t`The sign-on was removed`} />
        <MetadataForm onSaved={retry} />
      </div>
    </InstitutionFrame>
  )
}

function Settings({ settings, onRemove }: { readonly settings: SignOnSettings; readonly onRemove: () => void }) {
  const { t } = useLingui()
  const when = useWhen()
  const { sign_on, metadata_address } = settings
  return (
    <>
      <p>
        {t`Our metadata for the institution:`} <a href={metadata_address}>{metadata_address}</a>
      </p>
      {sign_on === null ? (
        <p>{t`Its staff cannot sign in yet.`}</p>
      ) : (
        <>
          <DescriptionList
            facts={[
              { term: t`Identity provider`, value: sign_on.entity_id },
              { term: t`Address of the sign-on`, value: sign_on.sign_on_url },
              ...sign_on.certificates.map(({ subject, sha256, valid_to }) => ({
                term: t`Certificate of ${subject}`,
                value: (
                  <>
                    <p>{t`Until ${when(valid_to)}`}</p>
                    <code>{sha256}</code>
                  </>
                ),
              })),
              { term: t`Changed`, value: when(sign_on.changed_at) },
            ]}
          />
          <Actions>
            <Button variant="danger" onClick={onRemove}>{t`Remove the sign-on`}</Button>
          </Actions>
        </>
      )}
    </>
  )
}

function MetadataForm({ onSaved }: { readonly onSaved: () => void }) {
  const { t } = useLingui()
  const code = useInstitutionCode()
  const [metadata, setMetadata] = useState('')
  const { change, run } = useChange(() => saveSignOn(code, metadata).then(onSaved))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <h2>{t`Take it from metadata`}</h2>
      <TextArea
        id="sign-on-metadata"
        label={t`SAML metadata of the identity provider`}
        hint={t`Paste the whole XML document. Compare the fingerprint of the certificate with the institution by telephone.`}
        code
        rows={8}
        value={metadata}
        onChange={(event) => setMetadata(event.target.value)}
      />
      <ChangeNotice change={change} done={t`The sign-on was saved`} />
      <Actions>
        <Button type="submit" unavailable={change.state === 'sending'}>{t`Save the sign-on`}</Button>
      </Actions>
    </form>
  )
}
