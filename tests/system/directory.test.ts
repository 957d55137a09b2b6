import type { DirectoryEntry, DirectoryList, StatisticsAnswer } from '@perga/contracts'
import { connectionStore } from '@perga/server/sources/connections/connection-store.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Graduate, Reader } from '../support/actors.ts'
import { ProviderStaff } from '../support/provider-staff.ts'
import { Staff } from '../support/staff.ts'
import { startWorld, type World } from '../support/world.ts'

const AUTH = 'Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης'
// Of the institution that is merged below.
const DEPARTMENT = 'Τμήμα Επιστήμης Υπολογιστών'
let world: World
let ada: ProviderStaff
let reader: Reader
beforeAll(async () => {
  world = await startWorld()
  ada = await ProviderStaff.registered(world, 'Ada')
  reader = new Reader(world)
  await reader.logIn('hr.aegis')
})
afterAll(() => world.stop())

const read = async <Body>(answer: Promise<Response>) => (await (await answer).json()) as Body
const entry = (code: string) => read<DirectoryEntry>(ada.get(`/api/desk/institutions/${code}`))
const codeOf = async (answer: Promise<Response>) => {
  const { status } = await answer
  return [status, (await read<{ code?: string }>(answer)).code]
}
const profileOf = async (code: string) => {
  const { website, email, phone, comments_el, comments_en, signed_pdf, adoption, ...entire } = await entry(code)
  const { serves_bachelor, serves_master, serves_doctorate } = entire
  return {
    ...{ website, email, phone, comments_el, comments_en, signed_pdf, adoption },
    ...{ serves_bachelor, serves_master, serves_doctorate },
  }
}
async function share(userName: string): Promise<string> {
  return new Graduate(world, userName).share('aegis')
}

describe('the adoption lists read what the provider keeps', () => {
  test('P1 P3: an institution changes list, contact and comments at once; the audit keeps before and after', async () => {
    const before = await profileOf('uoc')
    const change = { ...before, adoption: 'beta', phone: '+30 2810 000001', comments_en: 'Moved', comments_el: 'Νέο' }
    expect((await ada.post('/api/desk/institutions/uoc', change)).status).toBe(200)
    const listed = async (prefix: string) =>
      (await read<{ metadata: { code: string }[] }>(ada.get(`${prefix}/client/institutions_metadata`))).metadata
    expect((await listed('/api')).map(({ code }) => code)).not.toContain('uoc')
    expect((await listed('/api-test')).map(({ code }) => code)).toContain('uoc')
    const { name_el: name, history } = await entry('uoc')
    const stats = await read<StatisticsAnswer>(ada.get(`/api-test/client/stats/${encodeURIComponent(name)}`))
    expect(stats.diplomasInfo[0]).toMatchObject({ phone: '+30 2810 000001', comments: 'Νέο', comments_en: 'Moved' })
    expect(history[0]).toMatchObject({ act: 'institution.change', by: 'Ada' })
    expect(history[0]?.changes).toContainEqual({ name: 'phone.after', value: '+30 2810 000001' })
    expect(history[0]?.changes).toContainEqual({ name: 'adoption.before', value: before.adoption })
    expect((await ada.post('/api/desk/institutions/uoc', before)).status).toBe(200)
  })

  test('a change of nothing leaves no trace; a wrong address is refused', async () => {
    const before = await entry('uoc')
    await ada.post('/api/desk/institutions/uoc', await profileOf('uoc'))
    expect((await entry('uoc')).history).toEqual(before.history)
    const wrong = { ...(await profileOf('uoc')), website: 'javascript:alert(1)' }
    expect(await codeOf(ada.post('/api/desk/institutions/uoc', wrong))).toEqual([400, 'malformed_request'])
  })

  test('a new institution has a code and names of its own', async () => {
    const ionia = { code: 'neo-test', name_el: 'Νέο Δοκιμαστικό Πανεπιστήμιο', name_en: 'New Test University' }
    expect((await ada.post('/api/desk/institutions', ionia)).status).toBe(200)
    const same = { ...ionia, code: 'neo-other' }
    expect(await codeOf(ada.post('/api/desk/institutions', ionia))).toEqual([409, 'institution_name_taken'])
    expect(await codeOf(ada.post('/api/desk/institutions', same))).toEqual([409, 'institution_name_taken'])
    const { institutions } = await read<DirectoryList>(ada.get('/api/desk/institutions'))
    expect(institutions.find(({ code }) => code === 'neo-test')).toEqual({
      ...ionia,
      ...{ adoption: 'none', merged_into: null, connection: null, has_proposal: false },
    })
  })
})

