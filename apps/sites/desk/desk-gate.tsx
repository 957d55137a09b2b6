import { useLingui } from '@lingui/react/macro'
import { Spinner } from '@perga/ui/panels/spinner'
import { Navigate, Outlet } from 'react-router'
import { Answered } from '../shell/answered.tsx'
import { ErrorPage } from '../shell/pages/error-page.tsx'
import { useSession } from '../shell/session/use-session.ts'
import { useAnswer } from '../shell/use-answer.ts'
import { MemberProvider, useStaff } from './current-member.tsx'
import { DeskNavigation } from './desk-navigation.tsx'
import { fetchRights } from './features/templates/templates-api.ts'
import { NoRightsPage } from './no-rights-page.tsx'
import { hasRights } from './rights.ts'
import type { DeskSection } from './section.ts'
import { type StaffAtWork, staffSession } from './staff-session.ts'
import { WaitingPage } from './waiting-page.tsx'

/** Lets in whoever is signed in and has a right here; sends the others to the sign-in or tells them whom to ask. */
export function DeskGate() {
  const { t } = useLingui()
  const session = useSession(staffSession)
  switch (session.state) {
    case 'unknown':
      return <Spinner label={t`One moment, please…`} />
    case 'failed':
      return <ErrorPage onRetry={() => void staffSession.refresh()} />
    case 'anonymous':
      return <Navigate to="/sign-in" replace />
    case 'known':
      if (session.identity.kind === 'waiting') return <WaitingPage member={session.identity} />
      return (
        <MemberProvider value={session.identity}>
          {hasRights(session.identity) ? <DeskInside /> : <WithoutEntitlement member={session.identity} />}
        </MemberProvider>
      )
  }
}

function DeskInside() {
  return (
    <>
      <DeskNavigation />
      <Outlet />
    </>
  )
}

/** An account without an entitlement may still edit templates, by credentials of the provider (spec 2 §6). */
function WithoutEntitlement({ member }: { readonly member: StaffAtWork }) {
  const { answer, retry } = useAnswer(member.id, fetchRights)
  return (
    <Answered answer={answer} retry={retry}>
      {({ institutions }) => (institutions?.length === 0 ? <NoRightsPage member={member} /> : <DeskInside />)}
    </Answered>
  )
}

/** The pages of one section, for those who see it. */
export function SectionGate({ section }: { readonly section: DeskSection }) {
  const member = useStaff()
  return section.isFor(member) ? <Outlet /> : <NoRightsPage member={member} />
}
