import { useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router'
import { BackLink, Page } from '../../../shell/page.tsx'
import { Answered } from './answered.tsx'
import { EditForm } from './edit-form.tsx'
import { loadEdit } from './load-edit.ts'

/** `/desk/templates/edit/{institution}[/{titleId}]`: a new template, or a change of one. */
export function Component() {
  const { t } = useLingui()
  const { institution = '', titleId } = useParams()
  return (
    <Page
      title={titleId === undefined ? t`New template` : t`Change the template`}
      before={<BackLink href="/desk/templates" />}
      intro={t`What you save is a draft. It counts for diplomas once a second person has approved it.`}
    >
      <Answered
        question={`${institution} ${titleId ?? ''}`}
        ask={(signal) => loadEdit(institution, titleId ?? null, signal)}
      >
        {(start) => <EditForm institution={institution} titleId={titleId ?? null} start={start} />}
      </Answered>
    </Page>
  )
}
