import { INSTITUTION_STATUS, type InstitutionStatus } from '@perga/contracts'
import { compareNames, type DegreeKey, type DegreeRecord, type DiplomaFacts } from '@perga/domain'
import type { Keys } from '../platform/keys.ts'
import type { InstitutionAnswer, Sources } from '../sources/sources.ts'
import type { TemplateStore, TemplateVersion } from '../templates/template-store.ts'
import { composeDiploma } from './compose-diploma.ts'

/** Whose degrees are asked: keyed indices, so that nobody's number need be kept to recognise them. */
export interface HolderIndices {
  ssnIndex: Uint8Array | null
  tinIndex: Uint8Array | null
}

/** The indices of a person who is logged in. */
export function indicesOf(person: { ssn: string | null; taxNumber: string }, keys: Keys): HolderIndices {
  return {
    ssnIndex: person.ssn === null ? null : keys.index('ssn', person.ssn),
    tinIndex: keys.index('tin', person.taxNumber),
  }
}

/** A person who is logged in, as far as it matters whose a degree is. */
interface AskedPerson {
  ssn: string | null
  taxNumber: string
  lastName: string
  firstName: string
  /** `declared`: the social security number is the person's own word. */
  registry: string
}

/** A degree of the person, with its template's version when the institution has documented it. */
export interface HeldDegree {
  key: DegreeKey
  record: DegreeRecord
  documented: { template: TemplateVersion; facts: DiplomaFacts } | null
}

export interface DegreesOfPerson {
  degrees: HeldDegree[]
  institutions: { institution: string; status: InstitutionStatus }[]
}

type Unanswered = { status: Exclude<InstitutionStatus, typeof INSTITUTION_STATUS.answered> }

/** One degree asked again by its key: what its institution says now, or why it cannot be said. */
export type RecordNow = { status: typeof INSTITUTION_STATUS.answered; record: DegreeRecord } | Unanswered

/** The same with its template's version. */
export type DegreeNow = { status: typeof INSTITUTION_STATUS.answered; degree: HeldDegree } | Unanswered

export interface DegreeReader {
  /** Every valid degree of the person with this social security number or else tax number, from all institutions at once. */
  ofPerson(person: AskedPerson): Promise<DegreesOfPerson>
  /** The record of the degree under `key`, whatever its status, provided it is this holder's. */
  recordByKey(key: DegreeKey, holder: HolderIndices): Promise<RecordNow>
  /** The same for several degrees, side by side and in their order, with the newest versions of their templates. */
  byKeys(keys: readonly DegreeKey[], holder: HolderIndices): Promise<DegreeNow[]>
  /** What a record says under a certain version of its template, with the names that the directory had `at` that moment. */
  underTemplate(record: DegreeRecord, templateVersionId: string, at: Date): Promise<DiplomaFacts>
}

interface ReaderParts {
  sources: Sources
  templates: TemplateStore
  keys: Keys
  /** Hears of records of other people in an answer: an incident of that institution. */
  onStrangers(institution: string, count: number): void
}

/** Reads degrees live from the institutions; nothing of them is kept. */
export function createDegreeReader(parts: ReaderParts): DegreeReader {
  const { sources, templates, keys } = parts
  return {
    async ofPerson(person) {
      const { ssn, taxNumber } = person
      const holder = indicesOf(person, keys)
      const answers = await sources.askAll(ssn === null ? { tin: taxNumber } : { ssn })
      const theirs = answers.map((answer) => {
        const records = theirsOf(answer, holder, parts)
        const isReadable = (record: DegreeRecord) => record.status === 'valid' && isVouchedFor(record, person)
        return document(answer.institution, records.filter(isReadable), templates)
      })
      return {
        degrees: (await Promise.all(theirs)).flat(),
        institutions: answers.map(({ institution, status }) => ({ institution, status })),
      }
    },

    async byKeys(wanted, holder) {
      // Which versions are current is asked while the institutions answer, once for all of them.
      const [found, versionOf] = await Promise.all([recordsNow(wanted, holder, parts), templates.currentOf(wanted)])
      return found.map(({ key, now }) =>
        now.status === INSTITUTION_STATUS.answered
          ? { status: now.status, degree: heldDegree(key.institution, now.record, versionOf(key)) }
          : now,
      )
    },

    async recordByKey(key, holder) {
      const [found] = await recordsNow([key], holder, parts)
      if (found === undefined) throw new Error('one question has one answer')
      return found.now
    },

    async underTemplate(record, templateVersionId, at) {
      const template = await templates.find(templateVersionId, at)
      if (template === undefined) throw new Error('a release names a template version that is gone')
      return composeDiploma(record, template)
    },
  }
}

