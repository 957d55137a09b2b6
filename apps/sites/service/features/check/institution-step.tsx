import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { InspectableInstitutions } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { Combobox } from '@perga/ui/forms/combobox'
import { Panel } from '@perga/ui/panels/panel'
import { useLocale } from '../../../shell/use-locale.ts'

interface InstitutionStepProps {
  readonly institutions: InspectableInstitutions
  readonly chosen: string | null
  readonly onChoose: (code: string | null) => void
  readonly onContinue: () => void
}

/** Step 1: the institution, which must be one that has allowed the client to check (row X2). */
export function InstitutionStep({ institutions, chosen, onChoose, onContinue }: InstitutionStepProps) {
  const { t } = useLingui()
  const isAllowed = chosen !== null && institutions.allowed.includes(chosen)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isAllowed) onContinue()
      }}
    >
      <InstitutionField institutions={institutions} chosen={chosen} onChoose={onChoose} />
      {chosen !== null && !isAllowed && (
        <Panel tone="error" title={t`Not authorized`} announced headingLevel={3}>
          <p>{t`You have no right to an ex-officio check for the selected institution.`}</p>
        </Panel>
      )}
      <Actions>
        <Button type="submit" unavailable={!isAllowed} aria-describedby="check-continue-hint">{t`Continue`}</Button>
      </Actions>
      <p id="check-continue-hint" className="ui-field__hint" hidden={isAllowed}>
        {chosen === null
          ? t`Choose an institution to continue.`
          : t`Choose an institution that has authorized your organisation to continue.`}
      </p>
    </form>
  )
}

function InstitutionField({ institutions, chosen, onChoose }: Omit<InstitutionStepProps, 'onContinue'>) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <Combobox
      id="check-institution"
      label={t`Institution`}
      hint={t`The institution that granted the degree. Type a part of the name, or open the list.`}
      placeholder={t`Institution selection…`}
      options={institutions.issuers.map(({ Institution_Code: value, Institution, Institution_en }) => ({
        value,
        label: locale === 'el' ? Institution : Institution_en,
        keywords: `${Institution} ${Institution_en}`,
      }))}
      value={chosen}
      onChange={onChoose}
      texts={{
        openList: t`Show the list`,
        clear: t`Clear the choice`,
        noResults: t`No institution matches. Check the spelling or type less.`,
        resultCount: (count) => t`${plural(count, { one: '# institution', other: '# institutions' })}`,
      }}
    />
  )
}
