import type { CurriculumForm } from '@perga/contracts'
import { type EducationLevel, type IscedField, parseIscedField } from '@perga/domain'

/** A curriculum as it is being filled in; days as the browser's date field has them, YYYY-MM-DD. */
export interface CurriculumEntry {
  readonly departmentId: string | null
  readonly nameEl: string
  readonly nameEn: string
  readonly level: EducationLevel | null
  readonly fields: readonly IscedField[]
  readonly from: string
  readonly until: string
}

interface Known extends Omit<CurriculumForm, 'iscedFields'> {
  readonly departmentId: string
  readonly iscedFields: readonly string[]
}

/** What the form starts from: the known curriculum, or nothing. */
export function entryOf(known: Known | null): CurriculumEntry {
  return {
    departmentId: known?.departmentId ?? null,
    nameEl: known?.nameEl ?? '',
    nameEn: known?.nameEn ?? '',
    level: known?.level ?? null,
    fields: (known?.iscedFields ?? []).flatMap((code) => parseIscedField(code) ?? []),
    from: toField(known?.validFrom),
    until: toField(known?.validTo),
  }
}

/** What was typed, by the names of the contract. */
export function curriculumBody({ fields, from, until, ...names }: CurriculumEntry) {
  return { ...names, iscedFields: fields, validFrom: toWire(from), validTo: toWire(until) }
}

const toField = (day: string | null | undefined) => (day ? `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}` : '')
const toWire = (day: string) => (day === '' ? null : day.replaceAll('-', ''))
