import { useLingui } from '@lingui/react/macro'
import type { UploadKeys } from '@perga/contracts'
import { Button } from '@perga/ui/actions/button'
import { CodeText } from '@perga/ui/code/code-text'
import { useState } from 'react'
import { Answered } from '../../../shell/answered.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useChange } from '../../../shell/use-change.ts'
import { ChangeNotice } from '../../change-notice.tsx'
import { useStaff } from '../../current-member.tsx'
import { DeskTable } from '../../desk-table.tsx'
import { useWhen } from '../../use-when.ts'
import { fetchUploadKeys, retireUploadKey } from './degree-file-api.ts'
import { KeyOnce } from './key-once.tsx'
import { UploadKeyFormPanel } from './upload-key-form.tsx'

const MOST_KEYS = 2

/** Keys by which a program of the institution sends the file without anybody at this page (row I11). */
export function UploadKeySection({ institution }: { readonly institution: string }) {
  const { t } = useLingui()
  const { answer, retry } = useAnswer(`${institution} keys`, (signal) => fetchUploadKeys(institution, signal))
  const [made, setMade] = useState<string | null>(null)
  const isOwn = useStaff().kind === 'institution'
  return (
    <section className="desk-section" aria-labelledby="upload-keys">
      <h2 id="upload-keys">{t`Sending the file by a program`}</h2>
      <p>{t`A program of yours can send the file every night by itself. It needs a key; two keys hold side by side, so that you change one without a gap.`}</p>
      <Answered answer={answer} retry={retry}>
        {({ address, keys }) => (
          <>
            {made !== null && <KeyOnce uploadKey={made} address={address} onClose={() => setMade(null)} />}
            <p>{t`Where the program sends it:`}</p>
            <CodeText>{address}</CodeText>
            <KeyTable institution={institution} keys={keys} onChanged={retry} />
            {isOwn && keys.length < MOST_KEYS && (
              <UploadKeyFormPanel
                institution={institution}
                onMade={(key) => {
                  setMade(key)
                  retry()
                }}
              />
            )}
          </>
        )}
      </Answered>
    </section>
  )
}

interface KeyTableProps {
  readonly institution: string
  readonly keys: UploadKeys['keys']
  readonly onChanged: () => void
}

function KeyTable({ institution, keys, onChanged }: KeyTableProps) {
  const { t } = useLingui()
  const when = useWhen()
  const { change, run } = useChange((id: string) => retireUploadKey(institution, id).then(onChanged))
  if (keys.length === 0) return <p>{t`No key is in force.`}</p>
  return (
    <>
      <ChangeNotice change={change} />
      <DeskTable
        caption={t`Keys in force`}
        columns={[t`Name`, t`Made`, t`Last used`, t`What to do`]}
        rows={keys.map(({ id, label, networks, made_at, last_used_at }) => ({
          key: id,
          cells: [
            networks.length === 0 ? label : t`${label}, only from ${networks.join(', ')}`,
            when(made_at),
            when(last_used_at),
            <Button key="retire" variant="danger" onClick={() => void run(id)}>{t`Retire ${label}`}</Button>,
          ],
        }))}
      />
    </>
  )
}
