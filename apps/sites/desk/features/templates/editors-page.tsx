import { useLingui } from '@lingui/react/macro'
import type { TemplateEditors } from '@perga/contracts'
import { Checkbox } from '@perga/ui/forms/checkbox'
import { useState } from 'react'
import { useParams } from 'react-router'
import { BackLink, Page } from '../../../shell/page.tsx'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { Answered } from './answered.tsx'
import { changeEditor, fetchEditors } from './templates-api.ts'
import { useAct } from './use-act.ts'

/** `/desk/templates/editors/{institution}`: to whom of the institution the provider gives the credentials (row T5). */
export function Component() {
  const { t } = useLingui()
  const { institution = '' } = useParams()
  return (
    <Page
      title={t`Who edits`}
      before={<BackLink href="/desk/templates" />}
      intro={t`Accounts that signed in at the desk at least once. They edit the templates of their own institution.`}
    >
      <Answered question={institution} ask={(signal) => fetchEditors(institution, signal)}>
        {({ accounts }) =>
          accounts.length === 0 ? (
            <p>{t`Nobody of this institution has signed in yet.`}</p>
          ) : (
            accounts.map((account) => <Account key={account.id} account={account} />)
          )
        }
      </Answered>
    </Page>
  )
}

function Account({ account }: { readonly account: TemplateEditors['accounts'][number] }) {
  const [isEditor, setEditor] = useState(account.isEditor)
  const { error, run } = useAct()
  // Shown at once; a refusal takes it back.
  const change = async (wanted: boolean) => {
    setEditor(wanted)
    try {
      await changeEditor(account.id, wanted)
    } catch (refused) {
      setEditor(!wanted)
      throw refused
    }
  }
  return (
    <>
      <Checkbox
        label={account.name}
        {...(account.email !== null && { hint: account.email })}
        checked={isEditor}
        onChange={(wanted) => void run(() => change(wanted))}
      />
      {error !== null && <ProblemPanel error={error} />}
    </>
  )
}
