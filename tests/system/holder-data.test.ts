import type { HolderExport, OwnCopy, OwnDegrees, ReceiptAddress } from '@perga/contracts'
import { PERSONAS } from '@perga/sandbox'
import { png } from '@perga/server/attachments/testing/image-fixtures.ts'
import { TERMS_VERSION } from '@perga/server/oauth/consent/sharing-policy.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Reader } from '../support/actors.ts'
import { Holder } from '../support/holder.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const mailsTo = (email: string) => world.sandbox.mailbox.received.filter(({ to }) => to.includes(email))

async function loggedIn(userName: string): Promise<Holder> {
  const holder = new Holder(world, userName)
  await holder.logIn()
  return holder
}

async function readAs(userName: string, code: string, query: Record<string, string> = {}) {
  const reader = new Reader(world)
  await reader.logIn(userName, query)
  return { reader, answer: await reader.read(code) }
}

const persona = (userName: string) => PERSONAS.find((candidate) => candidate.userName === userName)

describe('my diplomas', () => {
  test('G11: every degree is listed whole, without its key or a number of the person', async () => {
    const holder = await loggedIn('giorgos')
    const { degrees, institutions } = await holder.get<OwnDegrees>('diplomas')
    expect(degrees.map(({ diploma }) => diploma?.gradeValue).sort()).toEqual(['0.724', '0.903'])
    expect(institutions.every(({ status }) => status === 1200)).toBe(true)
    const text = JSON.stringify(degrees)
    expect(text).not.toContain(persona('giorgos')?.taxNumber ?? '?')
    expect(text).not.toContain('AUTH2010017')
  })

  test('G11: a copy is signed, on record, and any logged-in verifier can check it', async () => {
    const holder = await loggedIn('eleni')
    const { degrees } = await holder.get<OwnDegrees>('diplomas')
    const answer = await holder.send('POST', `diplomas/${degrees[0]?.degree}/copies`)
    const { copy } = (await answer.json()) as OwnCopy
    expect(copy.diploma).toMatchObject({ clientID: 'holder', gradeValue: '0.811' })
    const reader = new Reader(world)
    await reader.logIn('hr.aegis')
    expect(await reader.verify(copy.verificationIdentifier)).toMatchObject({ verified: true, match: true })
    expect(await holder.receipts()).toEqual([])
  })

  test('G11: the sealed PDF of an own degree opens under the name of its holder', async () => {
    const holder = await loggedIn('giorgos')
    const { degrees } = await holder.get<OwnDegrees>('diplomas')
    const answer = await holder.send('GET', `diplomas/${degrees[0]?.degree}/pdf?lang=en`)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const disposition = decodeURIComponent(answer.headers.get('content-disposition') ?? '')
    expect(disposition).toMatch(/QR_Υποθετικός_Γεώργιος_\d{8}\.pdf/)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.toString('latin1')).toContain('/ETSI.CAdES.detached')
  })

  test('G11: nobody makes a copy of another holder’s degree, nor of an invented one', async () => {
    const holder = await loggedIn('eleni')
    const { degrees } = await holder.get<OwnDegrees>('diplomas')
    const other = await loggedIn('giorgos')
    for (const handle of [degrees[0]?.degree ?? '', 'invented', `${degrees[0]?.degree.slice(0, -2)}AA`]) {
      expect((await other.send('POST', `diplomas/${handle}/copies`)).status).toBe(404)
    }
  })

  test('G25: an institution that is down is named, the others are listed', async () => {
    await world.control('institutions/aueb/behaviour', { behaviour: 'down' })
    const holder = await loggedIn('giorgos')
    const { degrees, institutions } = await holder.get<OwnDegrees>('diplomas')
    expect(degrees).toHaveLength(1)
    expect(institutions.find(({ institution }) => institution === 'aueb')?.status).not.toBe(1200)
    await world.control('reset', {})
  })
})

