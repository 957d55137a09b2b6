import { readFile } from 'node:fs/promises'
import { thirdPartyStore } from '@perga/server/oauth/systems/third-party-store.ts'
import type { OpenDatabase } from '@perga/server/platform/database.ts'
import { type Keys, sha256 } from '@perga/server/platform/keys.ts'
import { uuidV7 } from '@perga/server/platform/uuid-v7.ts'
import { inTransaction } from '@perga/server/platform/work.ts'
import { ConnectionSettings, connectionStore } from '@perga/server/sources/connections/connection-store.ts'
import { signOnStore } from '@perga/server/staff/sign-on/sign-on-store.ts'
import { COMMAND_LINE } from '@perga/server/staff/staff-member.ts'
import { type EveryTableDatabase, everyTable } from '@perga/server/testing/every-table.ts'
import { declareFigures } from './declare-figures.ts'
import { FORMER_NAMES, UNRECOGNISED_NAMES } from './demo-data/former-names.ts'
import { INSTITUTIONS } from './demo-data/institutions.ts'
import { OAUTH_CLIENTS } from './demo-data/oauth-clients.ts'
import { type DemoOrganisation, ORGANISATIONS } from './demo-data/organisations.ts'
import { DEMO_MEMBER } from './demo-data/provider-staff.ts'
import { type DemoTemplate, TEMPLATES } from './demo-data/templates.ts'
import type { SandboxConnection } from './institutions/settings.ts'
import { demoCurriculum } from './load-template-registry.ts'
import type { SandboxSignOn } from './sandbox.ts'

interface SeedInstitution {
  code: string
  nameEl: string
  nameEn: string
  city: string | null
  cityEn: string | null
  website: string | null
}

interface SeedDepartment {
  institution: string
  mineduId: string | null
  nameEl: string
  nameEn: string
}

/**
 * Fills an empty database with the demonstration: institutions, departments, templates, organisations. On a database that
 * has data only the sandbox's addresses are written anew.
 */