describe('I14: former names and mergers', () => {
  test('after a new name the old one prints on degrees, finds the institution, and what was released before is unchanged', async () => {
    const code = await share('maria')
    const [released] = (await reader.read(code)).data
    const names = { name_el: 'Νέο Αριστοτέλειο', name_en: 'New Aristotle' }
    const renaming = { ...names, used_until: '2026-09-30' }
    expect((await ada.post('/api/desk/institutions/auth/name', renaming)).status).toBe(200)
    expect(await reader.verify(released?.verificationIdentifier ?? '')).toMatchObject({ verified: true, match: true })
    const [again] = (await reader.read(code)).data
    expect(again?.diploma).toMatchObject({ issuerInstitution: AUTH, maintainerInstitution: names.name_el })
    const stats = await ada.get(`/api/client/stats/${encodeURIComponent(AUTH)}`)
    expect((await read<StatisticsAnswer>(Promise.resolve(stats))).diplomasInfo[0]).toMatchObject({ code: 'auth' })
    expect((await entry('auth')).former_names).toContainEqual(
      expect.objectContaining({ name_el: AUTH, used_until: '2026-09-30' }),
    )
  })

  test('a name that another institution has, and a last day to come, are refused', async () => {
    const { name_el } = await entry('uoc')
    const renaming = { name_el, name_en: 'x', used_until: '2026-09-30' }
    expect(await codeOf(ada.post('/api/desk/institutions/auth/name', renaming))).toEqual([
      409,
      'institution_name_taken',
    ])
    const future = { name_el: 'Άλλο', name_en: 'Other', used_until: '2126-01-01' }
    expect(await codeOf(ada.post('/api/desk/institutions/auth/name', future))).toEqual([400, 'day_to_come'])
  })

  test('after a merger the other institution answers: releases verify, readings go on, the old issuer’s name prints', async () => {
    const code = await share('nikos')
    const [released] = (await reader.read(code)).data
    const { name_el: oldName } = await entry('uoc')
    const { name_el: newName } = await entry('aueb')
    const connections = connectionStore(world.database.db, world.keys)
    const itsData = await connections.read('uoc')
    const merger = { into: 'aueb', on: '2026-10-01' }
    expect((await ada.post('/api/desk/institutions/uoc/merger', merger)).status).toBe(200)
    // The data moved to the institution that answers now.
    await connections.save('aueb', itsData, world.clock.now())

    expect(await reader.verify(released?.verificationIdentifier ?? '')).toMatchObject({ verified: true, match: true })
    const [again] = (await reader.read(code)).data
    expect(again?.diploma).toMatchObject({
      ...{ issuerInstitution: oldName, maintainerInstitution: newName, maintainerInstitution_Code: 'aueb' },
    })
    const fresh = (await reader.read(await share('nikos'))).data.map(({ diploma }) => diploma)
    expect(fresh).toContainEqual(
      expect.objectContaining({ issuerInstitution: oldName, maintainerInstitution: newName }),
    )

    const [ended, answering] = [await entry('uoc'), await entry('aueb')]
    expect(ended).toMatchObject({ merged_into: 'aueb', merged_on: '2026-10-01', adoption: 'none' })
    expect(answering.absorbed).toEqual(['uoc'])
    expect(ended.departments.every(({ kind }) => kind === 'issuing')).toBe(true)
    const { institutions } = await read<DirectoryList>(ada.get('/api/desk/institutions'))
    expect(institutions.find((one) => one.code === 'uoc')).toMatchObject({ connection: null })
  })

  test('X3: after a merger departments of the one that ended are chosen at the one that answers, and a check finds degrees of theirs', async () => {
    const { departments } = await entry('aueb')
    const keeper = departments.find(({ kind, name_el }) => kind === 'maintaining' && name_el === DEPARTMENT)
    const old = { kind: 'issuing', name_el: 'Παλαιό Τμήμα', name_en: 'Old Department', minedu_id: null }
    const kept = { maintainer_id: keeper?.id, former_institution_el: null, former_institution_en: null }
    expect((await ada.post('/api/desk/institutions/uoc/departments', { ...old, ...kept })).status).toBe(200)
    const inspector = new Reader(world)
    await inspector.logIn('inspector')
    const answer = await inspector.browser.request(`${world.origin}/api/client/institutions/aueb/departments`)
    const { issuers } = (await answer.json()) as { issuers: { Department: string }[] }
    const names = issuers.map(({ Department }) => Department)
    expect(names).toEqual(expect.arrayContaining([old.name_el, DEPARTMENT]))
    expect(new Set(names).size).toBe(names.length)
    const { name_el: institution } = await entry('aueb')
    const found = await inspector.post('/api/client/diploma_check/check', {
      ...{ ssn: '09099090178', lastname: 'ΔΕΙΓΜΑΤΑΣ', day: '09', month: '09', year: '1990', level: '6' },
      ...{ institution, institutionCode: 'aueb', department: DEPARTMENT, purpose: 'Πρόσληψη' },
    })
    expect(await found.json()).toMatchObject({ resultCount: 1 })
  })

  test('a name from before the service knew the institution is entered, corrected, and finds it', async () => {
    const enter = (name: object) => ada.post('/api/desk/institutions/uniwa/former-names', name)
    const former = { name_el: 'Δοκιμαστικό Ίδρυμα Αιγάλεω', name_en: null, used_until: null }
    expect((await enter(former)).status).toBe(200)
    expect((await enter({ ...former, name_en: 'Test Institute', used_until: '1999-12-31' })).status).toBe(200)
    expect((await entry('uniwa')).former_names).toContainEqual({
      ...{ name_el: former.name_el, name_en: 'Test Institute', used_until: '1999-12-31' },
    })
    const { adoption } = await entry('uniwa')
    const prefix = adoption === 'beta' ? '/api-test' : '/api'
    const found = ada.get(`${prefix}/client/stats/${encodeURIComponent(former.name_el)}`)
    expect((await read<StatisticsAnswer>(found)).diplomasInfo[0]).toMatchObject({ code: 'uniwa' })
    expect(await codeOf(enter({ ...former, used_until: '2126-01-01' }))).toEqual([400, 'day_to_come'])
  })

  test('institutions are not merged into themselves, nor with one that has ended', async () => {
    const merge = (code: string, into: string, on = '2026-10-01') =>
      codeOf(ada.post(`/api/desk/institutions/${code}/merger`, { into, on }))
    expect(await merge('auth', 'auth')).toEqual([409, 'merger_not_possible'])
    expect(await merge('auth', 'uoc')).toEqual([409, 'merger_not_possible'])
    expect(await merge('uoc', 'auth')).toEqual([409, 'merger_not_possible'])
    expect(await merge('auth', 'aueb', '2126-01-01')).toEqual([409, 'merger_not_possible'])
    expect(await merge('auth', 'nowhere')).toEqual([404, 'not_found'])
  })
})

