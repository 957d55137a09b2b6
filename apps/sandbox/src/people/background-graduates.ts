import type { HeldDegree } from './person.ts'

const SURNAMES = [
  ['Αφανής', 'Afanis'],
  ['Βοηθητικός', 'Voithitikos'],
  ['Γεμιστικός', 'Gemistikos'],
  ['Κοινός', 'Koinos'],
] as const
const FIRST_NAMES = [
  ['Αλέξιος', 'Alexios'],
  ['Βύρων', 'Vyron'],
  ['Δανάη', 'Danai'],
  ['Ερμιόνη', 'Ermioni'],
  ['Ζήνων', 'Zinon'],
  ['Ήρα', 'Ira'],
] as const

type Title = { institution: string; titleID: string }

/** How many invented degrees of nobody's persona each title gets. */
const DEGREES_PER_TITLE = 6

function ssnLike(index: number): string {
  // The month 99 makes it nobody's number: no real one has it.
  return `0199${String(70 + (index % 30)).padStart(2, '0')}${String(index).padStart(5, '0')}`
}

function backgroundDegree({ institution, titleID }: Title, index: number): HeldDegree {
  const [lastNameEl, lastNameEn] = SURNAMES[index % SURNAMES.length] ?? SURNAMES[0]
  const [firstNameEl, firstNameEn] = FIRST_NAMES[index % FIRST_NAMES.length] ?? FIRST_NAMES[0]
  const year = 2000 + (index % 24)
  return {
    institution,
    record: {
      certificateID: `BG${titleID}${String(index).padStart(4, '0')}`,
      titleID,
      registrationID: String(100_000 + index),
      systemID: `bg${index}`,
      gradeDescription: 'Καλώς',
      gradeValue: (50 + (index % 14)) / 100,
      dateIssued: `${year}0630`,
      validFrom: `${year}0531`,
      status: 'valid',
      statusDate: `${year}0630`,
      ssn: ssnLike(index),
      ssnCountry: 'GR',
      firstNameEl,
      firstNameEn,
      lastNameEl,
      lastNameEn,
      birthDate: `${year - 23}0110`,
      birthYear: year - 23,
      gender: 0,
      citizenship: 'GR',
    },
  }
}

/** Degrees of people nobody can log in as, for the size of an answer, statistics and over-broad answers; always the same. */
export function backgroundDegrees(titles: readonly Title[]): HeldDegree[] {
  return titles.flatMap((title, titleIndex) =>
    Array.from({ length: DEGREES_PER_TITLE }, (_, index) =>
      backgroundDegree(title, titleIndex * DEGREES_PER_TITLE + index),
    ),
  )
}
