import type {
  ConnectionOverview,
  DirectoryEntry,
  DirectoryList,
  InstitutionFigures,
  NewUploadKey,
  UploadState,
} from '@perga/contracts'
import { connectionStore } from '@perga/server/sources/connections/connection-store.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Graduate, Reader } from '../support/actors.ts'
import { ProviderStaff } from '../support/provider-staff.ts'
import { Staff } from '../support/staff.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let ada: ProviderStaff
let bob: ProviderStaff
let head: Staff
beforeAll(async () => {
  world = await startWorld({ settings: { PERGA_TRUST_PROXY: 'true' } })
  ada = await ProviderStaff.registered(world, 'Ada')
  bob = await ProviderStaff.registered(world, 'Bob')
  head = new Staff(world)
  await head.signOn('auth.head')
})
afterAll(() => world.stop())

const AUTH = '/api/desk/institutions/auth'
const FILE = { mode: 'file' }
// The degree of Eleni, as the secretariat of her institution would write it into a file.
const DEGREES = [
  'certificateID,titleID,status,SSN,SSNCOUNTRY,TIN,TINCOUNTRY,lastNameEl,firstNameEl,lastNameEn,firstNameEn,birthDate',
  'FILE1,338601,valid,15039290109,GR,190020139,GR,Παραδειγματίδου,Ελένη,Paradeigmatidou,Eleni,19920315',
].join('\r\n')

const read = async <Body>(answer: Promise<Response>) => (await (await answer).json()) as Body
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code]
const overview = () => read<ConnectionOverview>(ada.get(`${AUTH}/connection`))
const propose = (settings: object, note: string | null = null) =>
  ada.post(`${AUTH}/connection/proposals`, { settings, note })
const approve = async () => {
  const { proposals } = await overview()
  return bob.post(`${AUTH}/connection/proposals/${proposals[0]?.id}/approve`)
}
const upload = (body: string) =>
  head.browser.request(`${world.origin}${AUTH}/degrees`, {
    method: 'PUT',
    headers: { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'text/csv' },
    body,
  })
const modeInDirectory = async () => {
  const { institutions } = await read<DirectoryList>(ada.get('/api/desk/institutions'))
  return institutions.find(({ code }) => code === 'auth')?.connection
}
const kept = (table: 'degree_uploads' | 'upload_keys') =>
  world.database.db.selectFrom(table).select('institution_code').where('institution_code', '=', 'auth').execute()

test('I11: a file is agreed on by two members without a trial, and what the institution uploads is what readers read', async () => {
  expect((await read<UploadState>(head.get(`${AUTH}/degrees`))).isAgreed).toBe(false)
  expect(await codeOf(await upload(DEGREES))).toEqual([409, 'upload_not_agreed'])
  expect(await codeOf(await ada.post(`${AUTH}/connection/test`, { settings: FILE }))).toEqual([
    400,
    'malformed_request',
  ])
  expect((await propose({ ...FILE, key: 'k' })).status).toBe(400)
  expect((await propose(FILE, 'no systems of its own')).status).toBe(200)
  expect((await overview()).proposals[0]).toMatchObject({ state: 'open', settings: FILE, test: null })
  expect(await codeOf(await upload(DEGREES))).toEqual([409, 'upload_not_agreed'])
  expect((await approve()).status).toBe(200)
  expect((await overview()).current).toMatchObject({ mode: 'file', facts: [] })
  expect(await modeInDirectory()).toBe('file')

  expect(await (await upload(DEGREES)).json()).toMatchObject({ outcome: 'accepted', degrees: 1 })
  expect(await read(head.get(`${AUTH}/degrees`))).toMatchObject({ isAgreed: true, degrees: 1 })
  const reader = new Reader(world)
  await reader.logIn('hr.aegis')
  const { data } = await reader.read(await new Graduate(world, 'eleni').share('aegis'))
  expect(data.map(({ diploma }) => diploma)).toMatchObject([
    { templateID: '338601', firstNameEl: 'Ελένη', maintainerInstitution_Code: 'auth' },
  ])
})

test('I11: the degrees of an uploaded file are counted, so figures are not declared', async () => {
  expect((await read<InstitutionFigures>(head.get(`${AUTH}/figures`))).can_declare).toBe(false)
  const figures = { bachelor: 1, master: 0, doctorate: 0, as_of: '2026-10-31' }
  expect(await codeOf(await head.post(`${AUTH}/figures`, figures))).toEqual([409, 'figures_are_counted'])
})

test('I13: the history of an institution tells of its file and of the keys of its programs, and on whose side', async () => {
  await read<NewUploadKey>(head.post(`${AUTH}/upload-keys`, { label: 'Registry', networks: [] }))
  const { history } = await read<DirectoryEntry>(ada.get(AUTH))
  expect(history.map(({ act, by, side }) => [act, by, side]).slice(0, 4)).toEqual([
    ['upload-key.make', '', 'institution'],
    ['degrees.uploaded', '', 'institution'],
    ['connection.approve', 'Bob', 'provider'],
    ['connection.propose', 'Ada', 'provider'],
  ])
})

test('I1: one member ends a connection at once; its file is forgotten, its keys end, and two are needed to connect again', async () => {
  await propose(FILE)
  expect([(await kept('degree_uploads')).length, (await kept('upload_keys')).length]).toEqual([1, 1])
  expect((await head.post(`${AUTH}/connection/remove`)).status).toBe(403)
  expect((await ada.post(`${AUTH}/connection/remove`)).status).toBe(200)
  expect(await codeOf(await ada.post(`${AUTH}/connection/remove`))).toEqual([404, 'not_found'])
  expect(await overview()).toMatchObject({ current: null, proposals: [{ state: 'open' }, {}] })
  expect(await modeInDirectory()).toBe(null)
  expect(await kept('degree_uploads')).toEqual([])
  expect((await read<{ keys: object[] }>(head.get(`${AUTH}/upload-keys`))).keys).toEqual([])
  expect(await codeOf(await upload(DEGREES))).toEqual([409, 'upload_not_agreed'])
  const graduate = new Graduate(world, 'eleni')
  expect((await graduate.degrees(await graduate.begin('aegis'))).degrees).toEqual([])
  const { history } = await read<DirectoryEntry>(ada.get(AUTH))
  expect(history[0]).toMatchObject({ act: 'connection.remove', by: 'Ada' })
  expect(history[0]?.changes).toContainEqual({ name: 'degrees_forgotten', value: '1' })
  expect((await approve()).status).toBe(200)
  expect(await modeInDirectory()).toBe('file')
})

test('I11: an institution that goes over to a system of its own leaves nothing of its file behind', async () => {
  const settings = world.sandbox.connections.auth
  if (settings?.mode !== 'api') throw new Error('auth has an API')
  await upload(DEGREES)
  await propose({
    ...{ mode: 'api', address: settings.address, key: settings.key },
    ...{ basic_auth: null, member_names: null, charset: null },
  })
  expect(await kept('degree_uploads')).toHaveLength(1)
  expect((await approve()).status).toBe(200)
  expect(await kept('degree_uploads')).toEqual([])
  expect((await connectionStore(world.database.db, world.keys).read('auth')).mode).toBe('api')
})
