import { parseBasicDate } from './basic-date.ts'
import { parseCountryCode } from './country-code.ts'
import type { DegreeFieldDefinition, DegreeFieldRule } from './degree-fields.ts'
import type { ViolationRule } from './degree-violation.ts'
import { parseGrade } from './grade.ts'

/** What one value of an institution came to: null when absent or unusable, and the rules that it broke. */
export type FieldReading = { readonly value: string | null; readonly broken: readonly ViolationRule[] }

const kept = (value: string): FieldReading => ({ value, broken: [] })
const noted = (value: string, rule: ViolationRule): FieldReading => ({ value, broken: [rule] })
const refused = (rule: ViolationRule): FieldReading => ({ value: null, broken: [rule] })
const keptOr = (value: string | null, rule: ViolationRule) => (value === null ? refused(rule) : kept(value))

function readIdentifier(text: string): FieldReading {
  if (/^[\p{L}\p{N}]+$/u.test(text)) return kept(text)
  // Protocol numbers such as 1234/2019 are common: still a key, though not alphanumeric.
  return /^[\p{L}\p{N} ._/:-]+$/u.test(text) ? noted(text, 'alphanumeric') : refused('alphanumeric')
}

function readCountry(text: string): FieldReading {
  // EL is Greece in tax matters only, and often sent for GR.
  return text.toUpperCase() === 'EL' ? noted('GR', 'country') : keptOr(parseCountryCode(text), 'country')
}

function readStatus(text: string): FieldReading {
  const status = text.toLowerCase()
  return status === 'valid' || status === 'revoked' ? kept(status) : refused('status')
}

const READERS: Record<DegreeFieldRule, (text: string) => FieldReading> = {
  identifier: readIdentifier,
  // Foreign and replaced numbers exist: the check digit of an institution's record is not judged.
  'number-of-person': (text) => (/^[A-Za-z0-9 ./-]+$/.test(text) ? kept(text) : refused('alphanumeric')),
  text: (text) => kept(text.normalize('NFC')),
  'greek-name': (text) =>
    /\p{Script=Latin}/u.test(text) ? noted(text.normalize('NFC'), 'latin-letters') : kept(text.normalize('NFC')),
  'latin-name': (text) =>
    /\p{Script=Greek}/u.test(text) ? noted(text.normalize('NFC'), 'greek-letters') : kept(text.normalize('NFC')),
  date: (text) => keptOr(parseBasicDate(text), 'date'),
  year: (text) => (/^(1[89]|2[01])\d\d$/.test(text) ? kept(text) : refused('year')),
  grade: (text) => keptOr(parseGrade(text), 'grade'),
  status: readStatus,
  gender: (text) => (/^[0129]$/.test(text) ? kept(text) : refused('gender')),
  country: readCountry,
}

function textOfNumber(value: number | bigint, rule: DegreeFieldRule): FieldReading {
  if (rule === 'grade' || typeof value === 'bigint' || Number.isSafeInteger(value)) return kept(String(value))
  return refused(Number.isInteger(value) ? 'digits-lost' : 'type')
}

function textOf(value: unknown, { readings, rule }: DegreeFieldDefinition): FieldReading {
  if (value === null || value === undefined) return { value: null, broken: [] }
  if (typeof value === 'string') return kept(value)
  const isNumber = typeof value === 'number' || typeof value === 'bigint'
  return isNumber && readings.includes('number') ? textOfNumber(value, rule) : refused('type')
}

function judge(text: string, definition: DegreeFieldDefinition): FieldReading {
  // A replacement character is what is left of bytes read in the wrong encoding.
  if (/[\p{Cc}\p{Cs}\uFFFD]/u.test(text)) return refused('control-characters')
  const visible = text.replace(/\p{Cf}/gu, '').trim()
  const hidden: ViolationRule[] = visible === text ? [] : ['invisible-marks']
  if (visible === '') return { value: null, broken: hidden }
  const reading = [...visible].length > definition.maxLength ? refused('too-long') : READERS[definition.rule](visible)
  return { value: reading.value, broken: [...hidden, ...reading.broken] }
}

/** One value against the definition of its field. Padding spaces go silently, an empty text is no value. */
export function readDegreeField(definition: DegreeFieldDefinition, value: unknown): FieldReading {
  const typed = textOf(value, definition)
  const text = typed.value?.trim() ?? ''
  const reading = text === '' ? { value: null, broken: typed.broken } : judge(text, definition)
  const isMissing = reading.value === null && reading.broken.length === 0 && !definition.nullable
  return isMissing ? refused('missing') : reading
}
