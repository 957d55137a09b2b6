import type { WireDiploma } from '@perga/contracts'
import {
  DIPLOMA_FIELDS,
  type DiplomaRow,
  fieldLabel,
  formatField,
  formatGrade,
  formatUnixUtc,
  type Locale,
  parseGrade,
  twinOf,
} from '@perga/domain'
import { drawQrCode } from './draw-qr-code.ts'
import { PAGE_LABELS, PAGE_TEXTS, type PageTexts } from './page-texts.ts'

/** A text that knows its language, for readers that speak it. */
export interface SpokenText {
  text: string
  lang: Locale
}

/** Everything that the page shows, in order. A member that is absent leaves nothing on the page, not even its label. */
export interface DiplomaPage {
  lang: Locale
  documentTitle: string
  author: string
  kind?: string
  institution?: SpokenText
  unit?: SpokenText
  heading: SpokenText
  originalHeading?: SpokenText
  holder?: SpokenText
  holderElsewhere?: SpokenText
  facts: { term: string; value: SpokenText }[]
  notes?: SpokenText
  verification: {
    code: string
    address: string
    shownAddress: string
    identifier: string
    rows: { term: string; value: SpokenText }[]
    statement: string
  }
  attachmentName: string
  labels: Pick<
    PageTexts,
    | 'service'
    | 'description'
    | 'page'
    | 'holder'
    | 'notes'
    | 'verification'
    | 'howToVerify'
    | 'codeAlternative'
    | 'identifier'
    | 'attachment'
  >
}

/** What a page says of its own seal. */
export type SealStatement = 'qualified' | 'test' | 'none'

/** How a page is made of a diploma. */
export interface PageOptions {
  locale: Locale
  /** Where the verification identifier is checked. */
  origin: string
  identifier: string
  seal: SealStatement
  /** The recipient's name in English, where there is one: the diploma says it in Greek. */
  clientNameEn?: string | null
}

/** The page of a disclosed diploma in one language. */
export function describePage(diploma: WireDiploma, options: PageOptions): DiplomaPage {
  const { locale, origin, identifier, seal, clientNameEn } = options
  const client = localised(locale, diploma.clientDisplayName, clientNameEn)
  const texts = PAGE_TEXTS[locale]
  const address = `${origin}/v#${identifier}`
  const head = headOf(diploma, locale)
  return {
    ...head,
    lang: locale,
    documentTitle: [head.heading.text, head.holder?.text].filter(Boolean).join(' – '),
    author: head.institution?.text ?? texts.service,
    facts: factsOf(diploma, locale),
    ...present('notes', localised(locale, diploma.notes, diploma.notesEn)),
    verification: {
      code: drawQrCode(address),
      address,
      shownAddress: `${origin}/v`,
      identifier,
      rows: [
        ...(client ? [{ term: texts.issuedTo, value: client }] : []),
        { term: texts.signedAt, value: { text: formatUnixUtc(diploma.timestamp), lang: locale } },
      ],
      statement: { qualified: texts.qualifiedSeal, test: texts.testSeal, none: texts.noSeal }[seal],
    },
    attachmentName: 'diploma.jades.json',
    labels: texts,
  }
}

type Head = Pick<
  DiplomaPage,
  'institution' | 'unit' | 'kind' | 'heading' | 'originalHeading' | 'holder' | 'holderElsewhere'
>

function headOf(diploma: WireDiploma, locale: Locale): Head {
  const title = localised(locale, diploma.title, diploma.titleEn)
  const greekTitle = spoken(diploma.title, 'el')
  const names = namesOf(diploma)
  const { kind } = PAGE_TEXTS[locale]
  const [holder, holderElsewhere] = locale === 'el' ? [names.el, names.en] : [names.en, names.el]
  return {
    ...present('institution', localised(locale, diploma.issuerInstitution, diploma.issuerInstitutionEn)),
    ...present('unit', localised(locale, diploma.issuerUnit, diploma.issuerUnitEn)),
    ...present('kind', title && kind),
    heading: title ?? { text: kind, lang: locale },
    // The title as it stands on the paper that the institution gave.
    ...present('originalHeading', title?.lang === 'en' ? greekTitle : undefined),
    ...present('holder', holder ?? holderElsewhere),
    ...present('holderElsewhere', holder && holderElsewhere),
  }
}

