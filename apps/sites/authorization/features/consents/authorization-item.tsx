import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { OwnAuthorization } from '@perga/contracts'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { Disclosure } from '@perga/ui/panels/disclosure'
import { useLocale } from '../../../shell/use-locale.ts'
import { useScopeText } from '../interaction/use-scope-texts.ts'
import { AuthorizationLink } from './authorization-link.tsx'
import { Openings } from './openings.tsx'
import { Revoke } from './revoke.tsx'
import { useMoment } from './use-moment.ts'

interface AuthorizationItemProps {
  readonly authorization: OwnAuthorization
  readonly open: boolean
  readonly onToggle: () => void
  readonly onChanged: (authorizations: readonly OwnAuthorization[]) => void
}

/** One authorization: with whom and how it stands; opened, its link, what it shares, every opening, and its end. */
export function AuthorizationItem({ authorization, open, onToggle, onChanged }: AuthorizationItemProps) {
  const { t } = useLingui()
  const recipient = useClientName(authorization.client)
  const isInForce = authorization.state !== 'expired' && authorization.state !== 'revoked'
  return (
    <Disclosure title={recipient} summary={useSummary(authorization)} open={open} onToggle={onToggle} headingLevel={3}>
      {authorization.link !== null && <AuthorizationLink link={authorization.link} hasPin={authorization.has_pin} />}
      <section className="holder__group">
        <h4>{t`What is shared`}</h4>
        <DescriptionList facts={useFacts(authorization)} />
      </section>
      <Openings openings={authorization.openings} />
      {isInForce && <Revoke id={authorization.id} recipient={recipient} onRevoked={onChanged} />}
    </Disclosure>
  )
}

function useClientName(client: OwnAuthorization['client']): string {
  const { t } = useLingui()
  const locale = useLocale()
  return client.kind === 'any-tax-user' ? t`Any authenticated user` : client[`display_name_${locale}`]
}

function useSummary(authorization: OwnAuthorization): string {
  const { t } = useLingui()
  const moment = useMoment()
  const end = moment(authorization.revoked_at ?? authorization.expires_at)
  const states: Record<OwnAuthorization['state'], string> = {
    active: t`In force until ${end}`,
    'used-up': t`Opened as often as you allowed; in force until ${end}`,
    locked: t`Locked after five wrong PINs`,
    expired: t`Ended on ${end}`,
    revoked: t`Revoked by you on ${end}`,
  }
  const views = authorization.openings.filter(({ outcome }) => outcome === 'read').length
  const isOver = authorization.state === 'expired' || authorization.state === 'revoked'
  const unopened = isOver ? t`never opened` : t`not opened yet`
  const opened = views === 0 ? unopened : t`opened ${plural(views, { one: '# time', other: '# times' })}`
  return `${states[authorization.state]} · ${opened}`
}

interface Fact {
  readonly term: string
  readonly value: string
}

function useFacts(authorization: OwnAuthorization): Fact[] {
  const { t } = useLingui()
  const locale = useLocale()
  const moment = useMoment()
  const scopeText = useScopeText()
  const { system, name_declared_at: declaredAt, view_limit: limit, views } = authorization
  const declaredOn = declaredAt === null ? '' : moment(declaredAt)
  const left = Math.max(0, (limit ?? 0) - (views ?? 0))
  const degrees = authorization.degrees.map(({ title, institution }) => `${title[locale]}, ${institution[locale]}`)
  const rows: [isShown: boolean, fact: Fact][] = [
    [system !== null, { term: t`Read through the system`, value: system ?? '' }],
    [authorization.purpose !== null, { term: t`Purpose, as it states`, value: authorization.purpose?.[locale] ?? '' }],
    [true, { term: t`Degrees`, value: degrees.join(' · ') }],
    [true, { term: t`Details`, value: authorization.scopes.map((scope) => scopeText(scope).label).join(', ') }],
    [declaredAt !== null, { term: t`Another name`, value: t`You declared it as yours on ${declaredOn}` }],
    [true, { term: t`Given on`, value: moment(authorization.created_at) }],
    [true, { term: t`Valid until`, value: moment(authorization.expires_at) }],
    // Only whoever opens a link sees pages of ours.
    [
      views !== null,
      { term: t`Language of the reader`, value: authorization.language === 'en' ? t`English` : t`Greek` },
    ],
    [limit !== null && views !== null, { term: t`Openings left`, value: t`${left} of ${limit}` }],
  ]
  return rows.filter(([isShown]) => isShown).map(([, fact]) => fact)
}
