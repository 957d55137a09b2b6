import { useLingui } from '@lingui/react/macro'
import { Button } from '@perga/ui/actions/button'
import { useLocale } from '../../../shell/use-locale.ts'
import { DeskTable } from '../../desk-table.tsx'
import { useWhen } from '../../use-when.ts'
import type { Inspection } from './inspections-api.ts'

interface InspectionTableProps {
  readonly inspections: readonly Inspection[]
  readonly onChoose: (inspection: Inspection) => void
}

/** The checks of ninety days that found a degree, and what their holders know. */
export function InspectionTable({ inspections, onChoose }: InspectionTableProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const when = useWhen()
  const tell = useReceiptTexts()
  return (
    <>
      <h2>{t`Receipts`}</h2>
      <p>{t`Holders are told of each check. Only where a law says so may it be later.`}</p>
      {inspections.length === 0 ? (
        <p>{t`No check of the last ninety days found a degree.`}</p>
      ) : (
        <DeskTable
          caption={t`Checks that found a degree`}
          columns={[t`When`, t`Organisation`, t`Purpose`, t`The holder`, t`What to do`]}
          rows={inspections.map((inspection) => ({
            key: inspection.id,
            cells: [
              when(inspection.at),
              `${inspection.client[locale]} → ${inspection.institution}`,
              inspection.case_number === null
                ? inspection.purpose
                : `${inspection.purpose} (${inspection.case_number})`,
              tell(inspection),
              inspection.receipt === 'told' ? (
                '–'
              ) : (
                <Button
                  key="delay"
                  variant="secondary"
                  aria-label={t`Put off: ${when(inspection.at)}`}
                  onClick={() => onChoose(inspection)}
                >
                  {t`Put off`}
                </Button>
              ),
            ],
          }))}
        />
      )}
    </>
  )
}

function useReceiptTexts(): (inspection: Inspection) => string {
  const { t } = useLingui()
  const when = useWhen()
  return ({ receipt, delay }) => {
    if (receipt === 'told') return t`has been told`
    if (receipt === 'delayed' && delay !== null) {
      return t`is told after ${when(delay.until)}: ${delay.reason} (${delay.by})`
    }
    return t`is told at the next look`
  }
}
