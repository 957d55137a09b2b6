import { remindReconfirmation } from '@perga/server/organisations/representatives/remind-reconfirmation.ts'
import { smtpMailer } from '@perga/server/platform/mail.ts'
import { registrationOf } from '@perga/server/testing/registration-of.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Reader } from '../support/actors.ts'
import { Administrator, Representative, refusalOf, startMailedWorld } from '../support/registration.ts'
import type { World } from '../support/world.ts'

const DAY_MS = 24 * 3_600_000
let world: World
let mail: Awaited<ReturnType<typeof startMailedWorld>>['mail']
let stop: () => Promise<void>
let runJob: () => Promise<void>
let mailer: ReturnType<typeof smtpMailer>
beforeAll(async () => {
  ;({ world, mail, stop } = await startMailedWorld())
  mailer = smtpMailer({ address: world.sandbox.environment.SMTP_URL ?? '', sender: 'no-reply@perga.example' })
  const { dependencies } = registrationOf({ db: world.database.db, keys: world.keys, clock: world.clock })
  runJob = () => remindReconfirmation({ ...dependencies, mailer })
})
afterAll(async () => {
  mailer.close()
  await stop()
})

const reminders = () => mail.received.filter(({ to }) => to.includes('hr@aegis.example')).length

async function agedAdministrator(): Promise<Administrator> {
  const administrator = new Administrator(world)
  await administrator.logIn('org.aegis')
  return administrator
}

test('R8: the administrator is reminded 30 and 7 days before, once each, also when the mail server was down', async () => {
  await runJob()
  expect(reminders()).toBe(0)
  world.clock.moveBy(336 * DAY_MS)
  mail.behaviour.current = 'refusing'
  await expect(runJob()).rejects.toThrow('could not be mailed')
  mail.behaviour.current = 'normal'
  await Promise.all([runJob(), runJob()])
  await runJob()
  expect(reminders()).toBe(1)
  const text = mail.received.find(({ to }) => to.includes('hr@aegis.example'))?.text ?? ''
  expect(text).toContain('/registration/administrator')
  world.clock.moveBy(23 * DAY_MS)
  await runJob()
  await runJob()
  expect(reminders()).toBe(2)
})

test('R8: whoever is not re-confirmed is suspended and refused with a clear message, until one act of the administrator', async () => {
  const reader = new Reader(world)
  await reader.logIn('hr.aegis')
  expect((await reader.post('/api/client/diplomas/', { token: 'x' })).status).toBe(200)
  world.clock.moveBy(6 * DAY_MS + 11 * 3_600_000)
  await reader.logIn('hr.aegis')
  world.clock.moveBy(11 * 3_600_000)
  await runJob()
  await runJob()
  const refused = await reader.post('/api/client/diplomas/', { token: 'x' })
  expect(refused.status).toBe(403)
  expect(await refusalOf(refused)).toBe('representative_suspended')
  expect(await reader.logIn('hr.aegis')).toContain('/organisation/login/error?reason=suspended')
  const person = new Representative(world)
  await person.logIn('hr.aegis')
  expect(await person.roles()).toMatchObject({ state: 'suspended', suspended_for: 'not-reconfirmed' })

  const administrator = await agedAdministrator()
  const [suspended] = (await administrator.organisation()).representatives
  expect(suspended).toMatchObject({ state: 'suspended', suspended_for: 'not-reconfirmed' })
  const path = `/api/administrator/representatives/${suspended?.id}/reconfirmation`
  const again = await administrator.send('POST', path, { still: true })
  expect(await again.json()).toMatchObject({ representatives: [{ state: 'active', suspended_for: null }] })
  expect(await reader.logIn('hr.aegis')).toContain('/organisation/menu')
  const sent = reminders()
  await runJob()
  expect(reminders()).toBe(sent)
})

test('R8: somebody of whom the administrator says that they represent it no more is told that, not another reason', async () => {
  const reader = new Reader(world)
  await reader.logIn('hr.aegis')
  const administrator = await agedAdministrator()
  const [person] = (await administrator.organisation()).representatives
  const path = `/api/administrator/representatives/${person?.id}/reconfirmation`
  const left = await administrator.send('POST', path, { still: false })
  expect(await left.json()).toMatchObject({ representatives: [{ state: 'suspended', suspended_for: 'administrator' }] })
  expect(await refusalOf(await reader.post('/api/client/diplomas/', { token: 'x' }))).toBe('representative_ended')
  expect(await new Reader(world).logIn('hr.aegis')).toContain('/organisation/login/error?reason=ended')
  const representative = new Representative(world)
  await representative.logIn('hr.aegis')
  expect(await representative.roles()).toMatchObject({ state: 'suspended', suspended_for: 'administrator' })
  const enquiries = await representative.send('GET', '/api/representative/enquiries')
  expect(await refusalOf(enquiries)).toBe('representative_ended')
})
