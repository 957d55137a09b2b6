import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { PERSONAS } from '@perga/sandbox'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { Reader } from '../support/actors.ts'
import { Holder } from '../support/holder.ts'
import { ServerProcess } from '../support/server-process.ts'
import { SPAWN_ENVIRONMENT } from '../support/spawn-environment.ts'
import { credentialsOf, discover, obtainTokens, readDiplomas } from '../support/third-party.ts'
import { startWorld, type World } from '../support/world.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
// Several processes need a database that several can open.
const isShared = inject('postgresql') !== null

let world: World
let settings: Record<string, string>
beforeAll(async () => {
  if (!isShared) return
  world = await startWorld({
    start: async (environment, { database }) => {
      settings = { ...environment, DATABASE_URL: database.url ?? '' }
      const web = new ServerProcess({ ...settings, PERGA_ROLE: 'web' })
      const worker = new ServerProcess({ ...settings, PERGA_ROLE: 'worker' })
      await web.start()
      await worker.start()
      return {
        stop: async () => {
          await Promise.all([web.stop(), worker.stop()])
        },
      }
    },
  })
})
afterAll(() => world?.stop())

test.runIf(isShared)('consent, link and reading work in a process that serves the web alone', async () => {
  for (const { userName } of PERSONAS.filter(({ degrees }) => degrees.length > 0).slice(0, 4)) {
    const holder = new Holder(world, userName)
    const code = await holder.share('aegis', { pin: '4711', view_limit: 3, language: 'en', name_declared: true })
    const reader = new Reader(world)
    await reader.logIn('hr.aegis')
    const answer = await reader.post('/api/client/diplomas/', { token: code, pin: '4711' })
    expect(await answer.json()).toMatchObject({ error: null, language: 'en' })
  }
})

test.runIf(isShared)('what the web process enters, the worker does: the receipt appears and is mailed', async () => {
  const holder = new Holder(world, 'vasiliki')
  await holder.logIn()
  const email = 'vasiliki@mail.example'
  await holder.send('POST', 'receipt-address', { email, language: 'en' })
  const mails = () => world.sandbox.mailbox.received.filter(({ to }) => to.includes(email))
  const code = /code is (\d{6})/.exec(mails()[0]?.text ?? '')?.[1] ?? ''
  expect((await holder.send('POST', 'receipt-address/confirmation', { code })).status).toBe(200)
  const system = await discover(world, credentialsOf('sandbox-app'))
  const { access_token } = await obtainTokens(world, system, { graduate: holder.graduate, userName: 'vasiliki' })
  expect((await readDiplomas(world, access_token)).status).toBe(200)
  await expect.poll(() => holder.receipts(), { timeout: 20_000 }).toMatchObject([{ basis: 'oauth' }])
  await expect
    .poll(() => mails().map(({ subject }) => subject), { timeout: 20_000 })
    .toContain('Your degrees were read')
})

/** Runs the operator's command beside the running processes. */
async function runDelayCommand(parameters: readonly string[]) {
  const command = spawn(process.execPath, ['apps/server/src/commands/delay-receipt.ts', ...parameters], {
    cwd: ROOT,
    env: { ...SPAWN_ENVIRONMENT, ...settings },
  })
  const [said, [code]] = await Promise.all([
    Promise.all([text(command.stdout), text(command.stderr)]),
    once(command, 'exit'),
  ])
  return { code, said: said.join('') }
}

test.runIf(isShared)(
  'X13: the operator’s command records a decision, and says what is wrong in one sentence',
  async () => {
    const until = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
    const why = ['--until', until, '--reason', 'Ν. 1/2026, υπόθεση 7', '--decided-by', 'legal-1']
    expect(await runDelayCommand([])).toEqual({ code: 1, said: expect.stringMatching(/^Missing or wrong: .*\n$/) })
    expect(await runDelayCommand(['--inspection', randomUUID(), ...why])).toEqual({
      code: 1,
      said: 'Not found.\nΔεν βρέθηκε.\n',
    })

    const inspector = new Reader(world)
    await inspector.logIn('inspector')
    const form = {
      ...{ ssn: '15039290109', institution: 'auth', institutionCode: 'auth', department: 'Τμήμα Πληροφορικής' },
      ...{ day: '15', month: '03', year: '1992', lastname: 'ΠΑΡΑΔΕΙΓΜΑΤΙΔΟΥ', level: '6', purpose: 'Έλεγχος' },
    }
    expect(await (await inspector.post('/api/client/diploma_check/check', form)).json()).toMatchObject({
      resultCount: 1,
    })
    const { db } = world.database
    const { id } = await db
      .selectFrom('inspections')
      .select('id')
      .where('state', '=', 'found')
      .executeTakeFirstOrThrow()
    expect(await runDelayCommand(['--inspection', id, ...why])).toMatchObject({ code: 0 })
    const events = db.selectFrom('audit_events').select(['actor', 'object']).where('act', '=', 'receipt.delayed')
    expect(await events.execute()).toEqual([{ actor: 'provider:legal-1', object: id }])
  },
)
