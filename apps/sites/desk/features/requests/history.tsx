import { useLingui } from '@lingui/react/macro'
import type { DeskRequest } from '@perga/contracts'
import { Disclosure } from '@perga/ui/panels/disclosure'
import { useState } from 'react'
import { useWhen } from '../../use-when.ts'

type Act = DeskRequest['history'][number]

/** What was done to the request, by whom and when. */
export function History({ history }: Pick<DeskRequest, 'history'>) {
  const { t } = useLingui()
  const when = useWhen()
  const tell = useActTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure title={t`History`} open={isOpen} onToggle={() => setOpen(!isOpen)}>
      <ol className="request__history">
        {history.map((act) => (
          <li key={`${act.at} ${act.act}`}>
            <p className="request__by">{when(act.at)}</p>
            {tell(act)}
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}

function useActTexts(): (act: Act) => string {
  const { t } = useLingui()
  return ({ act, by, to }) => {
    const person = by ?? t`The service`
    const given = to ?? t`nobody`
    const texts: Record<Act['act'], string> = {
      created: t`The request was made`,
      'assigned-by-level': t`By its level it was given to ${given}`,
      assigned: t`${person} gave it to ${given}`,
      message: by === null ? t`The holder wrote` : t`${person} wrote to the holder`,
      note: t`${person} wrote a note`,
      resolved: t`${person} resolved it`,
      reminded: t`A reminder went out`,
      'department-changed': t`${person} moved it to another department`,
    }
    return texts[act]
  }
}
