import { useLingui } from '@lingui/react/macro'
import type { EntitlementCheck } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { CodeText } from '@perga/ui/code/code-text'
import { TextArea } from '@perga/ui/forms/field'
import { useState } from 'react'
import { Answered } from '../../../shell/answered.tsx'
import { copyText } from '../../../shell/copy-text.ts'
import { Form } from '../../../shell/form/form.tsx'
import { useForm } from '../../../shell/form/use-form.ts'
import { Page } from '../../../shell/page.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { CheckResult } from './check-result.tsx'
import { entitlementRules } from './entitlements.rules.ts'
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
      <Answered answer={answer} retry={retry}>
        {({ prefix }) => (
          <>
            <PrefixToCopy prefix={prefix} />
            <Checker prefix={prefix} />
          </>
        )}
      </Answered>
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
  const [checked, setChecked] = useState<EntitlementCheck | null>(null)
  const form = useForm({
    id: 'entitlement',
    initial: { values: '' },
    rules: entitlementRules,
    toBody: ({ values }) => ({ values: splitValues(values) }),
    fields: {
      values: {
        label: t`Values of eduPersonEntitlement`,
        hint: t`One to a line, or as they were copied, with commas or spaces between them. They are not kept.`,
        mistake: {
          missing: t`Write at least one value.`,
          'too-many': t`Check at most ${VALUE_LIMITS.values} values at a time.`,
          'too-long': t`A value has more than ${VALUE_LIMITS.characters} characters.`,
        },
      },
    },
    send: ({ values }) => {
      setChecked(null)
      return checkEntitlements(values)
    },
    onDone: setChecked,
    // Nothing of it is kept anywhere.
    guarded: false,
  })
  const replace = (wrong: string, right: string) => {
    const values = splitValues(form.values.values).map((value) => (value === wrong ? right : value))
    form.set('values', values.join('\n'))
    form.submit()
  }
  return (
    <>
      <Form form={form} title={t`The values of one user`} submit={t`Check the values`}>
        <ExampleSets prefix={prefix} onFill={(values) => form.set('values', values.join('\n'))} />
        <TextArea {...form.text('values')} rows={6} spellCheck={false} autoCapitalize="none" />
      </Form>
      {checked !== null && <CheckResult check={checked} onReplace={replace} />}
    </>
  )
}
