import { useLingui } from '@lingui/react/macro'
import type { SystemRequests } from '@perga/contracts'
import { CodeText } from '@perga/ui/code/code-text'
import type { Fact } from '@perga/ui/panels/description-list'
import { useLocale } from '../../../shell/use-locale.ts'

/** What an organisation says of a system that it asks for, as the provider looks at it. */
export function useSystemFacts(system: SystemRequests['systems'][number]): readonly Fact[] {
  const { t } = useLingui()
  const locale = useLocale()
  const hasKeys = system.method === 'private_key_jwt'
  const facts = [
    { term: t`Organisation`, value: system[`organisation_${locale}`] },
    { term: t`Purpose`, value: system[`purpose_${locale}`] },
    { term: t`Scopes`, value: system.scopes.join(' · ') },
    { term: t`Callback addresses`, value: system.redirect_uris.join(' · ') },
    { term: t`Contact`, value: system.contact_email },
    { term: t`How it proves who it is`, value: hasKeys ? t`By a key of its own` : t`By a secret` },
  ]
  if (system.jwks === null) return facts
  const keys = system.jwks.keys.map((key) => <CodeText key={JSON.stringify(key)}>{JSON.stringify(key)}</CodeText>)
  return [...facts, { term: t`Public keys`, value: keys }]
}
