import { randomBytes } from 'node:crypto'
import { Refusal } from '@perga/domain'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../../tests/support/test-database.ts'
import { fixedClock } from '../../platform/clock.ts'
import { handleError } from '../../platform/error-handler.ts'
import { keysFromMaster } from '../../platform/keys.ts'
import { qualityRoutes } from './quality-routes.ts'
import { qualityStore } from './quality-store.ts'

const clock = fixedClock(new Date('2026-11-20T10:00:00Z'))
let database: TestDatabase
let app: FastifyInstance
beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.insertInto('institutions').values({ code: 'auth', name_el: 'Α', name_en: 'A' }).execute()
  const quality = qualityStore(database.db, keysFromMaster(randomBytes(32)))
  const key = { institution: 'auth', certificateId: 'C1', titleId: '1' }
  const day = { institution: 'auth', day: '2026-11-20', answers: 1, records: 1, unreadable: 0, notAskedFor: 0 }
  const seen = { key, status: 'valid' as const, statusDate: null, broken: ['grade:grade'], seenAt: clock.now() }
  await quality.write([{ ...day, violations: new Map([['gradeValue:grade', 1]]) }], [seen])
  app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  const requireStaff = async (request: FastifyRequest, institution: string) => {
    if (institution !== 'auth') throw new Refusal('not_permitted')
    return { seesRecords: request.headers['x-provider'] === undefined }
  }
  await app.register(qualityRoutes({ quality, clock, requireStaff }))
})
afterAll(async () => {
  await app.close()
  await database.close()
})

test('I10: staff read the report and the list of fixes of their institution, and of no other', async () => {
  const report = await app.inject('/api/desk/institutions/auth/quality')
  expect(report.json()).toMatchObject({
    rules: [{ field: 'gradeValue', violations: 1 }],
    worst: [{ broken: ['grade:grade'] }],
  })
  const fixes = await app.inject('/api/desk/institutions/auth/quality/fixes.csv')
  expect(fixes.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(fixes.body.split('\r\n').length).toBe(3)
  for (const path of ['quality', 'quality/fixes.csv'])
    expect((await app.inject(`/api/desk/institutions/uoc/${path}`)).statusCode).toBe(403)
})

test('I10: the provider sees how many, not which', async () => {
  const headers = { 'x-provider': 'yes' }
  const report = await app.inject({ url: '/api/desk/institutions/auth/quality', headers })
  expect(report.json()).toMatchObject({ rules: [{ violations: 1 }], worst: [] })
  const fixes = await app.inject({ url: '/api/desk/institutions/auth/quality/fixes.csv', headers })
  expect(fixes.statusCode).toBe(403)
})
