import { useLingui } from '@lingui/react/macro'
import { Actions, Button } from '@perga/ui/actions/button'
import { ErrorSummary } from '@perga/ui/forms/error-summary'
import { VisuallyHidden } from '@perga/ui/layout/visually-hidden'
import { Panel } from '@perga/ui/panels/panel'
import { type ComponentProps, type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import { ProblemPanel } from '../problem-panel.tsx'
import { useLocale } from '../use-locale.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { useFocusAfterSuccess } from './use-focus-after-success.ts'
import type { FormHandle } from './use-form.ts'

type Handle = Pick<
  FormHandle<unknown>,
  'submit' | 'attempt' | 'wasSent' | 'errors' | 'isSending' | 'isDone' | 'failure' | 'guard'
>

interface FormProps {
  readonly form: Handle
  readonly title?: string
  readonly titleLevel?: 2 | 3
  /** The form opens because of something elsewhere on the page, so its title takes the focus. */
  readonly opened?: boolean
  /** In a narrow column, below text of the full width. */
  readonly narrow?: boolean
  readonly className?: string
  /** The text of the button. */
  readonly submit: string
  readonly variant?: ComponentProps<typeof Button>['variant']
  /** The text beside the button that says why it is not available. */
  readonly unavailable?: string | undefined
  /** Something else of the page is being sent. */
  readonly blocked?: boolean
  /** Buttons beside that of the form. */
  readonly actions?: ReactNode
  /** Said after the form was sent, where it stays. */
  readonly done?: string | undefined
  /** In place of the general text for a refusal. */
  readonly failed?: ((error: unknown) => ReactNode) | undefined
  /** In place of the buttons while the form is sent. */
  readonly sending?: ReactNode
  readonly children?: ReactNode
}

/** The one frame of a form: title, summary of mistakes, fields, how it went, buttons (docs/decisions/0033-one-form.md). */
export function Form({ form, title, narrow = false, className = '', children, ...props }: FormProps) {
  const { t } = useLingui()
  const frame = useFocusAfterSuccess(form.wasSent)
  const titleId = useId()
  const classes = [className, narrow ? 'page--text' : ''].filter(Boolean).join(' ')
  return (
    <form
      ref={frame}
      noValidate
      className={classes === '' ? undefined : classes}
      aria-labelledby={title === undefined ? undefined : titleId}
      aria-busy={form.isSending || undefined}
      onSubmit={form.submit}
    >
      {title !== undefined && (
        <Title id={titleId} text={title} level={props.titleLevel ?? 2} opened={props.opened ?? false} />
      )}
      <Summary form={form} />
      {children}
      <Outcome form={form} done={props.done} failed={props.failed} />
      {form.isSending && props.sending !== undefined ? props.sending : <FormActions form={form} {...props} />}
      <VisuallyHidden>
        <span role="status">{form.isSending ? t`One moment, please…` : ''}</span>
      </VisuallyHidden>
      <LeaveDialog guard={form.guard} />
    </form>
  )
}

interface TitleProps {
  readonly id: string
  readonly text: string
  readonly level: 2 | 3
  readonly opened: boolean
}

function Title({ id, text, level, opened }: TitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (opened) heading.current?.focus()
  }, [opened])
  const Heading = `h${level}` as const
  return (
    <Heading ref={heading} id={id} tabIndex={opened ? -1 : undefined}>
      {text}
    </Heading>
  )
}

/** As it was at the last attempt, so that it takes the focus with an attempt and never while somebody types. */
function Summary({ form }: { readonly form: Handle }) {
  const { t } = useLingui()
  const locale = useLocale()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of the last attempt, in the language on screen
  const errors = useMemo(() => form.errors, [form.attempt, locale])
  return <ErrorSummary title={t`Please correct the following`} errors={form.isDone ? [] : errors} />
}

function Outcome({ form, done, failed }: Pick<FormProps, 'form' | 'done' | 'failed'>) {
  const box = useRef<HTMLDivElement>(null)
  const isDone = form.isDone && done !== undefined
  useEffect(() => {
    if (isDone) box.current?.focus()
  }, [isDone])
  if (form.failure !== null) return failed?.(form.failure.error) ?? <ProblemPanel error={form.failure.error} />
  if (!isDone) return null
  return (
    <div ref={box} tabIndex={-1}>
      <Panel tone="success" title={done} announced headingLevel={3} />
    </div>
  )
}

type ActionProps = Pick<FormProps, 'form' | 'submit' | 'variant' | 'unavailable' | 'blocked' | 'actions'>

function FormActions({ form, submit, variant = 'primary', unavailable, blocked = false, actions }: ActionProps) {
  const hintId = useId()
  const isUnavailable = unavailable !== undefined
  return (
    <>
      <Actions>
        <Button
          type="submit"
          variant={variant}
          unavailable={form.isSending || blocked || isUnavailable}
          aria-describedby={isUnavailable ? hintId : undefined}
        >
          {submit}
        </Button>
        {actions}
      </Actions>
      {isUnavailable && (
        <p id={hintId} className="ui-field__hint">
          {unavailable}
        </p>
      )}
    </>
  )
}
