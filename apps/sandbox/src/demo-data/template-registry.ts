import type { DemoTemplate } from './templates.ts'

interface Department {
  institution: string
  mineduId: string | null
  nameEl: string
  nameEn: string
  formerNameElCaps: string | null
}

/** Fields of education by a word of the department's name in English; the first that is found. */
const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/nurs|midwi/i, '0913'],
  [/physiother|therap|rehabil/i, '0915'],
  [/pharm/i, '0916'],
  [/dent/i, '0911'],
  [/medic|health|biomed/i, '0912'],
  [/veterin/i, '0841'],
  [/forest/i, '0821'],
  [/agri|crop|animal|food|agro/i, '0811'],
  [/archit|planning/i, '0731'],
  [/civil|construct|survey/i, '0732'],
  [/informat|comput|software|digital/i, '0613'],
  [/electr|energy/i, '0713'],
  [/mechan|industr|product|naval/i, '0715'],
  [/chemic.*engineer|materials/i, '0711'],
  [/chem/i, '0531'],
  [/physic/i, '0533'],
  [/mathem/i, '0541'],
  [/statist|actuar/i, '0542'],
  [/biolog|biotech|molec/i, '0511'],
  [/environ/i, '0521'],
  [/geolog|geograph|ocean|marine/i, '0532'],
  [/law/i, '0421'],
  [/account/i, '0411'],
  [/financ|bank/i, '0412'],
  [/econom/i, '0311'],
  [/psych/i, '0313'],
  [/politic|international/i, '0312'],
  [/sociol|anthrop|social/i, '0314'],
  [/journal|media|communic/i, '0321'],
  [/librar|archiv/i, '0322'],
  [/theolog|relig/i, '0221'],
  [/histor|archaeol/i, '0222'],
  [/philos/i, '0223'],
  [/philolog|language|literat/i, '0232'],
  [/music|theatre|perform/i, '0215'],
  [/art|cultur/i, '0213'],
  [/early|preschool|kindergarten/i, '0112'],
  [/educat|pedagog/i, '0113'],
  [/sport|physical/i, '1014'],
  [/touris|hospit/i, '1015'],
]

/** Programmes beside the first degree, invented: level code and what stands before and after the department's name. */
const PROGRAMMES = [
  { number: '91', levelCode: '645', el: ['Πτυχίο ', ''], en: ['Bachelor’s Degree in ', ''] },
  {
    number: '92',
    levelCode: '747',
    el: ['Δίπλωμα Μεταπτυχιακών Σπουδών στην Έρευνα ', ''],
    en: ['Master’s Degree in Research in ', ''],
  },
  {
    number: '93',
    levelCode: '747',
    el: ['Δίπλωμα Μεταπτυχιακών Σπουδών στις Εφαρμογές ', ''],
    en: ['Master’s Degree in Applied ', ''],
  },
  {
    number: '94',
    levelCode: '747',
    el: ['Δίπλωμα Μεταπτυχιακών Σπουδών στη Διδακτική ', ''],
    en: ['Master’s Degree in the Teaching of ', ''],
  },
  {
    number: '95',
    levelCode: '757',
    el: ['Επαγγελματικό Μεταπτυχιακό Δίπλωμα ', ''],
    en: ['Professional Master’s Degree in ', ''],
  },
  { number: '96', levelCode: '8', el: ['Διδακτορικό Δίπλωμα ', ''], en: ['Doctoral Degree in ', ''] },
] as const

/** Six invented templates for each of the real departments: a registry of the size that the specification expects. */
export function inventTemplates(departments: readonly Department[]): DemoTemplate[] {
  const seen = new Set<string>()
  return departments.flatMap((department, index) => {
    const key = `${department.institution}:${department.mineduId ?? department.nameEn}`
    if (seen.has(key)) return []
    seen.add(key)
    return PROGRAMMES.map((programme) => inventTemplate(department, programme, department.mineduId ?? `x${index}`))
  })
}

function inventTemplate(
  { institution, mineduId, nameEl, nameEn, formerNameElCaps }: Department,
  { number, levelCode, el, en }: (typeof PROGRAMMES)[number],
  prefix: string,
): DemoTemplate {
  const [, iscedF] = FIELDS.find(([pattern]) => pattern.test(nameEn)) ?? [null, '0413']
  const wasRenamed = formerNameElCaps !== null && number === '91'
  return {
    ...{ institution, titleID: `${prefix}${number}`, levelCode, iscedF, notesEl: null, notesEn: null },
    ...{ titleEl: el.join(nameEl), titleEn: en.join(nameEn) },
    ...{ formerInstitutionEl: null, formerInstitutionEn: null },
    issuingDepartmentEl: wasRenamed ? `ΤΜΗΜΑ ${formerNameElCaps}` : `Τμήμα ${nameEl}`,
    issuingDepartmentEn: `Department of ${nameEn}${wasRenamed ? ' (former name)' : ''}`,
    ...{ maintainingDepartmentMineduId: mineduId, maintainingInstitution: institution },
    ...{ maintainingDepartmentEl: `Τμήμα ${nameEl}`, maintainingDepartmentEn: `Department of ${nameEn}` },
  }
}
