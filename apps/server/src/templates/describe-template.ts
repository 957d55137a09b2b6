import type { TemplateSummary, TemplateTree, TemplateVersionFacts } from '@perga/contracts'
import { eqfLevelOf, levelOf, parseLevelCode } from '@perga/domain'
import type { ApprovedTemplate, ApprovedVersion } from './registry-store.ts'
import { openTexts } from './template-texts.ts'

/** An approved template as lists and the open data show it. */
export function describeTemplate(row: ApprovedTemplate): TemplateSummary {
  const code = parseLevelCode(row.level_code)
  if (code === null) throw new Error(`a template has the unknown level code ${row.level_code}`)
  return {
    blueprintId: row.blueprint_id,
    titleId: row.title_id,
    institution: { id: row.institution_code, name: { el: row.institution_el, en: row.institution_en } },
    maintainingDepartment: { id: row.maintainer_id, name: { el: row.maintainer_el, en: row.maintainer_en } },
    issuingDepartment: { id: row.issuing_department_id, name: { el: row.issuer_el, en: row.issuer_en } },
    curriculum: describeCurriculum(row),
    title: { el: row.title_el, en: row.title_en },
    levelCode: code,
    level: levelOf(code),
    eqfLevel: eqfLevelOf(code),
    iscedField: row.isced_field,
    version: row.version,
    approvedAt: row.approved_at.toISOString(),
  }
}

/** An approved version as a page of its template shows it. */
export function describeVersion(row: ApprovedVersion): TemplateVersionFacts {
  return {
    version: row.version,
    approvedAt: row.approved_at.toISOString(),
    levelCode: row.level_code,
    ...openTexts(row),
    iscedField: row.isced_field,
    issuingDepartment: { id: row.issuing_department_id, name: { el: row.issuer_el, en: row.issuer_en } },
    curriculum: describeCurriculum(row),
  }
}

interface WithCurriculum {
  curriculum_id: string | null
  curriculum_el: string | null
  curriculum_en: string | null
}

function describeCurriculum({ curriculum_id, curriculum_el, curriculum_en }: WithCurriculum) {
  if (curriculum_id === null) return null
  return { id: curriculum_id, name: { el: curriculum_el ?? '', en: curriculum_en ?? '' } }
}

type Place = { id: string; name: { el: string; en: string } }
const NO_CURRICULUM: Place = { id: '', name: { el: 'Χωρίς πρόγραμμα σπουδών', en: 'Without a curriculum' } }

/** The five-level tree of an institution with the number of templates below each node (spec 2 §3.6). */
export function growTree(institution: Place, templates: readonly TemplateSummary[]): TemplateTree {
  return {
    ...institution,
    count: templates.length,
    maintainers: branch(templates, (template) => template.maintainingDepartment).map((maintainer) => ({
      ...describeNode(maintainer),
      issuers: branch(maintainer.below, (template) => template.issuingDepartment).map((issuer) => ({
        ...describeNode(issuer),
        curricula: branch(issuer.below, (template) => template.curriculum ?? NO_CURRICULUM).map((curriculum) => ({
          ...describeNode(curriculum),
          templates: curriculum.below.map(({ blueprintId, title, levelCode }) => ({ blueprintId, title, levelCode })),
        })),
      })),
    })),
  }
}

type Branch = { node: Place; below: TemplateSummary[] }
const describeNode = ({ node, below }: Branch) => ({ id: node.id, name: node.name, count: below.length })

function branch(templates: readonly TemplateSummary[], nodeOf: (template: TemplateSummary) => Place): Branch[] {
  const branches = new Map<string, Branch>()
  for (const template of templates) {
    const node = nodeOf(template)
    const known = branches.get(node.id)
    if (known) known.below.push(template)
    else branches.set(node.id, { node, below: [template] })
  }
  return [...branches.values()]
}
