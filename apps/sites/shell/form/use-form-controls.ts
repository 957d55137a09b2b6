import { useLingui } from '@lingui/react/macro'
import type { BodyRule } from '@perga/contracts'
import type { FieldError } from '@perga/ui/forms/error-summary'
import type { ReactNode } from 'react'
import { type FieldTable, type FieldTexts, isOptional, longest, readFault } from './form-fields.ts'
import { useMistakeText } from './use-mistake-text.ts'

type Name<Values> = keyof Values & string
type NameOf<Values, Value> = { [Key in Name<Values>]: Values[Key] extends Value ? Key : never }[Name<Values>]

interface Described {
  readonly id: string
  readonly label: string
  readonly error: string | undefined
  readonly hint?: string
}

/**
 * What the controls of a form are given: `<TextField {...form.text('name')} />`. Methods, so that a part of a page can take any
 * form that has at least its fields.
 */
export interface FormControls<Values> {
  set<Key extends Name<Values>>(name: Key, value: Values[Key]): void
  /** For `TextField` and `TextArea`. */
  text(name: NameOf<Values, string | null>): TextProps
  /** For a list to choose from: `Choice`, `Combobox`, `SelectField`. */
  pick<Key extends Name<Values>>(name: Key): Described & ChoiceProps<Values[Key]>
  /** For `RadioGroup`, and for a group of checkboxes. */
  choice<Key extends Name<Values>>(name: Key): Omit<Described, 'label'> & { legend: string } & ChoiceProps<Values[Key]>
  /** For `Checkbox`. */
  tick(name: NameOf<Values, boolean>): Omit<Described, 'error'> & TickProps
  /** The id, label and error of a value inside another one, by its path. */
  described(path: string): Described
  /** The mistakes in the order of the fields, for the summary. */
  readonly errors: readonly FieldError[]
}

interface TextProps extends Described {
  readonly value: string
  readonly maxLength: number | undefined
  readonly 'aria-required': true | undefined
  readonly onChange: (event: { target: { value: string } }) => void
}

interface ChoiceProps<Value> {
  readonly value: Value
  readonly required: boolean
  readonly onChange: (value: Value) => void
}

interface TickProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

interface ControlOptions<Values> {
  readonly id: string
  readonly fields: FieldTable<Values>
  readonly rules: BodyRule
  readonly values: Values
  readonly faults: Readonly<Record<string, ReactNode>>
  readonly set: FormControls<Values>['set']
}

/** Ties labels, hints, mistakes and limits to the controls of a form. */
export function useFormControls<Values>(options: ControlOptions<Values>): FormControls<Values> {
  const { values, rules, set } = options
  const { described, requires, errors, textsOf } = useDescriptions(options)
  // A text that is null has not been typed; the types of the names keep everything else away.
  const typedText = (name: Name<Values>) => (values[name] ?? '') as string
  const typed = (name: Name<Values>, text: string) => set(name, text as Values[typeof name])
  return {
    set,
    described,
    errors,
    text: (name) => ({
      ...described(name),
      value: typedText(name),
      maxLength: longest(rules, name, textsOf(name)),
      'aria-required': requires(name) || undefined,
      onChange: (event) => typed(name, event.target.value),
    }),
    pick: (name) => ({
      ...described(name),
      value: values[name],
      required: requires(name),
      onChange: (value) => set(name, value),
    }),
    choice: (name) => {
      const { label, ...rest } = described(name)
      return {
        ...rest,
        legend: label,
        value: values[name],
        required: requires(name),
        onChange: (value) => set(name, value),
      }
    },
    tick: (name) => {
      const { id, label, hint } = described(name)
      return {
        id,
        label,
        ...(hint !== undefined && { hint }),
        checked: values[name] === true,
        onChange: (checked) => set(name, checked as Values[typeof name]),
      }
    },
  }
}

function useDescriptions<Values>({
  id: prefix,
  fields,
  rules,
  faults,
}: Omit<ControlOptions<Values>, 'values' | 'set'>) {
  const { t } = useLingui()
  const mistakeText = useMistakeText()
  const table = new Map<string, FieldTexts | undefined>(Object.entries(fields))
  const textsOf = (path: string) => table.get(path) ?? { label: path }
  const errorOf = (path: string) => {
    const fault = faults[path]
    if (typeof fault !== 'string') return undefined
    const { label, mistake } = textsOf(path)
    const { kind, limit } = readFault(fault)
    const own = typeof mistake === 'string' ? mistake : mistake?.[kind]
    return own ?? mistakeText(kind, label, limit)
  }
  const idOf = (path: string) => textsOf(path).id ?? `${prefix}-${path.replaceAll('.', '-')}`
  const described = (path: string): Described => {
    const texts = textsOf(path)
    const { label, hint } = texts
    return {
      id: idOf(path),
      label: isOptional(rules, path, texts) === true ? t`${label} (optional)` : label,
      error: errorOf(path),
      ...(hint !== undefined && { hint }),
    }
  }
  return {
    described,
    textsOf,
    requires: (path: string) => isOptional(rules, path, textsOf(path)) === false,
    errors: [...table.keys()].flatMap((path): FieldError[] => {
      const text = errorOf(path)
      return text === undefined ? [] : [{ fieldId: idOf(path), text }]
    }),
  }
}
