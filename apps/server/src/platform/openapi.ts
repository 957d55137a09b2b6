import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { nameSchemas } from './name-schemas.ts'

/** `GET /api/openapi.json`: the OpenAPI 3.1 document, made from the schemas that the routes check by. */
export const openApi = fp(async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Perga',
        version: '1',
        description:
          'The national digital diploma service: sharing, live reading and verification of university diplomas.',
        license: { name: 'EUPL-1.2', identifier: 'EUPL-1.2' },
      },
    },
    transform: jsonSchemaTransform,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => nameSchemas(asJson(app.swagger())))
})

// What stands in the document is what JSON can say of it.
const asJson = (document: object) => JSON.parse(JSON.stringify(document)) as Parameters<typeof nameSchemas>[0]
