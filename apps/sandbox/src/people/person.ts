import type { Locale } from '@perga/domain'
import type { DegreeRow } from '@perga/institution-kit'

/** A text in both languages. */
export type Bilingual = Readonly<Record<Locale, string>>

/** The account of a person as the tax authority tells it: capitals without accents, only the birth year. */
export type TaxAccount = {
  userName: string
  /** The tax number as it is sent: nine digits, or eleven with two leading zeros. */
  taxNumberAsSent: string
  lastName: string
  firstName: string
  fatherName: string
  motherName: string
  birthYear: number
}

/** A degree of a person as one institution's system holds it. */
export type HeldDegree = { institution: string; record: DegreeRow }

/** An entry of the civil registry; a person may have none, or two when a number was replaced. */
export type RegistryEntry = { ssn: string; country: string }

/** One invented person, or organisation: how to log in, what the other systems know, and what the person is there to show. */
export type Persona = {
  userName: string
  password: string
  role: 'graduate' | 'organisation-user' | 'citizen' | 'organisation'
  taxNumber: string
  displayName: Bilingual
  birthYear: number
  shows: Bilingual
  taxAccount: TaxAccount
  registry: readonly RegistryEntry[]
  degrees: readonly HeldDegree[]
}
