import { createAuthorizations } from '../authorizations/create-authorizations.ts'
import type { Config } from '../configuration/config.ts'
import { createDiplomas } from '../diplomas/create-diplomas.ts'
import { createDirectory } from '../directory/create-directory.ts'
import { createDocuments } from '../documents/create-documents.ts'
import { createEnquiries } from '../enquiries/create-enquiries.ts'
import { createFigures } from '../figures/create-figures.ts'
import { createHelpdesk } from '../helpdesk/create-helpdesk.ts'
import { createHolder } from '../holder/create-holder.ts'
import { createIdentity } from '../identity/create-identity.ts'
import { createInspections } from '../inspections/create-inspections.ts'
import { createOAuth } from '../oauth/create-oauth.ts'
import { createOrganisations } from '../organisations/create-organisations.ts'
import { createOversight } from '../oversight/create-oversight.ts'
import type { Feature, Platform } from '../platform/feature.ts'
import { createReadings } from '../readings/create-readings.ts'
import { createReceipts } from '../receipts/create-receipts.ts'
import { createReleases } from '../releases/create-releases.ts'
import { createSeals } from '../seals/create-seals.ts'
import { createSources } from '../sources/create-sources.ts'
import { createStaff } from '../staff/create-staff.ts'
import { createTemplates } from '../templates/create-templates.ts'
import { createTour } from '../tour/create-tour.ts'
import { createVerification } from '../verification/create-verification.ts'

/** The features of the server, in the order in which their routes are mounted. */
export interface WiredServer {
  features: readonly Feature[]
  close(): Promise<void>
}

/** Connects the features: one line each, which says what it is given of others. No rule stands here. */
export async function wireServer(config: Config, platform: Platform): Promise<WiredServer> {
  const seals = await createSeals({ ...platform, seal: config.seal, sealAuthorities: config.sealAuthorities })
  const identity = createIdentity({
    ...platform,
    taxAuthorityAccess: config.taxAuthority,
    civilRegistry: config.civilRegistry,
  })
  const staff = createStaff({ ...platform, ...identity.ports, entitlementPrefix: config.entitlementPrefix })
  const { requireProvider, access, nameMembers } = staff.ports
  const templates = createTemplates({ ...platform, ...seals.ports, ...staff.ports })
  const sources = createSources({
    ...platform,
    ...templates.ports,
    rights: { ...staff.ports.staff, ...access },
    nameMembers,
  })
  const directory = createDirectory({
    ...platform,
    ...sources.ports,
    requireProvider,
    nameMembers,
    institutionEnds: [sources.ports.endInstitution],
  })
  const diplomas = createDiplomas({ ...platform, ...sources.ports })
  const authorizations = createAuthorizations(platform)
  const organisations = createOrganisations({ ...platform, ...identity.ports, ...staff.ports, ...authorizations.ports })
  const { requireUser } = organisations.ports
  const receipts = createReceipts({ ...platform, requireProvider, longestDelayDays: config.longestReceiptDelayDays })
  const releases = await createReleases({ ...platform, ...seals.ports, ...receipts.ports })
  const readings = createReadings({
    ...platform,
    ...authorizations.ports,
    ...releases.ports,
    ...diplomas.ports,
    requireUser,
  })
  const verification = createVerification({
    ...platform,
    ...releases.ports,
    ...diplomas.ports,
    ...receipts.ports,
    requireUser,
  })
  const documents = createDocuments({
    ...platform,
    ...seals.ports,
    ...releases.ports,
    ...diplomas.ports,
    ...organisations.ports,
    sealIsQualified: config.sealIsQualified,
  })
  const inspections = createInspections({
    ...platform,
    ...sources.ports,
    ...releases.ports,
    requireUser,
    requireProvider,
    ...documents.ports,
    alertAddress: config.alertAddress,
  })
  const oauth = createOAuth({
    ...platform,
    ...identity.ports,
    ...authorizations.ports,
    ...organisations.ports,
    ...diplomas.ports,
    ...releases.ports,
    requireProvider,
  })
  const holder = createHolder({
    ...platform,
    ...identity.ports,
    ...authorizations.ports,
    ...diplomas.ports,
    ...releases.ports,
    ...documents.ports,
    ...oauth.ports,
    ...organisations.ports,
  })
  const helpdesk = createHelpdesk({ ...platform, ...staff.ports, ...holder.ports, ...inspections.ports })
  const enquiries = createEnquiries({ ...platform, ...identity.ports, ...organisations.ports })
  const oversight = createOversight({ ...platform, requireProvider })
  const figures = createFigures({ ...platform, ...sources.ports })
  const tour = createTour({ ...platform, sandboxUrl: config.sandboxUrl })
  const features = [
    identity,
    staff,
    templates,
    sources,
    directory,
    diplomas,
    authorizations,
    organisations,
    receipts,
    releases,
    readings,
    verification,
    documents,
    inspections,
    oauth,
    holder,
    helpdesk,
    enquiries,
    oversight,
    figures,
    tour,
  ]
  return { features, close: async () => void (await Promise.all([...features, seals].map((each) => each.close()))) }
}
