import type { TemplateDocument } from '@perga/contracts'
import { parseLevelCode } from '@perga/domain'

const CONTEXT = 'http://data.europa.eu/snb/model/context/edc-ap'
const EQF = 'http://data.europa.eu/snb/eqf/'
const ISCED_F = 'http://data.europa.eu/snb/isced-f/'

/**
 * A template as a learning achievement specification of the European Learning Model (ELM 3, `Qualification`), in JSON-LD: what the
 * degree is, nothing about who holds it.
 */
export function learningSpecification({ template, versions }: TemplateDocument, address: string) {
  const { title, eqfLevel, iscedField, institution, issuingDepartment, blueprintId, levelCode } = template
  const notes = versions[0]?.notes
  return {
    '@context': CONTEXT,
    id: address,
    type: 'Qualification',
    identifier: [{ id: `${address}#identifier`, type: 'Identifier', notation: blueprintId }],
    title: multilingual(title),
    ...(notes !== undefined && (notes.el !== null || notes.en !== null) && { description: multilingual(notes) }),
    ...(eqfLevel !== null && { eqfLevel: concept(`${EQF}${eqfLevel}`, 'EQF', String(eqfLevel)) }),
    ...(iscedField !== null && { iscedFCode: [concept(`${ISCED_F}${iscedField}`, 'ISCED-F 2013', iscedField)] }),
    educationLevel: [concept(`${address}#isced-2011`, 'ISCED 2011', parseLevelCode(levelCode) ?? '')],
    awardingOpportunity: [
      {
        ...{ id: `${address}#awarding`, type: 'AwardingOpportunity' },
        awardingBody: [
          organisation(`${address}#unit`, issuingDepartment.name),
          organisation(`${address}#institution`, institution.name),
        ],
      },
    ],
    dateModified: template.approvedAt,
  }
}

function multilingual({ el, en }: { el: string | null; en: string | null }) {
  return { ...(el !== null && { el: [el] }), ...(en !== null && { en: [en] }) }
}

function concept(id: string, scheme: string, notation: string) {
  return { id, type: 'Concept', inScheme: { type: 'ConceptScheme', title: { en: [scheme] } }, notation }
}

function organisation(id: string, name: { el: string; en: string }) {
  return { id, type: 'Organisation', legalName: multilingual(name) }
}
