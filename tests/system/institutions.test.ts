import { InstitutionsMetadata, StatisticsAnswer } from '@perga/contracts'
import { compareGreek } from '@perga/domain'
import { PERSONAS } from '@perga/sandbox'
import { createLogger } from '@perga/server/platform/logging.ts'
import { openSources } from '@perga/server/sources/open-sources.ts'
import { declareStatistics } from '@perga/server/sources/statistics/declare-statistics.ts'
import { refreshStatistics } from '@perga/server/sources/statistics/refresh-statistics.ts'
import { statisticsStore } from '@perga/server/sources/statistics/statistics-store.ts'
import { templateStore } from '@perga/server/templates/template-store.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Graduate, Reader } from '../support/actors.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const get = (path: string) => fetch(`${world.origin}${path}`)
const metadata = async (prefix = '/api') =>
  InstitutionsMetadata.parse(await (await get(`${prefix}/client/institutions_metadata`)).json()).metadata
const statistics = async (name: string, prefix = '/api') =>
  StatisticsAnswer.parse(await (await get(`${prefix}/client/stats/${encodeURIComponent(name)}`)).json()).diplomasInfo

describe('the adoption list', () => {
  test('P1: names the institutions that take part, in Greek order, with what they serve', async () => {
    const institutions = await metadata()
    expect(institutions.map(({ code }) => code).sort()).toEqual(['aueb', 'auth', 'uniwa', 'uoc'])
    const names = institutions.map(({ name }) => name)
    expect(names).toEqual([...names].sort(compareGreek))
    expect(institutions.find(({ code }) => code === 'uoc')).toMatchObject({
      text: { name_el: 'Πανεπιστήμιο Κρήτης' },
      signedPDF: false,
      support: { bachelor: true, master: false, doctorate: false },
    })
  })

  test('P3: the beta pair serves the beta adopters and nobody else', async () => {
    expect((await metadata('/api-test')).map(({ code }) => code).sort()).toEqual(['uom', 'upatras'])
    expect((await get('/api-test/client/stats/auth')).status).toBe(404)
    expect((await get('/api/client/stats/uom')).status).toBe(404)
    expect((await statistics('uom', '/api-test'))[0]?.comments).toBe('Σε φάση καταχώρισης τίτλων.')
  })

  test('P1: each logo is a monogram that we draw', async () => {
    const auth = (await metadata()).find(({ code }) => code === 'auth')
    const answer = await get(auth?.logo ?? '')
    expect(answer.headers.get('content-type')).toMatch(/^image\/svg\+xml/)
    expect(await answer.text()).toMatch(/^<svg .*<title>Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης<\/title>.*>ΑΠΘ<\/text>/)
    expect((await get('/api/client/institutions/nowhere/logo.svg')).status).toBe(404)
  })
})

test('I14: a degree of an abolished department prints the institution’s old name; who keeps the archive today answers', async () => {
  const code = await new Graduate(world, 'thanasis').share('aegis', { titles: ['Πτυχίο Ηλεκτρονικής'] })
  const reader = new Reader(world)
  await reader.logIn('hr.aegis')
  const { data, status } = await reader.read(code)
  expect(status).toEqual({ uniwa: 1200 })
  expect(data[0]?.diploma).toMatchObject({
    issuerInstitution: 'Τεχνολογικό Εκπαιδευτικό Ίδρυμα Αθήνας',
    issuerUnit: 'Τμήμα Ηλεκτρονικής',
    maintainerInstitution: 'Πανεπιστήμιο Δυτικής Αττικής',
    maintainerInstitution_Code: 'uniwa',
    maintainerUnit: 'Τμήμα Ηλεκτρολόγων και Ηλεκτρονικών Μηχανικών',
  })
})

describe('the statistics', () => {
  test('P2: are found by the name as the list gives it, by the English one, by the code and by a former one', async () => {
    await world.database.db
      .insertInto('former_names')
      .values({ institution_code: 'uniwa', name_el: 'Τ.Ε.Ι. Δοκιμών', name_en: 'T.E.I. of Trials' })
      .execute()
    const uniwa = (await metadata()).find(({ code }) => code === 'uniwa')
    const names = [uniwa?.name, uniwa?.text.name_en, 'uniwa', 'Τ.Ε.Ι. Δοκιμών']
    for (const name of names) expect((await statistics(name ?? ''))[0]).toMatchObject({ code: 'uniwa' })
    expect((await get('/api/client/stats/nowhere')).status).toBe(404)
  })

  test('P2: show the figures that an institution with an API has declared, and of which day', async () => {
    const [figures] = await statistics('aueb')
    expect(figures).toMatchObject({
      source: 'declared',
      as_of: expect.any(String),
      numberOfUndergraduateDegrees: expect.any(Number),
    })
  })

  test('P2: show the contact while no figures are known', async () => {
    await world.database.db.deleteFrom('institution_statistics').where('institution_code', '=', 'auth').execute()
    expect(await statistics('auth')).toEqual([
      {
        numberOfUndergraduateDegrees: null,
        numberOfMasterDegrees: null,
        numberOfPhd: null,
        email: 'titles@auth.example',
        phone: '+30 210 0000000',
        url: 'https://auth.example/',
        comments: 'Πτυχία από το 2002.',
        comments_en: 'Bachelor’s degrees from 2002 on.',
        code: 'auth',
        name_en: 'Aristotle University of Thessaloniki',
        as_of: null,
        source: null,
      },
    ])
  })

  test('P2: of an institution with a view are counted there, by the levels of its templates; declared ones stand', async () => {
    const { db } = world.database
    const store = statisticsStore(db)
    const declared = { figures: { '6': 1200, '7': 300, '8': 40 }, asOf: new Date('2026-06-30'), actor: 'staff:test' }
    await declareStatistics({ institution: 'auth', ...declared }, { db, store, clock: world.clock })
    const common = { clock: world.clock, log: createLogger('silent'), levelsOf }
    const { sources, close } = openSources({ ...common, db, keys: world.keys, reach: 'any' })
    await refreshStatistics({ ...common, store, random: Math.random, count: (code) => sources.count(code) })
    await close()

    const held = PERSONAS.flatMap(({ degrees }) => degrees).filter(({ institution }) => institution === 'uoc')
    const [uoc] = await statistics('uoc')
    expect(uoc).toMatchObject({ source: 'counted', as_of: expect.any(String) })
    expect(uoc?.numberOfUndergraduateDegrees).toBeGreaterThanOrEqual(held.length)
    expect((await statistics('auth'))[0]).toMatchObject({
      ...{ source: 'declared', as_of: '2026-06-30T00:00:00.000Z' },
      ...{ numberOfUndergraduateDegrees: 1200, numberOfMasterDegrees: 300, numberOfPhd: 40 },
    })
  })
})

async function levelsOf(institution: string, titles: readonly string[]) {
  const versions = await templateStore(world.database.db).current(institution, titles)
  return new Map([...versions].map(([title, { level }]) => [title, level]))
}
