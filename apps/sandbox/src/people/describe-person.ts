import { normalizeName } from '@perga/domain'
import type { DegreeRow } from '@perga/institution-kit'
import type { Bilingual, HeldDegree, Persona, RegistryEntry, TaxAccount } from './person.ts'

/** Surname, first name, father's name, mother's name. */
type Names = readonly [lastName: string, firstName: string, fatherName: string, motherName: string]

/** A degree in the words of its institution; what is not said comes from the person. */
export type DegreeFacts = DegreeRow & {
  institution: string
  certificateID: string
  titleID: string
}

/** A person in few words. */
export type PersonFacts = {
  userName: string
  role?: Persona['role']
  taxNumber: string
  ssn: string | null
  /** Where the civil registry says something else than one Greek entry with `ssn`. */
  registry?: readonly RegistryEntry[]
  gender: 1 | 2
  /** YYYYMMDD. */
  born: string
  /** Null when the person's name cannot be written in Greek letters. */
  el: Names | null
  en: Names
  /** Where the tax account says something else than the Greek names in capitals. */
  account?: Partial<TaxAccount>
  shows: Bilingual
  degrees?: readonly DegreeFacts[]
}

/** The password of every persona: it opens nothing but the sandbox. */
const PASSWORD = 'sandbox'

function namesOf({ el, en }: PersonFacts): DegreeRow {
  return {
    lastNameEl: el?.[0] ?? null,
    firstNameEl: el?.[1] ?? null,
    middleNameEl: null,
    fatherNameEl: el?.[2] ?? null,
    motherNameEl: el?.[3] ?? null,
    lastNameEn: en[0],
    firstNameEn: en[1],
    middleNameEn: null,
    fatherNameEn: en[2],
    motherNameEn: en[3],
  }
}

function describeDegree(person: PersonFacts, { institution, ...facts }: DegreeFacts): HeldDegree {
  const record: DegreeRow = {
    ...namesOf(person),
    ssn: person.ssn,
    ssnCountry: person.ssn === null ? null : 'GR',
    tin: person.taxNumber,
    tinCountry: 'GR',
    birthDate: person.born,
    birthYear: Number(person.born.slice(0, 4)),
    gender: person.gender,
    citizenship: 'GR',
    systemID: `${institution}${facts.certificateID}`,
    status: 'valid',
    statusDate: facts.dateIssued ?? null,
    ...facts,
  }
  return { institution, record }
}

function describeAccount({ userName, taxNumber, born, el, en, account }: PersonFacts): TaxAccount {
  const [lastName, firstName, fatherName, motherName] = (el ?? en).map(normalizeName)
  return {
    userName,
    taxNumberAsSent: taxNumber,
    lastName: lastName ?? '',
    firstName: firstName ?? '',
    fatherName: fatherName ?? '',
    motherName: motherName ?? '',
    birthYear: Number(born.slice(0, 4)),
    ...account,
  }
}

/** The persona that `person` describes, with everything the other systems hold of it. */
export function describePerson(person: PersonFacts): Persona {
  const { userName, taxNumber, ssn, el, en, shows } = person
  const [lastNameEl, firstNameEl] = el ?? en
  return {
    userName,
    password: PASSWORD,
    role: person.role ?? 'graduate',
    taxNumber,
    displayName: { el: `${firstNameEl} ${lastNameEl}`, en: `${en[1]} ${en[0]}` },
    birthYear: Number(person.born.slice(0, 4)),
    shows,
    taxAccount: describeAccount(person),
    registry: person.registry ?? (ssn === null ? [] : [{ ssn, country: 'GR' }]),
    degrees: (person.degrees ?? []).map((degree) => describeDegree(person, degree)),
  }
}