export async function loadDemoData(
  { db: work }: OpenDatabase,
  options: {
    keys: Keys
    connections: Record<string, SandboxConnection>
    signOns: Record<string, SandboxSignOn>
    now: Date
  },
): Promise<void> {
  const { keys, connections, signOns, now } = options
  const db = everyTable(work)
  const isLoaded = (await db.selectFrom('institutions').select('code').limit(1).execute()).length > 0
  if (!isLoaded) {
    await inTransaction(work, async (open) => {
      const transaction = everyTable(open)
      await loadDirectory(transaction)
      await loadNames(transaction, now)
      await loadTemplates(transaction, now)
      await loadOrganisations(transaction, { keys, now })
      await loadOAuthClients(transaction, now)
      await declareFigures(transaction, withApi(connections), now)
    })
  }
  const store = connectionStore(db, keys)
  for (const [code, connection] of Object.entries(connections))
    await store.save(code, ConnectionSettings.parse(connection), now)
  await db
    .insertInto('provider_staff')
    .values({ ...DEMO_MEMBER, state: 'invited', admitted_by: COMMAND_LINE, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const signOnsStore = signOnStore(db)
  for (const [institutionCode, { entityId, signOnUrl, certificate }] of Object.entries(signOns))
    await signOnsStore.save({ institutionCode, idpEntityId: entityId, signOnUrl, certificates: [certificate] }, now)
}

function withApi(connections: Record<string, SandboxConnection>): string[] {
  return Object.keys(connections).filter((code) => connections[code]?.mode === 'api')
}

async function readSeed<Content>(file: string): Promise<Content> {
  // Our own file of public facts, kept with the migrations.
  return JSON.parse(await readFile(new URL(`../../../db/seed/${file}`, import.meta.url), 'utf8')) as Content
}

async function loadDirectory(db: EveryTableDatabase): Promise<void> {
  const { institutions } = await readSeed<{ institutions: SeedInstitution[] }>('institutions.json')
  const rows = institutions.map((institution) => {
    const demo = INSTITUTIONS.find(({ code }) => code === institution.code)
    return {
      code: institution.code,
      name_el: institution.nameEl,
      name_en: institution.nameEn,
      city_el: institution.city,
      city_en: institution.cityEn,
      website: demo?.url ?? institution.website,
      email: demo?.email ?? null,
      phone: demo?.phone ?? null,
      comments_el: demo?.commentsEl ?? null,
      comments_en: demo?.commentsEn ?? null,
      signed_pdf: demo?.signedPdf ?? false,
      serves_bachelor: demo?.support.bachelor ?? false,
      serves_master: demo?.support.master ?? false,
      serves_doctorate: demo?.support.doctorate ?? false,
      adoption:
        demo === undefined ? ('none' as const) : demo.adoption === 'adopter' ? ('adopter' as const) : ('beta' as const),
    }
  })
  await db.insertInto('institutions').values(rows).execute()
  const settings = INSTITUTIONS.map(({ code, takesRequests, email }) => ({
    ...{ institution_code: code, takes_requests: takesRequests, contact: email },
  }))
  await db.insertInto('helpdesk_settings').values(settings).execute()
  const { departments } = await readSeed<{ departments: SeedDepartment[] }>('departments.json')
  await db
    .insertInto('departments')
    .values(departments.map(maintainingDepartment))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function loadNames(db: EveryTableDatabase, now: Date): Promise<void> {
  const former = FORMER_NAMES.map(({ institution, el, en }) => ({
    institution_code: institution,
    name_el: el,
    name_en: en,
  }))
  await db.insertInto('former_names').values(former).execute()
  const unrecognised = UNRECOGNISED_NAMES.map(({ name, country, reason }) => ({
    ...{ id: uuidV7(now), name, country, reason_el: reason.el, reason_en: reason.en, entered_at: now },
  }))
  await db.insertInto('unrecognised_names').values(unrecognised).execute()
}

function maintainingDepartment({ institution, mineduId, nameEl, nameEn }: SeedDepartment) {
  return {
    id: departmentId(institution, mineduId, nameEn),
    institution_code: institution,
    kind: 'maintaining' as const,
    minedu_id: mineduId,
    name_el: `Τμήμα ${nameEl}`,
    name_en: `Department of ${nameEn}`,
  }
}

function departmentId(institution: string, mineduId: string | null, nameEn: string): string {
  return `${institution}:${mineduId ?? nameEn.toLowerCase().replace(/[^a-z]+/g, '-')}`
}

async function loadTemplates(db: EveryTableDatabase, now: Date): Promise<void> {
  for (const template of TEMPLATES) {
    const { issuer, maintainer } = await enterIssuingDepartment(db, template)
    const curriculum = demoCurriculum(template, maintainer, now)
    await db.insertInto('curricula').values(curriculum).execute()
    const id = uuidV7(now)
    await db
      .insertInto('templates')
      .values({ id, institution_code: template.institution, title_id: template.titleID })
      .execute()
    await db
      .insertInto('template_versions')
      .values({
        id: uuidV7(now),
        template_id: id,
        version: 1,
        level_code: template.levelCode,
        title_el: template.titleEl,
        title_en: template.titleEn,
        notes_el: template.notesEl,
        notes_en: template.notesEn,
        isced_field: template.iscedF,
        issuing_department_id: issuer,
        curriculum_id: curriculum.id,
        approved_at: now,
      })
      .execute()
  }
}

async function enterIssuingDepartment(db: EveryTableDatabase, template: DemoTemplate) {
  const maintainer = departmentId(
    template.maintainingInstitution,
    template.maintainingDepartmentMineduId,
    template.maintainingDepartmentEn,
  )
  await db
    .insertInto('departments')
    .values({
      id: maintainer,
      institution_code: template.maintainingInstitution,
      kind: 'maintaining',
      minedu_id: template.maintainingDepartmentMineduId,
      name_el: template.maintainingDepartmentEl,
      name_en: template.maintainingDepartmentEn,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const id = `${template.institution}:issued:${template.titleID}`
  await db
    .insertInto('departments')
    .values({
      id,
      institution_code: template.institution,
      kind: 'issuing',
      maintainer_id: maintainer,
      name_el: template.issuingDepartmentEl,
      name_en: template.issuingDepartmentEn,
      former_institution_el: template.formerInstitutionEl,
      former_institution_en: template.formerInstitutionEn,
    })
    .execute()
  return { issuer: id, maintainer }
}

async function loadOrganisations(db: EveryTableDatabase, { keys, now }: { keys: Keys; now: Date }): Promise<void> {
  const organisationIds = new Map<string, string>()
  for (const organisation of ORGANISATIONS) {
    const known = organisationIds.get(organisation.taxNumber)
    const organisationId = known ?? uuidV7(now)
    if (known === undefined) await enterOrganisation(db, organisationId, { organisation, now })
    organisationIds.set(organisation.taxNumber, organisationId)
    await enterClient(db, organisationId, organisation)
    await enterRepresentatives(db, organisationId, { organisation, keys, now })
  }
}

async function enterOrganisation(
  db: EveryTableDatabase,
  id: string,
  { organisation, now }: { organisation: DemoOrganisation; now: Date },
) {
  await db
    .insertInto('organisations')
    .values({
      id,
      name_el: organisation.displayNameEl,
      name_en: organisation.displayNameEn,
      sector: organisation.sector,
      tax_number: organisation.taxNumber,
      contact_email: organisation.contactEmail,
      confirmed_at: organisation.listed ? now : null,
    })
    .execute()
}

async function enterClient(db: EveryTableDatabase, organisationId: string, organisation: DemoOrganisation) {
  await db
    .insertInto('clients')
    .values({
      id: organisation.name,
      name: organisation.name,
      kind: 'named',
      organisation_id: organisationId,
      display_name_el: organisation.displayNameEl,
      display_name_en: organisation.displayNameEn,
      contact_email: organisation.contactEmail,
      purpose_el: organisation.purpose?.el ?? null,
      purpose_en: organisation.purpose?.en ?? null,
      scopes: [...organisation.scopes],
      can_inspect: organisation.canInspect,
      listed: organisation.listed,
    })
    .execute()
  const institutions = organisation.inspectInstitutions.map((code) => ({
    client_id: organisation.name,
    institution_code: code,
  }))
  if (institutions.length > 0) await db.insertInto('client_institutions').values(institutions).execute()
}

async function enterRepresentatives(
  db: EveryTableDatabase,
  organisationId: string,
  { organisation, keys, now }: { organisation: DemoOrganisation; keys: Keys; now: Date },
) {
  for (const { taxNumber, lastName, firstName } of organisation.representatives) {
    const tinIndex = keys.index('tin', taxNumber)
    const known = await db
      .selectFrom('representatives')
      .select('id')
      .where('tin_index', '=', tinIndex)
      .where('organisation_id', '=', organisationId)
      .executeTakeFirst()
    const id = known?.id ?? uuidV7(now)
    if (known === undefined) {
      const name = `${firstName} ${lastName}`
      await db
        .insertInto('representatives')
        .values({ id, organisation_id: organisationId, tin_index: tinIndex, name, state: 'active', linked_at: now })
        .execute()
    }
    const services = organisation.canInspect ? (['reading', 'inspection'] as const) : (['reading'] as const)
    const rows = services.map((service) => ({ representative_id: id, client_id: organisation.name, service }))
    await db.insertInto('representative_services').values(rows).execute()
  }
}

async function loadOAuthClients(db: EveryTableDatabase, now: Date): Promise<void> {
  const thirdParties = thirdPartyStore(db)
  for (const { secret, ...client } of OAUTH_CLIENTS) {
    await thirdParties.insert({ ...client, authentication: { method: 'client_secret_basic' } }, now)
    await thirdParties.addSecret(client.id, sha256(secret), now)
  }
}
