import { useLingui } from '@lingui/react/macro'
import type { OwnSystem } from '@perga/contracts'
import { Button } from '@perga/ui/actions/button'
import { TextArea } from '@perga/ui/forms/field'
import { Notice, useNotice } from '@perga/ui/panels/notice'
import { useState } from 'react'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useChange } from '../../../shell/use-change.ts'
import { readKeySet } from './system-draft.ts'
import { replaceKeys } from './systems-api.ts'
import { useSystemTexts } from './use-system-texts.ts'

interface SystemKeysProps {
  readonly system: OwnSystem
  readonly onChanged: (systems: readonly OwnSystem[]) => void
}

/** The public keys of a system; a set that holds the old and the new key changes over without an interruption (row R7). */
export function SystemKeys({ system, onChanged }: SystemKeysProps) {
  const { t } = useLingui()
  const texts = useSystemTexts()
  const { text, show } = useNotice()
  const [keys, setKeys] = useState(JSON.stringify(system.jwks, null, 2))
  const [isWrong, setWrong] = useState(false)
  const { change, run } = useChange(async (jwks: object) => {
    onChanged((await replaceKeys(system.id, jwks)).systems)
    show(t`The keys were replaced`)
  })
  const submit = () => {
    const jwks = readKeySet(keys)
    setWrong(jwks === null)
    if (jwks !== null) void run(jwks)
  }
  return (
    <form
      noValidate
      className="area__part"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h3>{t`Keys`}</h3>
      <p>{t`To change the key without an interruption: enter the old and the new one together, and later the new one alone.`}</p>
      <TextArea
        code
        rows={8}
        spellCheck={false}
        label={texts.keys.label}
        value={keys}
        error={isWrong ? texts.keys.mistake : undefined}
        onChange={(event) => setKeys(event.target.value)}
      />
      {change.state === 'failed' && <ProblemPanel error={change.error} />}
      <p>
        <Button
          type="submit"
          variant="secondary"
          unavailable={change.state === 'sending'}
        >{t`Replace the keys`}</Button>
      </p>
      <Notice text={text} />
    </form>
  )
}
