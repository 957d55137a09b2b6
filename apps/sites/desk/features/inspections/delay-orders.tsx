import { useLingui } from '@lingui/react/macro'
import { Button } from '@perga/ui/actions/button'
import { useState } from 'react'
import { useChange } from '../../../shell/use-change.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { ChangeNotice } from '../../change-notice.tsx'
import { DeskTable } from '../../desk-table.tsx'
import { useWhen } from '../../use-when.ts'
import { DelayOrderForm } from './delay-order-form.tsx'
import { endDelayOrder, type DelayOrders as Found } from './inspections-api.ts'

interface DelayOrdersProps {
  readonly found: Found
  readonly onChanged: () => void
}

/** Decisions about checks that are still to come: of one case of one organisation, with the law and an end (row X13). */
export function DelayOrders({ found, onChanged }: DelayOrdersProps) {
  const { t } = useLingui()
  const [isAdding, setAdding] = useState(false)
  const ending = useChange((id: string) => endDelayOrder(id).then(onChanged))
  const ordered = () => {
    setAdding(false)
    onChanged()
  }
  return (
    <>
      <h2>{t`Checks still to come`}</h2>
      <p>
        {t`Holders are told of a check within a minute, so a lawful delay must be decided before it. It holds for the checks of one case alone, by the case number that the inspectors give.`}
      </p>
      {found.orders.length === 0 ? (
        <p>{t`No such decision is in force.`}</p>
      ) : (
        <OrderTable orders={found.orders} onEnd={(id) => void ending.run(id)} />
      )}
      <ChangeNotice change={ending.change} />
      {isAdding ? (
        <DelayOrderForm found={found} onOrdered={ordered} />
      ) : (
        <Button variant="secondary" onClick={() => setAdding(true)}>{t`Decide a delay beforehand`}</Button>
      )}
    </>
  )
}

interface OrderTableProps {
  readonly orders: Found['orders']
  readonly onEnd: (id: string) => void
}

function OrderTable({ orders, onEnd }: OrderTableProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const when = useWhen()
  return (
    <DeskTable
      caption={t`Delays decided beforehand`}
      columns={[t`Case`, t`Organisation`, t`Not told before`, t`The law and the case`, t`Decided by`, t`What to do`]}
      rows={orders.map(({ id, case_number: number, client, until, reason, by }) => ({
        key: id,
        cells: [
          number,
          client[locale],
          when(until),
          reason,
          by,
          <Button key="end" variant="secondary" aria-label={t`Take back: ${number}`} onClick={() => onEnd(id)}>
            {t`Take back`}
          </Button>,
        ],
      }))}
    />
  )
}
