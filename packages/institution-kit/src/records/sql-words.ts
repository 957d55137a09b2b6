import { foldCase } from '../ldap-filter/evaluate.ts'

/** How filters are written in one database. */
export type SqlWords = {
  /** A text that is compared letter by letter, in the order of the characters’ numbers. */
  exact: (text: string) => string
  /** A text without the difference of case and accents. */
  folded: (text: string) => string
  /** A value as a folded text is compared with it. */
  foldedValue: (value: string) => string
  bindText: (placeholder: string) => string
  /** A text as a number; null when it is none. */
  number: (text: string) => string
  bindNumber: (placeholder: string) => string
  /** Neither true nor false. */
  unknown: string
  random: string
}

const RANGES = [
  [0x41, 0x5a],
  [0xc0, 0x24f],
  [0x370, 0x3ff],
  [0x1f00, 0x1fff],
] as const
const COMBINING_MARKS = Array.from({ length: 0x70 }, (_, index) => String.fromCodePoint(0x300 + index)).join('')

/** The letters that folding changes, and what each becomes. */
const FOLDED = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
)
  .map((letter) => [letter, foldCase(letter)] as const)
  .filter(([letter, folded]) => letter !== folded && /^\p{L}$/u.test(folded))
const FROM = FOLDED.map(([letter]) => letter).join('') + COMBINING_MARKS
const TO = FOLDED.map(([, folded]) => folded).join('')

/** The databases over whose tables the reference API can be served. */
export const SQL_WORDS = {
  postgresql: {
    exact: (text) => `(${text}) collate "C"`,
    // What has no counterpart in the second list, the combining marks, is removed.
    folded: (text) => `translate(${text}, '${FROM}', '${TO}') collate "C"`,
    foldedValue: foldCase,
    bindText: (placeholder) => `${placeholder}::text`,
    number: (text) => `(case when ${text} ~ '^-?[0-9]+([.][0-9]+)?$' then (${text})::numeric end)`,
    bindNumber: (placeholder) => `${placeholder}::numeric`,
    unknown: 'null::boolean',
    random: 'random()',
  },
  mysql: {
    exact: (text) => `${text} collate utf8mb4_bin`,
    folded: (text) => `${text} collate utf8mb4_unicode_ci`,
    // LIKE compares character by character: a combining mark of the value would ask for one in the text.
    foldedValue: foldCase,
    bindText: (placeholder) => `convert(${placeholder} using utf8mb4)`,
    number: (text) => `(case when ${text} regexp '^-?[0-9]+([.][0-9]+)?$' then cast(${text} as decimal(60,20)) end)`,
    bindNumber: (placeholder) => `cast(${placeholder} as decimal(60,20))`,
    unknown: 'null',
    random: 'rand()',
  },
} as const satisfies Record<string, SqlWords>
