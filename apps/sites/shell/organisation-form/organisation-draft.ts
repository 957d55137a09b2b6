import type { AdministeredOrganisation, VettedOrganisation } from '@perga/contracts'
import { parseTaxNumber } from '@perga/domain'

/** What is typed into the form of a request; the sector is chosen, so it may still be open. */
export interface OrganisationDraft {
  readonly name_el: string
  readonly name_en: string
  readonly sector: 'public' | 'private' | null
  readonly tax_number: string
  readonly contact_name: string
  readonly contact_phone: string
  readonly contact_email: string
}

export type DraftField = keyof OrganisationDraft

export const EMPTY_DRAFT: OrganisationDraft = {
  name_el: '',
  name_en: '',
  sector: null,
  tax_number: '',
  contact_name: '',
  contact_phone: '',
  contact_email: '',
}

/** The mistake that no rule of a contract can name: a tax number with a wrong check digit. */
export const wrongTaxNumber = ({ tax_number }: Pick<OrganisationDraft, 'tax_number'>): 'tax_number'[] =>
  parseTaxNumber(tax_number) === null ? ['tax_number'] : []

/** What is known of an organisation, to be changed; its tax number is no part of that. */
export function draftOf(organisation: AdministeredOrganisation | VettedOrganisation): OrganisationDraft {
  const { name_el, name_en, sector, tax_number, contact_name, contact_phone, contact_email } = organisation
  return {
    name_el,
    name_en,
    sector,
    tax_number,
    contact_name: contact_name ?? '',
    contact_phone: contact_phone ?? '',
    contact_email,
  }
}