// An institution may answer more broadly than asked: whoever is not the asked person is dropped here, and counted.
function theirsOf(
  { institution, records }: InstitutionAnswer,
  holder: HolderIndices,
  { keys, onStrangers }: ReaderParts,
): DegreeRecord[] {
  const theirs = records.filter((record) => isTheirs(record, holder, keys))
  if (theirs.length < records.length) onStrangers(institution, records.length - theirs.length)
  return theirs
}

/** The records with the newest versions of their templates. */
async function document(
  institution: string,
  records: readonly DegreeRecord[],
  templates: TemplateStore,
): Promise<HeldDegree[]> {
  const versions = await templates.current(institution, [...new Set(records.map((record) => record.titleID))])
  return records.map((record) => heldDegree(institution, record, versions.get(record.titleID)))
}

/** Asks for each degree by its key, all at once; several records under one key are none. */
async function recordsNow(wanted: readonly DegreeKey[], holder: HolderIndices, parts: ReaderParts) {
  const questions = wanted.map((key) => ({
    key,
    institution: key.institution,
    query: { certificateID: key.certificateId, titleID: key.titleId },
  }))
  const asked = await parts.sources.askEach(questions)
  return asked.map(({ question: { key, query }, answer }): { key: DegreeKey; now: RecordNow } => {
    if (answer.status !== INSTITUTION_STATUS.answered) return { key, now: { status: answer.status } }
    const [record, ...others] = theirsOf(answer, holder, parts).filter(
      ({ certificateID, titleID }) => certificateID === query.certificateID && titleID === query.titleID,
    )
    const isOne = record !== undefined && others.length === 0
    return { key, now: isOne ? { status: answer.status, record } : { status: INSTITUTION_STATUS.noDegree } }
  })
}

function heldDegree(institution: string, record: DegreeRecord, template: TemplateVersion | undefined): HeldDegree {
  const key = { institution, certificateId: record.certificateID, titleId: record.titleID }
  return { key, record, documented: template ? { template, facts: composeDiploma(record, template) } : null }
}

// Holders are known by Greek numbers: an equal number of another country is somebody else's.
function isTheirs(record: DegreeRecord, holder: HolderIndices, keys: Keys): boolean {
  const isGreek = (country: string | null) => (country ?? 'GR') === 'GR'
  const [ssn, tin] = [isGreek(record.ssnCountry) ? record.ssn : null, isGreek(record.tinCountry) ? record.tin : null]
  if (ssn !== null && holder.ssnIndex !== null) return keys.index('ssn', ssn).equals(holder.ssnIndex)
  return tin !== null && holder.tinIndex !== null && keys.index('tin', tin).equals(holder.tinIndex)
}

// A number that somebody only says is theirs opens nothing of another: the tax number or else the name must agree too.
function isVouchedFor(record: DegreeRecord, { registry, taxNumber, ...account }: AskedPerson): boolean {
  if (registry !== 'declared') return true
  if (record.tin !== null) return record.tin === taxNumber
  const names = {
    lastName: record.lastNameEl ?? record.lastNameEn,
    firstName: record.firstNameEl ?? record.firstNameEn,
  }
  return compareNames(account, names) !== 'different'
}
