import { createHash } from 'node:crypto'
import {
  LearningSpecification,
  TemplateDocument,
  TemplateForest,
  TemplatePage,
  TemplateQuery,
  TemplateTree,
} from '@perga/contracts'
import { Refusal } from '@perga/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { describeTemplate, describeVersion, growTree } from './describe-template.ts'
import { learningSpecification } from './learning-specification.ts'
import type { RegistryStore } from './registry-store.ts'
import type { VersionSignatureStore } from './version-signature-store.ts'

const VersionPath = z.object({
  blueprintId: z.string().max(40),
  version: z.coerce.number().int().min(1).max(1_000_000),
})
const ELM_TYPE = 'application/ld+json'

interface OpenDataOptions {
  registry: RegistryStore
  signatures: VersionSignatureStore
  origin: string
}

/** The open data of the registry (row T7): approved templates for anyone, from any site, with no data of persons. */
export function openDataRoutes(options: OpenDataOptions): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onSend', async (request, reply, payload) => asOpenData(request, reply, payload))
    await app.register(documentRoutes(options))
    await app.register(treeRoutes(options))
  }
}

function documentRoutes({ registry, signatures, origin }: OpenDataOptions): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/v1/templates',
      { schema: { querystring: TemplateQuery, response: { 200: TemplatePage }, revalidates: true } },
      async (request) => {
        const { rows, total, pages } = await registry.search(request.query)
        const { page } = request.query
        return { schemaVersion: 1 as const, total, page, pages, templates: rows.map(describeTemplate) }
      },
    )

    app.get(
      '/api/v1/templates/:blueprintId',
      {
        schema: {
          params: z.object({ blueprintId: z.string().max(40) }),
          querystring: z.object({ format: z.enum(['json', 'elm']).optional() }),
          response: {
            200: {
              content: {
                'application/json': { schema: TemplateDocument },
                [ELM_TYPE]: { schema: LearningSpecification },
              },
            },
          },
          revalidates: true,
          refusals: ['not_found'],
        },
      },
      async (request, reply) => {
        const { blueprintId } = request.params
        const document = await findDocument(registry, blueprintId)
        if (!asksForElm(request.query.format, request.headers.accept)) return document
        const specification = learningSpecification(document, `${origin}/api/v1/templates/${blueprintId}`)
        return reply.type(ELM_TYPE).serializer(JSON.stringify).send(specification)
      },
    )

    app.get(
      '/api/v1/templates/:blueprintId/versions/:version/signed',
      {
        schema: {
          params: VersionPath,
          files: ['application/jose+json'],
          revalidates: true,
          refusals: ['not_found', 'template_not_signed_yet'],
        },
      },
      async (request, reply) => {
        const { blueprintId, version } = request.params
        const found = await signatures.find(blueprintId, version)
        if (found === undefined) throw new Refusal('not_found')
        if (found.jades === null) throw new Refusal('template_not_signed_yet')
        return reply.type('application/jose+json').serializer(JSON.stringify).send(found.jades)
      },
    )
  }
}

function treeRoutes({ registry }: OpenDataOptions): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/v1/template-tree',
      { schema: { response: { 200: TemplateForest }, revalidates: true } },
      async () => ({
        institutions: (await registry.counts()).map(({ code, name_el, name_en, count }) => ({
          ...{ id: code, name: { el: name_el, en: name_en }, count: Number(count) },
        })),
      }),
    )

    app.get(
      '/api/v1/template-tree/:institution',
      {
        schema: {
          params: z.object({ institution: z.string().max(100) }),
          response: { 200: TemplateTree },
          revalidates: true,
          refusals: ['not_found'],
        },
      },
      async (request) => {
        const institution = (await registry.counts()).find(({ code }) => code === request.params.institution)
        if (institution === undefined) throw new Refusal('not_found')
        const place = { id: institution.code, name: { el: institution.name_el, en: institution.name_en } }
        return growTree(place, (await registry.ofInstitution(institution.code)).map(describeTemplate))
      },
    )
  }
}

async function findDocument(registry: RegistryStore, blueprintId: string): Promise<TemplateDocument> {
  const row = await registry.find(blueprintId)
  if (row === undefined) throw new Refusal('not_found')
  const versions = await registry.versions(row.id)
  return { schemaVersion: 1, template: describeTemplate(row), versions: versions.map(describeVersion) }
}

function asksForElm(format: 'json' | 'elm' | undefined, accept: string | undefined): boolean {
  return format === undefined ? (accept ?? '').includes(ELM_TYPE) : format === 'elm'
}

/** Cacheable by anyone, readable by any site's page; 304 where the reader has the same text already (RFC 9110 §13.1.2). */
async function asOpenData(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
  const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`
  reply.header('etag', etag).header('cache-control', 'public, max-age=300').header('vary', 'accept')
  if (request.headers['if-none-match'] !== etag) return payload
  reply.code(304)
  return null
}
