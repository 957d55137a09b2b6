import { useLingui } from '@lingui/react/macro'
import { Button } from '@perga/ui/actions/button'
import { useLocale } from '../../../shell/use-locale.ts'
import { DeskTable } from '../../desk-table.tsx'
import { useWhen } from '../../use-when.ts'
import type { Lock } from './inspections-api.ts'

interface LockTableProps {
  readonly locks: readonly Lock[]
  readonly onChoose: (lock: Lock) => void
}

/** Who was locked out of checks in the last ninety days, and whether the lock holds (row X12). */
export function LockTable({ locks, onChoose }: LockTableProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const when = useWhen()
  const tell = useLockTexts()
  const nameOf = ({ user }: Lock) => user ?? t`a former representative`
  return (
    <>
      <h2>{t`Locked users`}</h2>
      <p>{t`Whoever finds nothing 21 times in an hour cannot check for a day, and is told to contact the service.`}</p>
      {locks.length === 0 ? (
        <p>{t`Nobody was locked out in the last ninety days.`}</p>
      ) : (
        <DeskTable
          caption={t`Users who were locked out`}
          columns={[t`User`, t`Organisation`, t`Locked`, t`State`, t`What to do`]}
          rows={locks.map((lock) => ({
            key: lock.id,
            cells: [
              nameOf(lock),
              lock.organisation?.[locale] ?? '–',
              when(lock.at),
              tell(lock),
              lock.isInForce ? (
                <Button
                  key="lift"
                  variant="secondary"
                  aria-label={t`Lift the lock: ${nameOf(lock)}, ${when(lock.at)}`}
                  onClick={() => onChoose(lock)}
                >
                  {t`Lift the lock`}
                </Button>
              ) : (
                '–'
              ),
            ],
          }))}
        />
      )}
    </>
  )
}

function useLockTexts(): (lock: Lock) => string {
  const { t } = useLingui()
  const when = useWhen()
  return ({ isInForce, until, lifted }) => {
    if (lifted !== null) return t`lifted, ${when(lifted.at)}: ${lifted.reason} (${lifted.by})`
    return isInForce ? t`holds until ${when(until)}` : t`ended, ${when(until)}`
  }
}
