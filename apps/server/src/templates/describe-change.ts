import type { TemplateContent, TemplateDifference } from '@perga/contracts'
import { iscedFieldName, levelCodeName, parseLevelCode } from '@perga/domain'
import type { Work } from '../platform/work.ts'
import { curriculumStore } from './curriculum-store.ts'
import type { ApprovedTemplate } from './registry-store.ts'
import { TEXT_MEMBERS, type TextMember, textsOf } from './template-texts.ts'

type Value = TemplateDifference['before']

/** What a change changes against the approved version, field by field, in words; everything where there is none. */
export async function describeChange(
  approved: ApprovedTemplate | undefined,
  next: TemplateContent,
  db: Work,
): Promise<TemplateDifference[]> {
  const before = approved === undefined ? null : approvedValues(approved)
  const after = await nextValues(next, db)
  return Object.entries(after).flatMap(([field, { key, value }]) => {
    const old = before?.[field]
    return (old?.key ?? null) === key ? [] : [{ field, before: old?.value ?? null, after: value }]
  })
}

type Values = Record<string, { key: string | null; value: Value }>

const same = (text: string | null) => ({ key: text || null, value: text ? { el: text, en: text } : null })

function level(code: string) {
  const known = parseLevelCode(code)
  const name = (locale: 'el' | 'en') => (known === null ? code : `${code} – ${levelCodeName(known, locale)}`)
  return { key: code, value: { el: name('el'), en: name('en') } }
}

function field(code: string | null) {
  if (code === null) return { key: null, value: null }
  return {
    key: code,
    value: { el: `${code} – ${iscedFieldName(code, 'el')}`, en: `${code} – ${iscedFieldName(code, 'en')}` },
  }
}

/** The values that stand in the template itself: titles, codes, then whatever else it says. */
function ownValues(texts: Pick<TemplateContent, TextMember>, codes: Values): Values {
  const values: Values = Object.fromEntries(TEXT_MEMBERS.map((member) => [member, same(texts[member])]))
  return { titleEl: same(texts.titleEl), titleEn: same(texts.titleEn), ...codes, ...values }
}

function approvedValues(row: ApprovedTemplate): Values {
  return {
    ...ownValues(textsOf(row), { levelCode: level(row.level_code), iscedField: field(row.isced_field) }),
    issuingDepartment: { key: row.issuing_department_id, value: { el: row.issuer_el, en: row.issuer_en } },
    curriculum: {
      key: row.curriculum_id,
      value: row.curriculum_el === null ? null : { el: row.curriculum_el, en: row.curriculum_en ?? '' },
    },
  }
}

async function nextValues(content: TemplateContent, db: Work): Promise<Values> {
  const store = curriculumStore(db)
  const issuer = await store.findDepartment(content.issuingDepartmentId)
  const curriculum = await store.find(content.curriculumId)
  return {
    ...ownValues(content, { levelCode: level(content.levelCode), iscedField: field(content.iscedField) }),
    issuingDepartment: { key: content.issuingDepartmentId, value: namesOf(issuer) },
    curriculum: { key: content.curriculumId, value: namesOf(curriculum) },
  }
}

const namesOf = (row: { name_el: string; name_en: string } | undefined): Value =>
  row === undefined ? null : { el: row.name_el, en: row.name_en }
