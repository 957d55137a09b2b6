import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ListedClient } from '@perga/contracts'
import type { Locale } from '@perga/domain'
import { Actions, Button, ButtonLink } from '@perga/ui/actions/button'
import { Combobox } from '@perga/ui/forms/combobox'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '../../../shell/use-locale.ts'
import { chosenClient } from './chosen-client.ts'
import { clientOptions } from './client-options.ts'

/** The picker of step 1. Continue waits for a choice and says so. */
export function OrganisationForm({ clients }: { readonly clients: readonly ListedClient[] }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { chosen, choose } = useChosen(clients)
  const navigate = useNavigate()
  const options = useOptions(clients, locale)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen !== null) void navigate('/graduate/2')
      }}
    >
      <Combobox
        label={t`Organisation`}
        hint={t`Type a part of the name, or open the list. “Any authenticated user” lets everyone who has your link read it after logging in with a tax account.`}
        placeholder={t`Organisation selection…`}
        options={options}
        value={chosen}
        onChange={choose}
        texts={{
          openList: t`Show the list`,
          clear: t`Clear the choice`,
          noResults: t`No organisation matches. Check the spelling or type less.`,
          resultCount: (count) => t`${plural(count, { one: '# organisation', other: '# organisations' })}`,
        }}
      />
      <Actions>
        <Button type="submit" unavailable={chosen === null} aria-describedby="continue-hint">{t`Continue`}</Button>
        <ButtonLink variant="secondary" href="/">{t`Back`}</ButtonLink>
      </Actions>
      <p id="continue-hint" className="ui-field__hint" hidden={chosen !== null}>
        {t`Choose an organisation to continue.`}
      </p>
    </form>
  )
}

function useChosen(clients: readonly ListedClient[]) {
  const [chosen, setChosen] = useState(() => {
    const stored = chosenClient.read()
    return clients.some((client) => client.name === stored) ? stored : null
  })
  const choose = (name: string | null) => {
    chosenClient.keep(name)
    setChosen(name)
  }
  return { chosen, choose }
}

function useOptions(clients: readonly ListedClient[], locale: Locale) {
  const { t } = useLingui()
  const anyUser = t`Any authenticated user`
  return useMemo(() => clientOptions(clients, locale, anyUser), [clients, locale, anyUser])
}
