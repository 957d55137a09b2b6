import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Interaction } from '@perga/contracts'
import { dayAfter } from '@perga/domain'
import { TextField } from '@perga/ui/forms/field'
import { RadioGroup } from '@perga/ui/forms/radio-group'
import type { EndChoice } from './consent-draft.ts'
import { useDayText } from './use-day-text.ts'
import { FIELD_IDS } from './use-problem-texts.ts'

interface DurationChoiceProps {
  readonly interaction: Interaction
  readonly end: EndChoice
  readonly today: string
  readonly error: string | undefined
  readonly onChange: (end: EndChoice) => void
}

const OWN_DATE = 'date'

/** The presets of the policy, or a day of the holder's own (row G13). */
export function DurationChoice({ interaction, end, today, error, onChange }: DurationChoiceProps) {
  const { t } = useLingui()
  const dayText = useDayText()
  const presets = interaction.durations.map((days) => {
    const date = dayText(dayAfter(today, days))
    return {
      value: String(days),
      label: t`${plural(days, { one: '# day', other: '# days' })}`,
      hint: t`until ${date}`,
    }
  })
  const choose = (value: string) =>
    onChange(value === OWN_DATE ? { kind: 'date', date: '' } : { kind: 'days', days: Number(value) })
  return (
    <>
      <RadioGroup
        legend={t`Duration`}
        hint={
          interaction.makes_link === true
            ? t`How long the link can be opened, the last day included. You can end it earlier at any time.`
            : t`How long your degrees can be read, the last day included. You can end it earlier at any time.`
        }
        options={[...presets, { value: OWN_DATE, label: t`Until a date of my choice` }]}
        value={end.kind === 'days' ? String(end.days) : OWN_DATE}
        onChange={choose}
      />
      {end.kind === 'date' && (
        <TextField
          id={FIELD_IDS.date}
          type="date"
          label={t`Last day`}
          error={error}
          value={end.date}
          min={dayAfter(today, 1)}
          max={dayAfter(today, interaction.longest_duration)}
          onChange={(event) => onChange({ kind: 'date', date: event.target.value })}
        />
      )}
    </>
  )
}
