import {
  HandOverAnswer,
  HandOverForm,
  HandOvers,
  InspectableDepartments,
  InspectableInstitutions,
  InspectionAnswer,
  InspectionForm,
  PurposeReport,
} from '@perga/contracts'
import { compareGreek, Refusal } from '@perga/domain'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { DepartmentStore } from '../directory/department-store.ts'
import type { RequireUser } from '../organisations/sign-in/current-user.ts'
import { USERS_ONLY } from '../platform/operation-schema.ts'
import { handOver } from './hand-over.ts'
import { type InspectionDependencies, inspectDegree } from './inspect-degree.ts'
import { allowedInstitutions, requireInspectionRight } from './inspection-right.ts'
import { listHandOvers } from './list-hand-overs.ts'

const YEAR_MS = 366 * 24 * 3_600_000

type CheckDependencies = InspectionDependencies & {
  departments: DepartmentStore
  requireUser: RequireUser
}

/** The ex-officio check (spec 1 §7): whom one can ask, the check, handing over what it did not find, the report by purpose. */
export function inspectionRoutes(dependencies: CheckDependencies): FastifyPluginAsyncZod {
  return async (app) => {
    // Nothing here may be kept by a cache: it is of a person, or depends on who asks.
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    await app.register(choiceRoutes(dependencies))
    await app.register(checkRoutes(dependencies))
  }
}

function choiceRoutes(dependencies: CheckDependencies): FastifyPluginAsyncZod {
  const { institutions, departments, sources, requireUser } = dependencies
  return async (app) => {
    app.get(
      '/api/client/institutions',
      {
        schema: {
          response: { 200: InspectableInstitutions },
          refusals: [...USERS_ONLY, 'inspection_not_permitted', 'more_than_one_client'],
        },
      },
      async (request) => {
        const user = await requireUser(request)
        const [names, connected] = await Promise.all([institutions.names(), sources.connected()])
        const issuers = connected.flatMap((code) => names.get(code) ?? [])
        return {
          issuers: issuers
            .map(({ code, name_el, name_en }) => ({
              ...{ Institution_Code: code, Institution: name_el, Institution_en: name_en },
            }))
            .sort((one, other) => compareGreek(one.Institution, other.Institution)),
          allowed: await allowedInstitutions(user, dependencies),
        }
      },
    )

    app.get(
      '/api/client/institutions/:institution/departments',
      {
        schema: {
          params: z.object({ institution: z.string().max(400) }),
          response: { 200: InspectableDepartments },
          refusals: [...USERS_ONLY, 'not_found'],
        },
      },
      async (request) => {
        await requireUser(request)
        const institution = await institutions.find(request.params.institution)
        if (institution === undefined) throw new Refusal('not_found')
        const issuers = (await departments.namesOf(institution.code)).map(({ name_el, name_en }) => ({
          ...{ Department: name_el, Department_en: name_en },
        }))
        return { issuers: issuers.sort((one, other) => compareGreek(one.Department, other.Department)) }
      },
    )
  }
}

function checkRoutes(dependencies: CheckDependencies): FastifyPluginAsyncZod {
  const { store, clock, requireUser } = dependencies
  return async (app) => {
    app.post(
      '/api/client/diploma_check/check',
      {
        schema: {
          body: InspectionForm,
          response: { 200: InspectionAnswer },
          refusals: [
            ...USERS_ONLY,
            'inspection_locked',
            'inspection_not_permitted',
            'institution_not_allowed',
            'more_than_one_client',
          ],
        },
      },
      async (request) => inspectDegree(request.body, await requireUser(request), dependencies),
    )

    app.post(
      '/api/client/diploma_check/hand-over',
      {
        schema: {
          body: HandOverForm,
          response: { 200: HandOverAnswer },
          refusals: [
            ...USERS_ONLY,
            'hand_over_invalid',
            'inspection_not_permitted',
            'institution_not_allowed',
            'more_than_one_client',
          ],
        },
      },
      async (request) => handOver(request.body.hand_over, await requireUser(request), dependencies),
    )

    app.get(
      '/api/client/diploma_check/hand_overs',
      {
        schema: {
          response: { 200: HandOvers },
          refusals: [...USERS_ONLY, 'inspection_not_permitted', 'more_than_one_client'],
        },
      },
      async (request) => listHandOvers(await requireUser(request), dependencies),
    )

    app.get(
      '/api/client/diploma_check/purposes',
      {
        schema: {
          response: { 200: PurposeReport },
          refusals: [...USERS_ONLY, 'inspection_not_permitted', 'more_than_one_client'],
        },
      },
      async (request) => {
        const { client } = await requireInspectionRight(await requireUser(request), dependencies)
        return { purposes: await store.purposes(client.id, new Date(clock.now().getTime() - YEAR_MS)) }
      },
    )
  }
}
