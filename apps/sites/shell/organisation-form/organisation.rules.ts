import { bodyRules, OrganisationDetails, OrganisationRequestForm } from '@perga/contracts'

export const requestRules = bodyRules(OrganisationRequestForm)
/** The tax number of a registration stays as it is. */
export const detailsRules = bodyRules(OrganisationDetails)