function namesOf(diploma: WireDiploma) {
  const join = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' ')
  return {
    el: spoken(join([diploma.firstNameEl, diploma.lastNameEl]), 'el'),
    en: spoken(join([diploma.firstNameEn, diploma.lastNameEn]), 'en'),
  }
}

type Fact = (diploma: WireDiploma, locale: Locale) => { term: string; value: SpokenText | undefined }

/** A line of the page for one row, under its label. */
const line =
  (row: DiplomaRow): Fact =>
  (diploma, locale) => ({ term: labelOf(row, locale), value: shownValue(row, diploma, locale) })

/** Where each row of a diploma stands: `elsewhere` in its head, its notes or the line of another row; `nowhere` on no page. */
const PLACES = {
  title: 'elsewhere',
  issuerInstitution: 'elsewhere',
  issuerUnit: 'elsewhere',
  lastNameEl: 'elsewhere',
  firstNameEl: 'elsewhere',
  middleNameEl: line('middleNameEl'),
  fatherNameEl: line('fatherNameEl'),
  motherNameEl: line('motherNameEl'),
  birthDate: line('birthDate'),
  level: line('level'),
  gradeValue: (diploma, locale) => ({ term: PAGE_TEXTS[locale].grade, value: gradeOf(diploma, locale) }),
  gradeDescription: 'elsewhere',
  validFrom: line('validFrom'),
  dateIssued: line('dateIssued'),
  maintainerInstitution: (diploma, locale) => ({
    term: PAGE_TEXTS[locale].recordsKeptBy,
    value: maintainerOf(diploma, locale),
  }),
  maintainerUnit: 'elsewhere',
  notes: 'elsewhere',
  templateID: 'nowhere',
  maintainerInstitution_Code: 'nowhere',
} satisfies Record<DiplomaRow, Fact | 'elsewhere' | 'nowhere'>

const FACTS: readonly Fact[] = Object.values(PLACES).filter((place) => typeof place === 'function')

function factsOf(diploma: WireDiploma, locale: Locale): DiplomaPage['facts'] {
  return FACTS.flatMap((fact) => {
    const { term, value } = fact(diploma, locale)
    return value === undefined ? [] : [{ term, value }]
  })
}

function labelOf(row: DiplomaRow, locale: Locale): string {
  return PAGE_LABELS[DIPLOMA_FIELDS[row].label]?.[locale] ?? fieldLabel(row, locale)
}

function shownValue(row: DiplomaRow, diploma: WireDiploma, locale: Locale): SpokenText | undefined {
  const twin = twinOf(row)
  if (twin !== null) return localised(locale, diploma[row], diploma[twin])
  return spoken(formatField(row, diploma[row], locale), locale)
}

/** Out of ten and in words. The words are the institution's own; they are never computed. */
function gradeOf({ gradeDescription, gradeValue }: WireDiploma, locale: Locale): SpokenText | undefined {
  const grade = parseGrade(gradeValue)
  const number = grade === null ? null : `${formatGrade(grade, locale)} ${PAGE_TEXTS[locale].outOfTen}`
  if (!gradeDescription) return spoken(number, locale)
  return { text: number === null ? gradeDescription : `${number} (${gradeDescription})`, lang: 'el' }
}

/** Who keeps the records, where it is not the issuer. */
function maintainerOf(diploma: WireDiploma, locale: Locale): SpokenText | undefined {
  const { issuerInstitution, issuerUnit, maintainerInstitution, maintainerUnit } = diploma
  if (issuerInstitution === maintainerInstitution && issuerUnit === maintainerUnit) return undefined
  const unit = localised(locale, maintainerUnit, diploma.maintainerUnitEn)
  const institution = localised(locale, maintainerInstitution, diploma.maintainerInstitutionEn)
  return spoken([unit?.text, institution?.text].filter(Boolean).join(', '), institution?.lang ?? locale)
}

function spoken(text: string | null | undefined, lang: Locale): SpokenText | undefined {
  return text ? { text, lang } : undefined
}

/** The Greek or English form of a fact; the other one where the asked one is not held. */
function localised(
  locale: Locale,
  greek: string | null | undefined,
  english: string | null | undefined,
): SpokenText | undefined {
  const [el, en] = [spoken(greek, 'el'), spoken(english, 'en')]
  return locale === 'el' ? (el ?? en) : (en ?? el)
}

function present<Name extends string, Value>(name: Name, value: Value | undefined) {
  // A computed key widens to string; the one member is named as said.
  return (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value }
}
