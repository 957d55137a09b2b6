import { spawn } from 'node:child_process'
import { randomUUID, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type CurriculumOutcome,
  type ImportReport,
  InstitutionLookup,
  JadesFile,
  LearningSpecification,
  type Problem,
  SignedTemplate,
  type TemplateChoices,
  type TemplateContent,
  TemplateDocument,
  type TemplateDrafts,
  TemplateForest,
  TemplatePage,
  TemplateTree,
} from '@perga/contracts'
import { iscedFieldName, parseLevelCode } from '@perga/domain'
import { loadTemplateRegistry } from '@perga/sandbox/load-template-registry.ts'
import { flattenedVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { Graduate, Reader } from '../support/actors.ts'
import { ProviderSession } from '../support/provider-session.ts'
import { Staff } from '../support/staff.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let editor: Staff
let provider: ProviderSession
let second: ProviderSession
beforeAll(async () => {
  world = await startWorld()
  await loadTemplateRegistry(world.database.db, world.clock.now())
  provider = await new ProviderSession(world).signOn()
  second = await new ProviderSession(world).signOn()
  editor = new Staff(world)
  await editor.signOn('auth.full')
}, 120_000)
afterAll(() => world.stop())

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${world.origin}${path}`, { headers })
const search = async (query: Record<string, string>) =>
  TemplatePage.parse(await (await get(`/api/v1/templates?${new URLSearchParams(query)}`)).json())
const codeOf = async (answer: Response) => ((await answer.json()) as Problem).code
const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id

async function choices(): Promise<TemplateChoices> {
  return (await provider.get('/api/staff/templates/choices/auth')).json() as Promise<TemplateChoices>
}

const CURRICULUM = {
  ...{ nameEl: 'Επιστήμη Δεδομένων', nameEn: 'Data Science', level: '6', iscedFields: ['0613', '0542'] },
  ...{ validFrom: '20240901', validTo: null },
}

/** A template of Informatics of auth under a curriculum of its own. */
async function newContent(): Promise<z.input<typeof TemplateContent>> {
  const curriculumId = await idOf(
    await provider.post('/api/staff/curricula', { ...CURRICULUM, departmentId: 'auth:338' }),
  )
  return {
    ...{ levelCode: '645', titleEl: 'Πτυχίο Επιστήμης Δεδομένων', titleEn: 'Bachelor’s Degree in Data Science' },
    ...{ notesEl: null, notesEn: null, iscedField: '0613', issuingDepartmentId: 'auth:338', curriculumId },
  }
}

const save = (who: Staff | ProviderSession, titleId: string, content: object) =>
  who.post('/api/staff/templates/drafts', { institution: 'auth', titleId, content })
const decide = (who: Staff | ProviderSession, id: string, act: string, body: object = {}) =>
  who.post(`/api/staff/templates/drafts/${id}/${act}`, body)

async function publish(titleId: string, content: object): Promise<void> {
  const id = await idOf(await save(provider, titleId, content))
  expect((await decide(provider, id, 'propose')).status).toBe(200)
  expect((await decide(second, id, 'approve')).status).toBe(200)
}

/** The signed version, or undefined while it is not there yet. */
const signedOf = async (answer: Response) => (answer.ok ? JadesFile.parse(await answer.json()) : undefined)

/** `ades verify` as anybody runs it, against the root of the sandbox. */
async function adesVerify(file: object) {
  const path = join(mkdtempSync(join(tmpdir(), 'perga-template-')), 'signed.json')
  writeFileSync(path, JSON.stringify(file))
  const cli = fileURLToPath(new URL('../../packages/ades/src/cli.ts', import.meta.url))
  const trust = world.sandbox.environment.TRUST_ANCHORS_FILE ?? ''
  const run = spawn(process.execPath, [cli, 'verify', path, '--trust', trust, '--json'])
  let output = ''
  run.stdout.on('data', (part: Buffer) => (output += part.toString()))
  const [code] = (await once(run, 'close')) as [number]
  return { code, ...(JSON.parse(output) as { indication: string; level?: string }) }
}

describe('who edits', () => {
  test('T5: nobody edits without the credentials that the provider gives, and takes back, for one institution', async () => {
    const content = await newContent()
    expect((await fetch(`${world.origin}/api/staff/templates/drafts`)).status).toBe(401)
    expect((await save(editor, 'T5', content)).status).toBe(403)
    expect(await (await editor.get('/api/staff/templates/rights')).json()).toEqual({ institutions: [] })
    const session = await editor.session()
    const account = session.kind === 'institution' ? session.id : ''
    expect((await editor.post(`/api/staff/templates/editors/${account}/change`, { isEditor: true })).status).toBe(403)
    await provider.post(`/api/staff/templates/editors/${account}/change`, { isEditor: true })
    expect(await (await editor.get('/api/staff/templates/rights')).json()).toEqual({ institutions: ['auth'] })
    expect((await editor.get('/api/staff/templates/choices/aueb')).status).toBe(403)
    const id = await idOf(await save(editor, 'T5', content))
    expect((await decide(editor, id, 'withdraw')).status).toBe(200)
    await provider.post(`/api/staff/templates/editors/${account}/change`, { isEditor: false })
    expect((await save(editor, 'T5', content)).status).toBe(403)
    await provider.post(`/api/staff/templates/editors/${account}/change`, { isEditor: true })
    const acts = await world.database.db
      .selectFrom('audit_events')
      .select('act')
      .where('object', '=', account)
      .orderBy('id')
      .execute()
    expect(acts.map(({ act }) => act)).toEqual([
      ...['template-editor.grant', 'template-editor.withdraw', 'template-editor.grant'],
    ])
  })
})

describe('curricula', () => {
  test('T3: a change of name, level or fields is a new curriculum; of the period, the same; of nothing, refused', async () => {
    const { curriculumId } = await newContent()
    const revise = (id: string, change: object) =>
      editor.post(`/api/staff/curricula/${id}/revisions`, { ...CURRICULUM, ...change })
    expect(await codeOf(await revise(curriculumId, {}))).toBe('curriculum_unchanged')
    expect(await codeOf(await revise(curriculumId, { validTo: '20200101' }))).toBe('curriculum_dates_wrong')
    const same = (await (await revise(curriculumId, { validTo: '20300831' })).json()) as CurriculumOutcome
    expect(same).toEqual({ id: curriculumId, outcome: 'same' })
    const revised = (await (await revise(curriculumId, { nameEn: 'Data Sciences' })).json()) as CurriculumOutcome
    expect(revised.outcome).toBe('new')
    expect(revised.id).not.toBe(curriculumId)
    expect(await codeOf(await revise(curriculumId, { level: '7' }))).toBe('curriculum_revised_already')
    const known = (await choices()).curricula.filter(({ id }) => [curriculumId, revised.id].includes(id))
    expect(known.map(({ nameEn, isRevised }) => [nameEn, isRevised]).sort()).toEqual([
      ['Data Science', true],
      ['Data Sciences', false],
    ])
  })
})

describe('versions', () => {
  test('T9: a proposal becomes a version when a second person approves it, not its proposer', async () => {
    const content = await newContent()
    const id = await idOf(await save(editor, 'DS1', content))
    expect(await codeOf(await decide(provider, id, 'approve'))).toBe('template_draft_moved_on')
    await decide(editor, id, 'propose')
    expect(await codeOf(await save(provider, 'DS1', content))).toBe('template_being_changed')
    expect(await codeOf(await decide(editor, id, 'approve'))).toBe('second_person_needed')
    expect((await search({ q: 'Επιστήμης Δεδομένων', institution: 'auth' })).total).toBe(0)
    await decide(provider, id, 'return', { comment: 'Λείπει η αγγλική σημείωση.' })
    const { drafts } = (await (await editor.get('/api/staff/templates/drafts')).json()) as TemplateDrafts
    expect(drafts.find((draft) => draft.id === id)).toMatchObject({
      state: 'sent-back',
      comment: 'Λείπει η αγγλική σημείωση.',
    })
    expect(await idOf(await save(editor, 'DS1', { ...content, notesEn: 'A note.' }))).toBe(id)
    await decide(editor, id, 'propose')
    const answers = await Promise.all(Array.from({ length: 16 }, () => decide(provider, id, 'approve')))
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    const [found] = (await search({ q: 'επιστημης ΔΕΔΟΜΕΝΩΝ' })).templates
    expect(found).toMatchObject({ titleId: 'DS1', version: 1, level: '6', eqfLevel: 6, iscedField: '0613' })
  })

  test('T9: a change is shown field by field, and approved versions stay as they were', async () => {
    const content = await newContent()
    await publish('DS2', content)
    const id = await idOf(await save(editor, 'DS2', { ...content, titleEn: 'BSc in Data Science' }))
    const { drafts } = (await (await provider.get('/api/staff/templates/drafts')).json()) as TemplateDrafts
    expect(drafts.find((draft) => draft.id === id)?.differences).toEqual([
      {
        field: 'titleEn',
        before: { el: content.titleEn, en: content.titleEn },
        after: { el: 'BSc in Data Science', en: 'BSc in Data Science' },
      },
    ])
    await decide(editor, id, 'propose')
    await decide(provider, id, 'approve')
    const [found] = (await search({ q: 'BSc in Data Science' })).templates
    const document = TemplateDocument.parse(await (await get(`/api/v1/templates/${found?.blueprintId}`)).json())
    expect(document.versions.map(({ version, title }) => [version, title.en])).toEqual([
      [2, 'BSc in Data Science'],
      [1, content.titleEn],
    ])
    const { db } = world.database
    await expect(db.updateTable('template_versions').set({ title_en: 'x' }).execute()).rejects.toThrow('never changed')
    await expect(db.deleteFrom('templates').execute()).rejects.toThrow('keeps its blueprint id')
    const again = await idOf(await save(editor, 'DS2', { ...content, titleEn: 'BSc in Data Science' }))
    expect(await codeOf(await decide(editor, again, 'propose'))).toBe('template_unchanged')
    await decide(editor, again, 'withdraw')
  })

  test('T9: an approved version is released with a signature that anybody verifies, and an altered copy fails', async () => {
    const content = await newContent()
    await publish('DS9', content)
    await publish('DS9', { ...content, titleEn: 'BSc in Data Science' })
    const [template] = (await search({ q: 'BSc in Data Science', institution: 'auth' })).templates.filter(
      ({ titleId }) => titleId === 'DS9',
    )
    const address = `/api/v1/templates/${template?.blueprintId}/versions`
    // With its time stamp and the evidence of its certificates it needs nobody else to be judged.
    const evidence = async () => (await signedOf(await get(`${address}/2/signed`)))?.header?.etsiU.length ?? 0
    await expect.poll(evidence, { timeout: 60_000 }).toBeGreaterThan(1)
    const answer = await get(`${address}/2/signed`)
    expect(answer.headers.get('content-type')).toContain('application/jose+json')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const signed = JadesFile.parse(await answer.json())
    const { header: _, ...file } = signed

    const protectedHeader = JSON.parse(Buffer.from(file.protected, 'base64url').toString()) as { x5c: [string] }
    const { publicKey } = new X509Certificate(Buffer.from(protectedHeader.x5c[0], 'base64'))
    const { payload } = await flattenedVerify(file, publicKey)
    expect(SignedTemplate.parse(JSON.parse(new TextDecoder().decode(payload)))).toMatchObject({
      ...{ blueprintId: template?.blueprintId, version: 2, follows: 1, titleId: 'DS9', eqfLevel: 6 },
      ...{ title: { el: content.titleEl, en: 'BSc in Data Science' }, institution: { id: 'auth' } },
    })
    expect(new TextDecoder().decode(payload)).not.toMatch(/provider:|proposed|approved_by/)

    const altered = JSON.parse(Buffer.from(file.payload, 'base64url').toString()) as { title: { en: string } }
    altered.title.en = 'Doctorate'
    const forged = { ...file, payload: Buffer.from(JSON.stringify(altered)).toString('base64url') }
    await expect(flattenedVerify(forged, publicKey)).rejects.toThrow()
    expect(await adesVerify(signed)).toMatchObject({ code: 0, indication: 'TOTAL-PASSED' })
    expect(await adesVerify({ ...signed, ...forged })).toMatchObject({ code: 1, indication: 'TOTAL-FAILED' })
    expect((await get(`${address}/3/signed`)).status).toBe(404)
  })

  test('T9: a release waits for its signature, is raised to B-LT, and the database keeps the signature as it is', async () => {
    const { db } = world.database
    await publish('DS10', await newContent())
    const release = () =>
      db
        .selectFrom('template_releases')
        .innerJoin('template_versions', 'template_versions.id', 'template_releases.version_id')
        .innerJoin('templates', 'templates.id', 'template_versions.template_id')
        .selectAll('template_releases')
        .select('blueprint_id')
        .where('title_id', '=', 'DS10')
        .executeTakeFirst()
    await expect.poll(async () => (await release())?.level, { timeout: 60_000 }).toBe('B-LT')
    const known = await release()
    if (known === undefined) throw new Error('it was released')
    const other = { ...known.jades, signature: 'AAAA' }
    const change = db.updateTable('template_releases').set({ jades: JSON.stringify(other) })
    await expect(change.where('version_id', '=', known.version_id).execute()).rejects.toThrow(/keeps its signature/)
    await expect(db.deleteFrom('template_releases').execute()).rejects.toThrow(/keeps its signature/)
    expect(await adesVerify(known.jades)).toMatchObject({ code: 0, level: 'B-LT' })
  })

  test('T9: the database refuses a version whose approver proposed it', async () => {
    const { db } = world.database
    const version = await db.selectFrom('template_versions').selectAll().limit(1).executeTakeFirstOrThrow()
    const { search_key: _, ...row } = version
    const own = { ...row, id: randomUUID(), version: 99, proposed_by: 'provider:1', approved_by: 'provider:1' }
    await expect(db.insertInto('template_versions').values(own).execute()).rejects.toThrow('second_person')
  })

  test('T1 T4 T8: a template stands under its department’s curriculum, with its level and one of its fields', async () => {
    const content = await newContent()
    const { departments } = await choices()
    const other = departments.find(({ id, isMaintaining }) => isMaintaining && id !== 'auth:338')
    expect(await codeOf(await save(editor, 'DS3', { ...content, issuingDepartmentId: other?.id }))).toBe(
      'template_curriculum_wrong',
    )
    expect(await codeOf(await save(editor, 'DS3', { ...content, issuingDepartmentId: 'aueb:312' }))).toBe(
      'template_department_wrong',
    )
    expect(await codeOf(await save(editor, 'DS3', { ...content, levelCode: '746' }))).toBe('template_level_wrong')
    expect(await codeOf(await save(editor, 'DS3', { ...content, iscedField: '0111' }))).toBe('template_field_wrong')
    expect((await save(editor, 'DS3', { ...content, levelCode: '748x' })).status).toBe(400)
    expect((await save(editor, 'DS3', { ...content, iscedField: '9999' })).status).toBe(400)
  })
})

test('a title that was not documented can be shared and read as soon as its template is approved; older releases stay', async () => {
  const reader = new Reader(world)
  await reader.logIn('hr.aegis')
  const before = await reader.read(await new Graduate(world, 'eleni').share('aegis'))
  const [old] = before.data
  await publish('338601', {
    ...(await newContent()),
    ...{ titleEl: 'Πτυχίο Πληροφορικής (νέο)', titleEn: 'BSc in Informatics (new)' },
  })
  const after = await reader.read(await new Graduate(world, 'eleni').share('aegis'))
  expect(after.data.map(({ diploma }) => JSON.stringify(diploma)).join()).toContain('(νέο)')
  const verified = await reader.verify(old?.verificationIdentifier ?? '')
  expect(verified).toMatchObject({ verified: true, match: true })
})

describe('search', () => {
  test('T2: finds among more than 2,500 without accents or case, in Greek and Latin, by any of the names', async () => {
    const { total } = await search({})
    expect(total).toBeGreaterThan(2500)
    await loadTemplateRegistry(world.database.db, world.clock.now())
    expect((await search({})).total).toBe(total)
    const { templates } = await search({ q: 'πτυχιο ΠΛΗΡΟΦΟΡΙΚΗΣ', institution: 'auth' })
    const first = templates.find(({ title }) => title.el.startsWith('Πτυχίο Πληροφορικής'))
    expect(first?.institution.id).toBe('auth')
    expect((await search({ q: 'doctoral informatics aristotle' })).templates.map(({ titleId }) => titleId)).toContain(
      '338801',
    )
    expect((await search({ q: first?.blueprintId.toLowerCase() ?? '' })).total).toBe(1)
    expect((await search({ q: 'διεθνων ευρωπαικων περιφερειακων' })).templates[0]?.institution.id).toBe('panteion')
    expect((await search({ q: 'ΤΕΙ-που-δεν-υπάρχει' })).total).toBe(0)
    expect((await search({ q: '100%' })).total).toBe(0)
    const former = await search({ q: 'τεχνολογικο εκπαιδευτικο ιδρυμα πειραια' })
    expect(new Set(former.templates.map(({ institution }) => institution.id))).toEqual(new Set(['uniwa']))
  })

  test('T2: filters by institution, department and level, page by page, each template once', async () => {
    const all = await search({ institution: 'auth' })
    const pages = await Promise.all(
      Array.from({ length: all.pages }, (_, index) => search({ institution: 'auth', page: String(index + 1) })),
    )
    const ids = pages.flatMap(({ templates }) => templates.map(({ blueprintId }) => blueprintId))
    expect(new Set(ids).size).toBe(all.total)
    expect(ids).toHaveLength(all.total)
    const doctorates = await search({ department: 'auth:338', level: '8' })
    expect(doctorates.templates.every(({ level }) => level === '8')).toBe(true)
    expect(doctorates.total).toBe(2)
  })

  test('T1: the tree has five levels and its counts add up', async () => {
    const forest = TemplateForest.parse(await (await get('/api/v1/template-tree')).json())
    const total = forest.institutions.reduce((sum, { count }) => sum + count, 0)
    expect(total).toBe((await search({})).total)
    const tree = TemplateTree.parse(await (await get('/api/v1/template-tree/uniwa')).json())
    const leaves = tree.maintainers.flatMap(({ issuers }) =>
      issuers.flatMap(({ curricula }) => curricula.flatMap(({ templates }) => templates)),
    )
    expect(leaves).toHaveLength(tree.count)
    const abolished = tree.maintainers.find(({ id }) => id === 'uniwa:387')
    expect(abolished?.issuers.map(({ name }) => name.el)).toContain('Τμήμα Ηλεκτρονικής')
    expect((await get('/api/v1/template-tree/nowhere')).status).toBe(404)
  })

  test('T4 T8: every template has a level code of the list and a field of ISCED-F', async () => {
    const { db } = world.database
    const versions = await db.selectFrom('template_versions').select(['level_code', 'isced_field']).execute()
    expect(versions.every(({ level_code }) => parseLevelCode(level_code) !== null)).toBe(true)
    expect(versions.every(({ isced_field }) => iscedFieldName(isced_field ?? '', 'el') !== '')).toBe(true)
  })
})

describe('open data', () => {
  test('T7: anyone reads templates from any site, cached by ETag', async () => {
    const answer = await get('/api/v1/templates?institution=uoc', { origin: 'https://other.example' })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
    const etag = answer.headers.get('etag') ?? ''
    const again = await get('/api/v1/templates?institution=uoc', { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect((await get('/api/staff/session')).headers.get('access-control-allow-origin')).toBeNull()
  })

  test('T7: a template is given as JSON with its versions, or as a learning specification of ELM', async () => {
    const [first] = (await search({ institution: 'uoc', level: '6' })).templates
    const path = `/api/v1/templates/${first?.blueprintId}`
    expect(TemplateDocument.parse(await (await get(path)).json())).toMatchObject({ schemaVersion: 1, template: first })
    for (const answer of [await get(`${path}?format=elm`), await get(path, { accept: 'application/ld+json' })]) {
      expect(answer.headers.get('content-type')).toMatch(/^application\/ld\+json/)
      expect(LearningSpecification.parse(await answer.json())).toMatchObject({
        type: 'Qualification',
        id: `${world.origin}${path}`,
        title: { el: [first?.title.el], en: [first?.title.en] },
        eqfLevel: { id: 'http://data.europa.eu/snb/eqf/6' },
        iscedFCode: [{ notation: first?.iscedField }],
      })
    }
    expect((await get('/api/v1/templates/BP-9999999')).status).toBe(404)
  })

  test('T7: no actor, account or name of a person is in it', async () => {
    const document = await (await get('/api/v1/templates?institution=auth&q=data')).text()
    expect(document).toContain('Data Science')
    expect(document).not.toMatch(/provider:|institution:|proposed|approvedBy|Παρόχου/)
  })
})

describe('import and export', () => {
  const bring = async (order: object) =>
    (await (
      await provider.post('/api/staff/templates/import', { institution: 'uoc', ...order })
    ).json()) as ImportReport
  const exported = async (format: string, institution = 'uoc') =>
    (await provider.get(`/api/staff/templates/export/${institution}?format=${format}`)).text()

  test.each(['csv', 'json'])('what was exported as %s imports again to the same', async (format) => {
    const text = await exported(format)
    const report = await bring({ format, text, isDryRun: false })
    expect(report).toMatchObject({ isWritten: true, proposed: 0, errors: [] })
    expect(report.unchanged).toBe(report.rows)
    expect(report.rows).toBeGreaterThan(50)
  })

  const HEADER =
    'titleId,levelCode,iscedField,titleEl,titleEn,maintainingDepartment,issuingDepartmentEl,issuingDepartmentEn,curriculumEl,curriculumEn'
  const ROW = 'NEW1,645,0613,Πτυχίο Δοκιμών,Degree in Trials,216,Τμήμα Δοκιμών,Department of Trials,Δοκιμές,Trials'

  test('each faulty row is named in both languages and nothing of the file is written', async () => {
    const text = [
      HEADER,
      ROW,
      ROW,
      ROW.replace('NEW1,645', 'NEW2,999'),
      ROW.replace('NEW1', 'NEW3').replace('216', '999'),
    ].join('\n')
    const { departments: before } = (await (
      await provider.get('/api/staff/templates/choices/uoc')
    ).json()) as TemplateChoices
    const report = await bring({ format: 'csv', text, isDryRun: false })
    expect(report).toMatchObject({ isWritten: false, rows: 4 })
    expect(report.errors.map(({ row, text: { en } }) => [row, en])).toEqual([
      [2, 'The title id stands twice in the file.'],
      [3, 'Unknown level “999”.'],
      [4, 'The issuing department does not belong to the institution of the template.'],
    ])
    const { departments: after } = (await (
      await provider.get('/api/staff/templates/choices/uoc')
    ).json()) as TemplateChoices
    expect(after).toEqual(before)
    expect(
      await codeOf(
        await provider.post('/api/staff/templates/import', {
          institution: 'uoc',
          format: 'csv',
          text: 'a,b\n1,2',
          isDryRun: true,
        }),
      ),
    ).toBe('import_unreadable')
  })

  test('a dry run writes nothing; the import proposes, a second person approves, and the export has it', async () => {
    const text = `${HEADER}\n${ROW}\n`
    const order = { format: 'csv', text }
    expect(await bring({ ...order, isDryRun: true })).toMatchObject({ isWritten: false, proposed: 1, errors: [] })
    expect(await bring({ ...order, isDryRun: false })).toMatchObject({ isWritten: true, proposed: 1 })
    const { drafts } = (await (await second.get('/api/staff/templates/drafts')).json()) as TemplateDrafts
    const draft = drafts.find(({ titleId }) => titleId === 'NEW1')
    expect(await codeOf(await decide(provider, draft?.id ?? '', 'approve'))).toBe('second_person_needed')
    expect((await decide(second, draft?.id ?? '', 'approve')).status).toBe(200)
    const out = await exported('csv')
    expect(out).toContain('NEW1,645,0613,Πτυχίο Δοκιμών')
    expect(await bring({ format: 'csv', text: out, isDryRun: true })).toMatchObject({ proposed: 0, errors: [] })
  })
})

describe('P11: is this institution recognised', () => {
  const lookUp = async (q: string) =>
    InstitutionLookup.parse(await (await get(`/api/v1/institutions/lookup?q=${encodeURIComponent(q)}`)).json())

  test('P11: an institution is found by any name that it has or had', async () => {
    expect((await lookUp('αριστοτελειο')).recognised.map(({ code }) => code)).toEqual(['auth'])
    const former = await lookUp('τεχνολογικο εκπαιδευτικο ιδρυμα ΑΘΗΝΑΣ')
    expect(former.recognised.map(({ code }) => code)).toEqual(['uniwa'])
    expect(former.recognised[0]?.formerNames.map(({ el }) => el)).toContain('Τεχνολογικό Εκπαιδευτικό Ίδρυμα Αθήνας')
    expect((await lookUp('Central Greece')).recognised.map(({ code }) => code).sort()).toEqual(['uoa', 'uth'])
    expect((await get('/api/v1/institutions/lookup?q=a')).status).toBe(400)
  })

  test('P11: the provider keeps the list of unrecognised names; nobody else does, and no recognised name is on it', async () => {
    expect((await lookUp('υπερβορεια hyperborea')).unrecognised).toEqual([])
    expect((await lookUp('hyperborea')).unrecognised).toMatchObject([
      { name: 'Royal Hellenic Online University of Hyperborea' },
    ])
    const name = {
      name: 'Πανεπιστήμιο της Νεφελοκοκκυγίας',
      country: null,
      reasonEl: 'Δεν υπάρχει.',
      reasonEn: 'It does not exist.',
    }
    const add = (who: Staff | ProviderSession, body: object) => who.post('/api/staff/unrecognised-names', body)
    expect((await add(editor, name)).status).toBe(403)
    const id = await idOf(await add(provider, name))
    expect(await codeOf(await add(provider, { ...name, name: 'ΠΑΝΕΠΙΣΤΗΜΙΟ ΤΗΣ ΝΕΦΕΛΟΚΟΚΚΥΓΙΑΣ' }))).toBe(
      'name_listed_already',
    )
    expect(await codeOf(await add(provider, { ...name, name: 'Ανωτάτη Γεωπονική Σχολή Αθηνών' }))).toBe(
      'name_is_recognised',
    )
    expect((await lookUp('νεφελοκοκκυγια')).unrecognised).toHaveLength(1)
    expect((await provider.post(`/api/staff/unrecognised-names/${id}/remove`)).status).toBe(200)
    expect((await lookUp('νεφελοκοκκυγια')).unrecognised).toEqual([])
    const events = world.database.db.selectFrom('audit_events').select('act').where('object', '=', id)
    const acts = await events.orderBy('id').execute()
    expect(acts.map(({ act }) => act)).toEqual(['unrecognised-name.enter', 'unrecognised-name.remove'])
  })
})