describe('departments', () => {
  const facts = {
    ...{ name_el: 'Τμήμα Δοκιμών', name_en: 'Department of Tests', minedu_id: null, maintainer_id: null },
    ...{ former_institution_el: null, former_institution_en: null },
  }
  const enter = (department: object) => ada.post('/api/desk/institutions/auth/departments', department)
  const named = async (name: string) => (await entry('auth')).departments.find(({ name_el }) => name_el === name)

  test('an issuing department is kept by a maintaining one; a change is audited', async () => {
    expect((await enter({ ...facts, kind: 'maintaining', minedu_id: '99001' })).status).toBe(200)
    const maintaining = await named('Τμήμα Δοκιμών')
    const issuing = { ...facts, kind: 'issuing', name_el: 'Τμήμα Παλαιών Δοκιμών', maintainer_id: maintaining?.id }
    expect((await enter(issuing)).status).toBe(200)
    const known = await named('Τμήμα Παλαιών Δοκιμών')
    expect(known?.maintainer).toMatchObject({ name_el: 'Τμήμα Δοκιμών', institution_code: 'auth' })
    const change = { ...facts, id: known?.id, name_el: 'Τμήμα Παλαιότερων', maintainer_id: maintaining?.id }
    expect((await ada.post('/api/desk/departments', change)).status).toBe(200)
    expect((await entry('auth')).history[0]?.changes).toContainEqual({
      ...{ name: 'name_el.before', value: 'Τμήμα Παλαιών Δοκιμών' },
    })
  })

  test('departments above one another, in a circle or without anyone above are refused', async () => {
    const maintaining = await named('Τμήμα Δοκιμών')
    const issuing = await named('Τμήμα Παλαιότερων')
    const wrong = [
      enter({ ...facts, kind: 'issuing' }),
      enter({ ...facts, kind: 'issuing', maintainer_id: issuing?.id }),
      enter({ ...facts, kind: 'issuing', maintainer_id: 'nowhere' }),
      enter({ ...facts, kind: 'maintaining', maintainer_id: maintaining?.id }),
      ada.post('/api/desk/departments', { ...facts, id: issuing?.id, maintainer_id: issuing?.id }),
      ada.post('/api/desk/departments', { ...facts, id: maintaining?.id, maintainer_id: issuing?.id }),
    ]
    for (const answer of wrong) expect(await codeOf(answer)).toEqual([400, 'department_not_valid'])
    const { db } = world.database
    const row = { id: 'x', institution_code: 'auth', kind: 'issuing', name_el: 'x', name_en: 'x' } as const
    await expect(
      db
        .insertInto('departments')
        .values({ ...row, maintainer_id: issuing?.id ?? '' })
        .execute(),
    ).rejects.toThrow(/kept by a maintaining one/)
  })
})

test('only the provider’s staff see and change the directory', async () => {
  const staff = new Staff(world)
  await staff.signOn('auth.head')
  for (const [visitor, status] of [
    [staff, 403],
    [new Staff(world), 401],
  ] as const) {
    const answers = await Promise.all([
      visitor.get('/api/desk/institutions'),
      visitor.get('/api/desk/institutions/auth'),
      visitor.post('/api/desk/institutions/auth', await profileOf('auth')),
      visitor.post('/api/desk/institutions/auth/merger', { into: 'aueb', on: '2026-10-01' }),
      visitor.get('/api/desk/institutions/auth/connection'),
      visitor.get('/api/desk/inspections'),
      visitor.get('/api/desk/inspections/purposes'),
    ])
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status))
  }
})
