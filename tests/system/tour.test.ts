import { TourAnswer } from '@perga/contracts'
import { readConfig } from '@perga/server/configuration/config.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

test('P13: a test installation names the people of the tour and how to be them', async () => {
  const answer = await fetch(`${world.origin}/api/tour`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const { personas } = TourAnswer.parse(await answer.json())
  const find = (name: string) => personas?.find(({ userName }) => userName === name)
  expect(find('eleni')).toMatchObject({
    displayName: { el: 'Ελένη Παραδειγματίδου', en: 'Eleni Paradeigmatidou' },
    graduate: { number: '15039290109', birthDate: '19920315', lastName: 'Παραδειγματίδου' },
  })
  expect(find('hr.aegis')).toMatchObject({ password: expect.any(String), graduate: null })
  expect(find('inspector')).toBeDefined()
})

test('P13: an installation that was not told of a sandbox knows nobody', () => {
  const { SANDBOX_URL: _, ...environment } = world.sandbox.environment
  const settings = { ...environment, PERGA_MASTER_KEY: Buffer.alloc(32).toString('base64') }
  expect(readConfig(settings).sandboxUrl).toBeNull()
})
