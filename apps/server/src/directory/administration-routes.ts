import {
  DepartmentChange,
  DirectoryEntry,
  DirectoryList,
  Done,
  FormerName,
  InstitutionMerger,
  InstitutionProfile,
  InstitutionRenaming,
  NewDepartment,
  NewInstitution,
} from '@perga/contracts'
import { compareGreek } from '@perga/domain'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Clock } from '../platform/clock.ts'
import { STAFF_ONLY } from '../platform/operation-schema.ts'
import { providerActor, type RequireProvider } from '../platform/require-provider.ts'
import type { Work } from '../platform/work.ts'
import { changeDepartment, enterDepartment } from './change-department.ts'
import { changeInstitution, enterInstitution } from './change-institution.ts'
import { describeEntry } from './describe-entry.ts'
import type { InstitutionEnd } from './directory-administration.ts'
import { directoryStore } from './directory-store.ts'
import { enterFormerName } from './enter-former-name.ts'
import { mergeInstitutions } from './merge-institutions.ts'
import type { NameMembers } from './name-members.ts'
import { renameInstitution } from './rename-institution.ts'

const InstitutionPath = z.object({ institution: z.string().max(100) })
const DONE = { done: true } as const

interface AdministrationOptions {
  db: Work
  clock: Clock
  requireProvider: RequireProvider
  institutionEnds: readonly InstitutionEnd[]
  /** How each connected institution is reached, by its code. */
  connectionModes(): Promise<ReadonlyMap<string, 'view' | 'api' | 'file'>>
  nameMembers: NameMembers
}

/** The directory, administered by the provider's staff (rows I13, I14). */
export function directoryAdministrationRoutes(options: AdministrationOptions): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    await app.register(entryRoutes(options))
    await app.register(changeRoutes(options))
    await app.register(departmentRoutes(options))
  }
}

function entryRoutes(options: AdministrationOptions): FastifyPluginAsyncZod {
  const { db, requireProvider, connectionModes, nameMembers } = options
  const store = directoryStore(db)
  const administer = administrationBy(options)
  return async (app) => {
    app.get(
      '/api/desk/institutions',
      { schema: { response: { 200: DirectoryList }, refusals: STAFF_ONLY } },
      async (request) => {
        await requireProvider(request)
        const [listed, modes] = await Promise.all([store.list(), connectionModes()])
        const institutions = listed.map((one) => ({
          ...one,
          connection: modes.get(one.code) ?? null,
          has_proposal: Boolean(one.has_proposal),
        }))
        return { institutions: institutions.sort((one, other) => compareGreek(one.name_el, other.name_el)) }
      },
    )

    app.post(
      '/api/desk/institutions',
      {
        schema: { body: NewInstitution, response: { 200: Done }, refusals: [...STAFF_ONLY, 'institution_name_taken'] },
      },
      async (request) => {
        await enterInstitution(request.body, await administer(request))
        return DONE
      },
    )

    app.get(
      '/api/desk/institutions/:institution',
      {
        schema: { params: InstitutionPath, response: { 200: DirectoryEntry }, refusals: [...STAFF_ONLY, 'not_found'] },
      },
      async (request) => {
        await requireProvider(request)
        return describeEntry(request.params.institution, { db, store, nameMembers })
      },
    )
  }
}

function changeRoutes(options: AdministrationOptions): FastifyPluginAsyncZod {
  const administer = administrationBy(options)
  return async (app) => {
    app.post(
      '/api/desk/institutions/:institution',
      {
        schema: {
          params: InstitutionPath,
          body: InstitutionProfile,
          response: { 200: Done },
          refusals: [...STAFF_ONLY, 'not_found'],
        },
      },
      async (request) => {
        await changeInstitution(request.params.institution, request.body, await administer(request))
        return DONE
      },
    )

    app.post(
      '/api/desk/institutions/:institution/name',
      {
        schema: {
          params: InstitutionPath,
          body: InstitutionRenaming,
          response: { 200: Done },
          refusals: [...STAFF_ONLY, 'day_to_come', 'institution_name_taken', 'not_found'],
        },
      },
      async (request) => {
        await renameInstitution(request.params.institution, request.body, await administer(request))
        return DONE
      },
    )

    app.post(
      '/api/desk/institutions/:institution/former-names',
      {
        schema: {
          params: InstitutionPath,
          body: FormerName,
          response: { 200: Done },
          refusals: [...STAFF_ONLY, 'day_to_come', 'not_found'],
        },
      },
      async (request) => {
        await enterFormerName(request.params.institution, request.body, await administer(request))
        return DONE
      },
    )

    app.post(
      '/api/desk/institutions/:institution/merger',
      {
        schema: {
          params: InstitutionPath,
          body: InstitutionMerger,
          response: { 200: Done },
          refusals: [...STAFF_ONLY, 'merger_not_possible', 'not_found'],
        },
      },
      async (request) => {
        await mergeInstitutions({ code: request.params.institution, ...request.body }, await administer(request))
        return DONE
      },
    )
  }
}

function departmentRoutes(options: AdministrationOptions): FastifyPluginAsyncZod {
  const administer = administrationBy(options)
  return async (app) => {
    app.post(
      '/api/desk/institutions/:institution/departments',
      {
        schema: {
          params: InstitutionPath,
          body: NewDepartment,
          response: { 200: Done },
          refusals: [...STAFF_ONLY, 'department_not_valid', 'not_found'],
        },
      },
      async (request) => {
        await enterDepartment(request.params.institution, request.body, await administer(request))
        return DONE
      },
    )

    app.post(
      '/api/desk/departments',
      {
        schema: {
          body: DepartmentChange,
          response: { 200: Done },
          refusals: [...STAFF_ONLY, 'department_not_valid', 'not_found'],
        },
      },
      async (request) => {
        await changeDepartment(request.body, await administer(request))
        return DONE
      },
    )
  }
}

/** What an act of the member who sent the request stands on. */
function administrationBy({ db, clock, requireProvider, institutionEnds }: AdministrationOptions) {
  return async (request: FastifyRequest) => {
    const { id } = await requireProvider(request)
    return { db, clock, actor: providerActor(id), institutionEnds }
  }
}