describe('a changed name', () => {
  test('G24: the other name is shown, must be declared, and the diploma prints what the institution holds', async () => {
    const holder = new Holder(world, 'katerina')
    const uid = await holder.graduate.begin('aegis')
    const [degree] = (await holder.graduate.degrees(uid)).degrees
    expect(degree?.other_name).toBe('Αικατερίνη Ανύπαρκτου')
    const refused = await holder.tryToShare('aegis')
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ code: 'name_change_not_declared' })

    const code = await holder.share('aegis', { name_declared: true })
    const { answer } = await readAs('hr.aegis', code)
    expect(answer.data[0]?.diploma.lastNameEl).toBe('Ανύπαρκτου')
    const [authorization] = await holder.authorizations()
    expect(authorization?.name_declared_at).toBe(authorization?.created_at)
  })

  test.each(['sofia', 'anna', 'maia', 'dora', 'john', 'petros', 'eleni'])(
    'G24: another spelling of one name asks for no declaration: %s',
    async (userName) => {
      const holder = await loggedIn(userName)
      const { degrees } = await holder.get<OwnDegrees>('diplomas')
      expect(degrees.map(({ name_differs }) => name_differs)).toEqual(degrees.map(() => false))
      expect(degrees.length).toBeGreaterThan(0)
    },
  )
})

describe('receipts', () => {
  test('G19: a reading by an organisation gives the holder one receipt: who, when, which fields, on what basis', async () => {
    const holder = new Holder(world, 'maria')
    const code = await holder.share('aegis', { scopes: ['title', 'dates'] })
    await readAs('hr.aegis', code)
    await expect.poll(() => holder.receipts(), { timeout: 15_000 }).toHaveLength(1)
    const [receipt] = await holder.receipts()
    expect(receipt).toMatchObject({
      basis: 'link',
      scopes: ['title', 'dates'],
      is_new: true,
      delay_reason: null,
      authorization: (await holder.authorizations())[0]?.id,
    })
    expect(receipt?.degrees).toHaveLength(2)
    expect(receipt?.reader.el).not.toBe('')
    expect(Math.abs((receipt?.at ?? 0) - Date.now() / 1000)).toBeLessThan(60)
    await holder.send('POST', 'receipts/seen')
    expect((await holder.receipts())[0]).toMatchObject({ is_new: false })
  })

  test('G19: a citizen who read is told as such, never by name or number', async () => {
    const holder = new Holder(world, 'vasiliki')
    const code = await holder.share('any-tax-user')
    await readAs('citizen', code, { token: code })
    await expect.poll(() => holder.receipts(), { timeout: 15_000 }).toHaveLength(1)
    expect((await holder.receipts())[0]?.reader.en).toBe('A citizen logged in with a tax account')
  })

  test('G19: where an address was confirmed by its code, the receipt comes by e-mail too, in the language chosen', async () => {
    const holder = await loggedIn('nikos')
    const email = 'nikos@mail.example'
    expect(await holder.get<ReceiptAddress>('receipt-address')).toMatchObject({ available: true, email: null })
    await holder.send('POST', 'receipt-address', { email, language: 'en' })
    const code = /code is (\d{6})/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? ''
    expect((await holder.send('POST', 'receipt-address/confirmation', { code: '12' })).status).toBe(400)
    expect((await holder.send('POST', 'receipt-address/confirmation', { code })).status).toBe(200)
    expect(await holder.get<ReceiptAddress>('receipt-address')).toMatchObject({ email, confirmed: true })

    await readAs('hr.aegis', await holder.share('aegis'))
    const receipt = () => mailsTo(email).filter(({ subject }) => subject === 'Your degrees were read')
    await expect.poll(receipt, { timeout: 15_000 }).toHaveLength(1)
    expect(receipt()[0]?.text).toMatch(/Who: Aegis[\s\S]*Basis: your authorization, by link[\s\S]*Degrees: 1/)
    expect(receipt()[0]?.text).not.toContain(persona('nikos')?.taxNumber ?? '?')
    await holder.send('POST', 'receipt-address/removal')
    expect(await holder.get<ReceiptAddress>('receipt-address')).toMatchObject({ email: null, confirmed: false })
  })

  test('G19: an address that nobody confirmed gets no receipt; after five wrong codes the right one is worth nothing', async () => {
    const holder = await loggedIn('sofia')
    const email = 'mistyped@mail.example'
    await holder.send('POST', 'receipt-address', { email, language: 'el' })
    const code = /είναι (\d{6})/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? ''
    expect(code).not.toBe('')
    for (let round = 0; round < 5; round += 1) {
      expect((await holder.send('POST', 'receipt-address/confirmation', { code: 'wrong' })).status).toBe(400)
    }
    expect((await holder.send('POST', 'receipt-address/confirmation', { code })).status).toBe(400)
    await readAs('hr.aegis', await holder.share('aegis'))
    await expect.poll(() => holder.receipts(), { timeout: 15_000 }).toHaveLength(1)
    expect(mailsTo(email)).toHaveLength(1)
  })

  test('G19: a mail server that is down delays the mail, never loses it', async () => {
    const holder = await loggedIn('anna')
    const email = 'anna@mail.example'
    await holder.send('POST', 'receipt-address', { email, language: 'el' })
    const code = /είναι (\d{6})/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? ''
    await holder.send('POST', 'receipt-address/confirmation', { code })
    await world.control('mailbox', { behaviour: 'refusing' })
    await readAs('hr.aegis', await holder.share('aegis'))
    await expect.poll(() => holder.receipts(), { timeout: 15_000 }).toHaveLength(1)
    await world.control('mailbox', { behaviour: 'normal' })
    const receipts = () => mailsTo(email).filter(({ text }) => text.includes('Ποιος:'))
    await expect.poll(receipts, { timeout: 40_000 }).toHaveLength(1)
  })
})

