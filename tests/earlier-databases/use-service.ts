import { loadDemoRequests } from '@perga/sandbox/load-demo-requests.ts'
import { connectionStore } from '@perga/server/sources/connections/connection-store.ts'
import { uploadDegrees } from '@perga/server/sources/uploads/upload-degrees.ts'
import { uploadedDegreeStore } from '@perga/server/sources/uploads/uploaded-degree-store.ts'
import { Graduate, Reader } from '../support/actors.ts'
import { ask, holderOf, memberOf } from '../support/helpdesk.ts'
import { ProviderSession } from '../support/provider-session.ts'
import { ProviderStaff } from '../support/provider-staff.ts'
import { DAWN, requestRegistration } from '../support/registration.ts'
import { credentialsOf, discover, obtainTokens, readDiplomas } from '../support/third-party.ts'
import type { World } from '../support/world.ts'
import type { EarlierDatabase } from './earlier-database.ts'

// An institution without systems of its own, which the sandbox does not run.
const BY_FILE = 'ntua'
const FILE = `certificateID;titleID;status;SSN;lastNameEl;lastNameEn;firstNameEn;gradeValue
A1;77;valid;01013099997;Απόρρητου;Aporritou;Anna;0.811
A2;78;valid;24058202672;"Δείγμα; δύο";Deigma;Eva;
`

/** Does a little of everything that people do with the service. Throws where any of it is refused. */
export async function useService(
  world: World,
): Promise<Pick<EarlierDatabase, 'verificationIdentifier' | 'accessLink'>> {
  // First: the demonstration's requests are entered where there are none.
  await askForHelp(world)
  const released = await shareAndRead(world)
  await readByOauth(world)
  await inspect(world)
  await register(world)
  await publishTemplate(world)
  await uploadFile(world)
  return released
}

async function shareAndRead(world: World) {
  const holder = await holderOf(world, 'giorgos')
  const accessLink = await holder.share('aegis')
  const reader = new Reader(world)
  await reader.logIn('hr.aegis')
  const { data } = await reader.read(accessLink)
  const verificationIdentifier = data[0]?.verificationIdentifier ?? ''
  const answer = await reader.verify(verificationIdentifier)
  if (!answer.verified) throw new Error('what was released does not verify')
  const ended = await new Graduate(world, 'eleni').share('any-tax-user', { duration: 1 })
  await reader.read(ended)
  const own = await holderOf(world, 'eleni')
  const [authorization] = await own.authorizations()
  await expectOk(own.send('POST', `authorizations/${authorization?.id}/revocation`))
  await own.receipts()
  return { accessLink, verificationIdentifier }
}

async function readByOauth(world: World): Promise<void> {
  const system = await discover(world, credentialsOf('sandbox-app'))
  const tokens = await obtainTokens(world, system, { scope: 'title issuer level' })
  await expectOk(readDiplomas(world, tokens.access_token))
}

async function inspect(world: World): Promise<void> {
  const inspector = new Reader(world)
  await inspector.logIn('inspector')
  const form = {
    ssn: '15039290109',
    institution: 'Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης',
    institutionCode: 'auth',
    department: 'Τμήμα Πληροφορικής',
    day: '15',
    month: '03',
    year: '1992',
    lastname: 'ΠΑΡΑΔΕΙΓΜΑΤΙΔΟΥ',
    level: '6',
    purpose: 'Πρόσληψη, προκήρυξη 1Κ/2026',
  }
  await expectOk(inspector.post('/api/client/diploma_check/check', form))
  const missed = await expectOk(inspector.post('/api/client/diploma_check/check', { ...form, lastname: 'ΑΛΛΗ' }))
  const { hand_over: handOver } = (await missed.json()) as { hand_over: string }
  await expectOk(inspector.post('/api/client/diploma_check/hand-over', { hand_over: handOver }))
}

async function askForHelp(world: World): Promise<void> {
  const { database, keys, clock } = world
  await loadDemoRequests({
    db: database.db,
    keys,
    now: clock.now(),
    entitlementPrefix: 'urn:mace:example.gr:perga:helpdesk',
  })
  await ask(await holderOf(world, 'giorgos'), { email: 'giorgos@mail.example' })
}

async function register(world: World): Promise<void> {
  await expectOk(requestRegistration(world, DAWN))
  const ada = await ProviderStaff.registered(world, 'Ada')
  const proposal = { settings: { mode: 'file' }, note: 'no systems of its own' }
  await expectOk(ada.post(`/api/desk/institutions/${BY_FILE}/connection/proposals`, proposal))
}

async function publishTemplate(world: World): Promise<void> {
  const [first, second] = [await new ProviderSession(world).signOn(), await new ProviderSession(world).signOn()]
  const idOf = async (answer: Promise<Response>) => ((await (await expectOk(answer)).json()) as { id: string }).id
  const curriculumId = await idOf(
    first.post('/api/staff/curricula', {
      nameEl: 'Επιστήμη Δεδομένων',
      nameEn: 'Data Science',
      level: '6',
      iscedFields: ['0613'],
      validFrom: '20240901',
      validTo: null,
      departmentId: 'auth:338',
    }),
  )
  const content = {
    levelCode: '645',
    titleEl: 'Πτυχίο Επιστήμης Δεδομένων',
    titleEn: 'Bachelor’s Degree in Data Science',
    notesEl: null,
    notesEn: null,
    iscedField: '0613',
    issuingDepartmentId: 'auth:338',
    curriculumId,
  }
  const draft = (titleId: string) =>
    first.post('/api/staff/templates/drafts', { institution: 'auth', titleId, content })
  const id = await idOf(draft('E1'))
  await expectOk(first.post(`/api/staff/templates/drafts/${id}/propose`))
  await expectOk(second.post(`/api/staff/templates/drafts/${id}/approve`))
  await idOf(draft('E2'))
  const session = await (await memberOf(world, 'auth.full')).session()
  const account = session.kind === 'institution' ? session.id : ''
  await expectOk(first.post(`/api/staff/templates/editors/${account}/change`, { isEditor: true }))
}

async function uploadFile({ database: { db }, keys, clock }: World): Promise<void> {
  const connections = connectionStore(db, keys)
  await connections.save(BY_FILE, { mode: 'file' }, clock.now())
  const bytes = new Blob([FILE]).stream()
  const file = { institution: BY_FILE, bytes, charset: 'utf-8' as const, isTrial: false, actor: 'staff:invented' }
  const report = await uploadDegrees(file, { db, degrees: uploadedDegreeStore(db, keys), connections, clock })
  if (report.outcome !== 'accepted') throw new Error('the file was refused')
}

async function expectOk(sent: Promise<Response>): Promise<Response> {
  const answer = await sent
  if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`)
  return answer
}
