import type { AdministeredOrganisation, OrganisationDetails, VettedOrganisation } from '@perga/contracts'
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

/** The fields with a mistake, in the order of the form. */
export type DraftField = keyof OrganisationDraft

export const EMPTY_DRAFT: OrganisationDraft = {
  ...{ name_el: '', name_en: '', sector: null, tax_number: '', contact_name: '', contact_phone: '', contact_email: '' },
}

/** Whether each field would be taken by the server. */
const RULES: Record<DraftField, (draft: OrganisationDraft) => boolean> = {
  name_el: ({ name_el }) => name_el.trim().length >= 2,
  name_en: ({ name_en }) => name_en.trim().length >= 2,
  sector: ({ sector }) => sector !== null,
  tax_number: ({ tax_number }) => parseTaxNumber(tax_number) !== null,
  contact_name: ({ contact_name }) => contact_name.trim().length >= 2,
  contact_phone: ({ contact_phone }) => /^\+?[0-9][0-9 ().-]{6,23}$/.test(contact_phone.trim()),
  contact_email: ({ contact_email }) => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(contact_email.trim()),
}

/** The fields that must be mended; the tax number is not asked of somebody who has logged in with it. */
export function draftMistakes(draft: OrganisationDraft, isTaxNumberKnown = false): DraftField[] {
  // The keys of the table are the fields.
  const fields = Object.keys(RULES) as DraftField[]
  return fields.filter((field) => !(isTaxNumberKnown && field === 'tax_number') && !RULES[field](draft))
}

/** What is known of an organisation, to be changed. */
export function draftOf(organisation: AdministeredOrganisation | VettedOrganisation): OrganisationDraft {
  const { name_el, name_en, sector, tax_number, contact_name, contact_phone, contact_email } = organisation
  return {
    ...{ name_el, name_en, sector, tax_number, contact_email },
    contact_name: contact_name ?? '',
    contact_phone: contact_phone ?? '',
  }
}

/** The draft without a mistake, as the server takes it. */
export function detailsOf(draft: OrganisationDraft, language: 'el' | 'en'): OrganisationDetails {
  return {
    name_el: draft.name_el.trim(),
    name_en: draft.name_en.trim(),
    sector: draft.sector ?? 'private',
    contact_name: draft.contact_name.trim(),
    contact_phone: draft.contact_phone.trim(),
    contact_email: draft.contact_email.trim(),
    language,
  }
}