describe('everything about me', () => {
  test('Y6: the export holds in one document what the service holds of the person', async () => {
    const holder = new Holder(world, 'kostas')
    const code = await holder.share('aegis')
    await readAs('hr.aegis', code)
    const missing = { kind: 'missing', institution: 'auth', department: null, level: '7', year: 2016, email: null }
    const form = { ...missing, text: 'Λείπει το μεταπτυχιακό μου.' }
    const { id } = (await (await holder.sendForm('requests', form, [{ name: 'a.png', bytes: png() }])).json()) as {
      id: string
    }
    await holder.sendForm(`requests/${id}/messages`, { text: 'Το βρήκα σε χαρτί.' })
    await expect.poll(() => holder.receipts(), { timeout: 15_000 }).toHaveLength(1)
    const answer = await holder.send('GET', 'export')
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    const exported = (await answer.json()) as HolderExport
    expect(exported.account).toMatchObject({ tax_number: persona('kostas')?.taxNumber, tax_number_kept: true })
    expect(exported.authorizations).toHaveLength(1)
    expect(exported.receipts).toHaveLength(1)
    expect(exported.releases.map(({ certificate_id }) => certificate_id).sort()).toEqual([
      'AUEB2023017',
      'UNIWA2021390A',
    ])
    expect(exported.authorizations[0]).toMatchObject({
      terms_version: TERMS_VERSION,
      name_declared_at: null,
      system: null,
    })
    expect(exported.requests).toMatchObject([
      {
        ...{ id, institution: { code: 'auth' }, kind: 'missing', text: 'Λείπει το μεταπτυχιακό μου.', year: 2016 },
        ...{ attachments: [{ name: 'a.png' }], messages: [{ by: 'holder', text: 'Το βρήκα σε χαρτί.' }] },
      },
    ])
  })

  test('Y6: the export says what the person read of others, as a citizen and for an organisation, and what the audit holds of them', async () => {
    const open = await new Holder(world, 'giorgos').share('any-tax-user')
    await readAs('kostas', open, { token: open })
    const holder = await loggedIn('kostas')
    await holder.share('aegis')
    const [authorization] = await holder.authorizations()
    await holder.send('POST', `authorizations/${authorization?.id}/revocation`)
    const exported = await holder.get<HolderExport>('export')
    expect(exported.readings).toMatchObject([{ basis: 'link', degrees: 2, reader: { en: expect.any(String) } }])
    const acts = exported.audit.map(({ act, object }) => ({ act, object }))
    expect(acts).toContainEqual({ act: 'authorization.revoked', object: authorization?.id })

    const other = await loggedIn('maria')
    const theirs = await other.get<HolderExport>('export')
    expect(theirs.readings).toEqual([])
    expect(theirs.audit.map(({ object }) => object)).not.toContain(authorization?.id)
    const representative = await loggedIn('hr.aegis')
    const { readings } = await representative.get<HolderExport>('export')
    expect(readings.length).toBeGreaterThan(0)
    expect(readings.map(({ reader }) => reader.en)).toContain('Aegis Sample S.A.')
  })

  test('Y6: after the erasure nothing opens, nothing finds the person, and a new login is a new holder', async () => {
    const holder = new Holder(world, 'petros')
    const code = await holder.share('aegis')
    const { reader, answer } = await readAs('hr.aegis', code)
    const identifier = answer.data[0]?.verificationIdentifier ?? ''
    await expect.poll(() => holder.receipts(), { timeout: 15_000 }).toHaveLength(1)
    const filesBefore = (await world.database.db.selectFrom('sealed_files').select('audit_id').execute()).length
    const stale = await loggedIn('petros')
    const request = { kind: 'missing', institution: 'auth', department: null, level: '7', year: null, email: null }
    const sent = await stale.sendForm('requests', { ...request, text: 'Λείπει.' }, [{ name: 'a.png', bytes: png() }])
    expect(sent.status).toBe(200)
    const uid = await stale.graduate.begin('aegis')
    const offered = (await stale.graduate.degrees(uid)).degrees.map(({ degree }) => degree)
    const consent = { degrees: offered, scopes: ['title'], duration: 1 }
    const { degrees } = await stale.get<OwnDegrees>('diplomas')
    expect((await stale.send('GET', `diplomas/${degrees[0]?.degree}/pdf`)).status).toBe(200)

    expect((await holder.send('POST', 'erasure', { confirmed: false })).status).toBe(400)
    expect((await holder.send('POST', 'erasure', { confirmed: true })).status).toBe(200)
    expect((await holder.send('GET', 'authorizations')).status).toBe(401)
    expect((await stale.send('GET', 'authorizations')).status).toBe(401)
    expect((await stale.graduate.consent(uid, consent)).status).toBe(401)
    expect(await reader.read(code)).toMatchObject({ errorCode: '1', data: [] })
    expect(await reader.verify(identifier)).toMatchObject({ verified: true, comparison: 'unavailable', diploma: null })

    const { db } = world.database
    const erased = await db.selectFrom('holders').selectAll().where('erased_at', 'is not', null).execute()
    expect(erased).toMatchObject([{ tin_index: null, ssn_index: null, tin_sealed: null }])
    const holderId = erased[0]?.id ?? ''
    expect(await db.selectFrom('sealed_files').select('audit_id').execute()).toHaveLength(filesBefore)
    for (const table of ['receipts', 'receipt_addresses', 'desk_requests', 'desk_attachments', 'releases'] as const) {
      expect(await db.selectFrom(table).select('holder_id').where('holder_id', '=', holderId).execute()).toEqual([])
    }
    const release = await db
      .selectFrom('releases')
      .select('holder_id')
      .where('audit_id', '=', answer.data[0]?.auditId ?? '')
      .executeTakeFirstOrThrow()
    expect(release.holder_id).toBeNull()
    const again = await loggedIn('petros')
    expect(await again.authorizations()).toEqual([])
  })

  test('G23: what is wrong with a degree is kept sealed for the institution’s desk, and so are its files', async () => {
    const holder = await loggedIn('dora')
    const { degrees } = await holder.get<OwnDegrees>('diplomas')
    const text = 'Ο βαθμός δεν είναι σωστός.'
    const form = { kind: 'wrong', degree: degrees[0]?.degree, text, email: 'dora@mail.example' }
    const answer = await holder.sendForm('requests', form, [{ name: 'Δώρα.png', bytes: png() }])
    expect(answer.status).toBe(200)
    const rows = await world.database.db
      .selectFrom('desk_requests')
      .selectAll()
      .where('institution_code', '=', 'uniwa')
      .execute()
    expect(rows).toMatchObject([{ kind: 'wrong' }])
    expect(world.keys.unseal('degree-report', rows[0]?.text_sealed ?? new Uint8Array())).toBe(text)
    const tables = ['desk_requests', 'desk_attachments', 'audit_events']
    const dumps = tables.map((table) => sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`)
    const dump = JSON.stringify(await Promise.all(dumps.map((query) => query.execute(world.database.db))))
    const secrets = [
      text,
      'Δώρα',
      'dora@mail.example',
      persona('dora')?.taxNumber ?? '',
      Buffer.from(png()).toString('hex'),
    ]
    expect(secrets.filter((secret) => secret === '' || dump.includes(secret))).toEqual([])
  })
})
