import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { tellAnswers } from './answer-channel.ts'
import { describeAnswers, noteAnswers } from './describe-answers.ts'
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
    transform: (route) => {
      const { schema = {}, url } = jsonSchemaTransform(route)
      return { schema: noteAnswers(schema, route.route), url }
    },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () =>
    inOrder(nameSchemas(asJson(describeAnswers(asJson(app.swagger()))))),
  )
  tellAnswers(app)
})

// What stands in the document is what JSON can say of it.
const asJson = <Shape>(document: object) => JSON.parse(JSON.stringify(document)) as Shape

/** The document with its addresses in alphabetical order, so that it does not depend on the order in which routes are mounted. */
function inOrder<Document extends { paths?: object }>(document: Document): Document {
  const paths = Object.entries(document.paths ?? {}).sort(([one], [other]) => (one < other ? -1 : 1))
  return { ...document, paths: Object.fromEntries(paths) }
}
