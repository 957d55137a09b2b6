import { useForm as useFormState } from '@mantine/form'
import type { BodyRules } from '@perga/contracts'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useChange } from '../use-change.ts'
import { type FieldTable, faultsOf, mistakesOf } from './form-fields.ts'
import { judgeBody, type Mistake, prepareBody } from './judge-body.ts'
import { type FormControls, useFormControls } from './use-form-controls.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

/** A body while it is typed: nothing is chosen yet, a number is still text. */
export type Typed<Value> = Value extends readonly (infer Item)[]
  ? readonly Typed<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Typed<Value[Name]> } | null
    : Value extends number
      ? number | string
      : Value | '' | null

/** For what no contract rules, such as a search. */
export const anyBody = <Body>(): BodyRules<Body> => ({ is: 'other' })

interface CommonOptions<Values, Body, Done> {
  /** What the ids of the controls begin with. */
  readonly id: string
  /** What the fields hold at first. */
  readonly initial: Values
  readonly fields: FieldTable<Values>
  /** The rules of the contract, made at build time in a `*.rules.ts`. */
  readonly rules: BodyRules<Body>
  /** The fields with a mistake that the contract cannot name. */
  readonly check?: (values: Values) => readonly (keyof Values & string)[]
  readonly send: (body: Body) => Promise<Done> | Done
  readonly onDone?: (done: Done) => void
  /** What was typed before, where it outlives the form. */
  readonly entered?: Values
  /** Told of every change. */
  readonly onEntered?: (values: Values) => void
  /** Whether what was sent was the whole of it, so that nothing is left to lose; it is, unless given. */
  readonly isFinal?: (done: Done) => boolean
  /** Whether the form is empty again after it was sent. */
  readonly emptied?: boolean
  /** Whether leaving the page asks first; not for a search. */
  readonly guarded?: boolean
}

/** Needed where the fields are not those of the body. */
interface Conversion<Values, Body> {
  readonly toBody: (values: Values) => Typed<NoInfer<Body>>
}

export type FormOptions<Values, Body, Done> = CommonOptions<Values, Body, Done> &
  ([Values] extends [Typed<Body>] ? Partial<Conversion<Values, Body>> : Conversion<Values, Body>)

/** A form as its page uses it: `<Form form={form} …>` around `<TextField {...form.text('name')} />`. */
export interface FormHandle<Values> extends FormControls<Values> {
  readonly values: Values
  /** Judges, and sends what has no mistake. */
  readonly submit: (event?: FormEvent<HTMLFormElement>) => void
  readonly isSending: boolean
  readonly isDone: boolean
  /** Why the server refused, where no field shows it. */
  readonly failure: { readonly error: unknown } | null
  /** Counts the attempts: with each the summary takes the focus. */
  readonly attempt: number
  /** Known before the next drawing, in which the form may be gone. */
  readonly wasSent: RefObject<boolean>
  readonly guard: ReturnType<typeof useLeaveGuard>
}

/** The state of one form: typed values, mistakes by field, one sending at a time, and the guard of what is not saved. */
export function useForm<Values extends object, Body, Done>(options: FormOptions<Values, Body, Done>): FormHandle<Values>
export function useForm<Values extends object, Body, Done>(options: Settled<Values, Body, Done>): FormHandle<Values> {
  const state = useFormValues(options)
  const guard = useLeaveGuard((options.guarded ?? true) && state.isDirty())
  const { change, reset, ...sending } = useSending(options, state, guard.release)
  const controls = useFormControls<Values>({
    ...options,
    values: state.values,
    faults: state.errors,
    set: (name, value) => {
      if (change.state === 'done') reset()
      // The type of the library cannot follow a name that is still a parameter; `set` ties it to its value.
      state.setFieldValue(name, value as never)
    },
  })
  const isShown = Object.keys(state.errors).length > 0
  return {
    ...controls,
    values: state.values,
    ...sending,
    guard,
    isSending: change.state === 'sending',
    isDone: change.state === 'done',
    failure: change.state === 'failed' && !isShown ? { error: change.error } : null,
  }
}

/** What is typed, what is wrong with it, and whether it differs from what the form began with. */
function useFormValues<Values extends object, Body, Done>(options: Settled<Values, Body, Done>) {
  const { initial, entered = initial, fields } = options
  // The library keeps the function of the first time; whoever is told may have changed.
  const told = useRef(options.onEntered)
  told.current = options.onEntered
  const state = useFormState<Values>({
    initialValues: entered,
    initialDirty: differences(initial, entered),
    onValuesChange: (values) => told.current?.(values),
    validate: (values) => faultsOf(mistakesIn(options, values), fields),
  })
  const { setInitialValues } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form begins once
  useEffect(() => setInitialValues(initial), [])
  return state
}

/** Sends what has no mistake, once at a time. `attempt` counts the tries, so that the summary takes the focus with each. */
function useSending<Values extends object, Body, Done>(
  options: Settled<Values, Body, Done>,
  state: ReturnType<typeof useFormValues<Values, Body, Done>>,
  release: () => void,
) {
  const [attempt, setAttempt] = useState(0)
  const countAttempt = () => setAttempt((count) => count + 1)
  const isBusy = useRef(false)
  const wasSent = useRef(false)
  const { change, run, reset } = useChange(async (body: Body) => {
    isBusy.current = true
    try {
      finish(await options.send(body))
    } catch (error) {
      state.setErrors(faultsOf(mistakesOf(error), options.fields))
      countAttempt()
      throw error
    } finally {
      isBusy.current = false
    }
  })
  const finish = (done: Done) => {
    const { emptied = false, isFinal = () => true, onDone } = options
    if (isFinal(done)) {
      release()
      wasSent.current = true
      if (emptied) state.reset()
      else state.resetDirty()
    }
    onDone?.(done)
  }
  const submit = (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault()
    if (isBusy.current) return
    countAttempt()
    state.onSubmit(() => run(bodyOf(options, state.getValues())))(event)
  }
  return { change, reset, attempt, submit, wasSent }
}

type Settled<Values, Body, Done> = CommonOptions<Values, Body, Done> & Partial<Conversion<Values, Body>>
type Judged<Values, Body, Done> = Pick<Settled<Values, Body, Done>, 'rules' | 'toBody' | 'check'>

function differences<Values extends object>(initial: Values, entered: Values): Record<string, boolean> {
  const before = new Map(Object.entries(initial))
  const changed = Object.entries(entered).filter(([name, value]) => value !== before.get(name))
  return Object.fromEntries(changed.map(([name]) => [name, true]))
}

function prepared<Values, Body, Done>({ rules, toBody }: Judged<Values, Body, Done>, values: Values): unknown {
  return prepareBody(rules, toBody === undefined ? values : toBody(values))
}

function mistakesIn<Values extends object, Body, Done>(options: Judged<Values, Body, Done>, values: Values) {
  const left = new Map<string, unknown>(Object.entries(values))
  const isEmpty = (name: string) => left.get(name) === null || left.get(name) === ''
  const own = (options.check?.(values) ?? []).map(
    (path): Mistake => ({ path, kind: isEmpty(path) ? 'missing' : 'not-right' }),
  )
  return [...judgeBody(options.rules, prepared(options, values)), ...own]
}

function bodyOf<Values, Body, Done>(options: Judged<Values, Body, Done>, values: Values): Body {
  // It was judged by the rules of its contract just before.
  return prepared(options, values) as Body
}
