import { useLingui } from '@lingui/react/macro'
import type { EntitlementCheck } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { CodeText } from '@perga/ui/code/code-text'
import { TextArea } from '@perga/ui/forms/field'
import { useState } from 'react'
import { copyText } from '../../../shell/copy-text.ts'
import { Page } from '../../../shell/page.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { useChange } from '../../../shell/use-change.ts'
import { AnswerView } from '../../answer-view.tsx'
import { ChangeNotice } from '../../change-notice.tsx'
import { CheckResult } from './check-result.tsx'
import { checkEntitlements, fetchPrefix } from './entitlements-api.ts'
import { ExampleSets } from './example-sets.tsx'
import { splitValues, VALUE_LIMITS } from './split-values.ts'

/** `/desk/entitlements`: the values of one user, explained to whoever gives them. */
export function Component() {
  const { t } = useLingui()
  const { answer, retry } = useAnswer('prefix', fetchPrefix)
  return (
    <Page
      title={t`Check of entitlements`}
      intro={t`Your single sign-on gives each user entitlement values. A set that breaks the rules is ignored without a word to the user; here you see why.`}
    >
      <AnswerView answer={answer} retry={retry}>
        {({ prefix }) => (
          <>
            <PrefixToCopy prefix={prefix} />
            <Checker prefix={prefix} />
          </>
        )}
      </AnswerView>
    </Page>
  )
}

function PrefixToCopy({ prefix }: { readonly prefix: string }) {
  const { t } = useLingui()
  const [isCopied, setCopied] = useState(false)
  const form = t`code:role[:levels]`
  return (
    <>
      <h2>{t`How a value is written`}</h2>
      <p>
        <CodeText>{`${prefix}:${form}`}</CodeText>
      </p>
      <p>
        {t`The code is the ministry’s code of the department, or 0 for the whole institution. The role is one of view, assign, resolve, full. Levels may follow, e.g. 6,8: requests of those levels are then assigned to the user by themselves.`}
      </p>
      <Actions>
        <Button
          variant="secondary"
          onClick={async () => setCopied(await copyText(prefix))}
        >{t`Copy the prefix`}</Button>
      </Actions>
      <p role="status">{isCopied ? t`The prefix was copied.` : ''}</p>
    </>
  )
}

function Checker({ prefix }: { readonly prefix: string }) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<readonly string[] | null>(null)
  const [checked, setChecked] = useState<EntitlementCheck | null>(null)
  const { change, run } = useChange(async (values: readonly string[]) => setChecked(await checkEntitlements(values)))
  const faultOf = useFaultText()
  const check = (values: readonly string[]) => {
    const isRefused = faultOf(values) !== undefined
    setRefused(isRefused ? values : null)
    setChecked(null)
    if (!isRefused) void run(values)
  }
  const replace = (wrong: string, right: string) => {
    const values = splitValues(text).map((value) => (value === wrong ? right : value))
    setText(values.join('\n'))
    check(values)
  }
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          check(splitValues(text))
        }}
      >
        <h2>{t`The values of one user`}</h2>
        <ExampleSets prefix={prefix} onFill={(values) => setText(values.join('\n'))} />
        <TextArea
          id="entitlement-values"
          label={t`Values of eduPersonEntitlement`}
          hint={t`One to a line, or as they were copied, with commas or spaces between them. They are not kept.`}
          rows={6}
          spellCheck={false}
          autoCapitalize="none"
          value={text}
          error={refused === null ? undefined : faultOf(refused)}
          onChange={(event) => setText(event.target.value)}
        />
        <ChangeNotice change={change} />
        <Actions>
          <Button type="submit" unavailable={change.state === 'sending'}>{t`Check the values`}</Button>
        </Actions>
      </form>
      {checked !== null && <CheckResult check={checked} onReplace={replace} />}
    </>
  )
}

function useFaultText(): (values: readonly string[]) => string | undefined {
  const { t } = useLingui()
  return (values) => {
    if (values.length === 0) return t`Write at least one value.`
    if (values.length > VALUE_LIMITS.values) return t`Check at most ${VALUE_LIMITS.values} values at a time.`
    const isLong = values.some(({ length }) => length > VALUE_LIMITS.characters)
    return isLong ? t`A value has more than ${VALUE_LIMITS.characters} characters.` : undefined
  }
}
