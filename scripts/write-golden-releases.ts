// Writes releases of today's layout into the repository, once for each layout: `node scripts/run-on-24.js scripts/write-golden-releases.ts`.
// A test compares and rebuilds them for ever. Everything in them is invented.
import { generateKeyPairSync, sign } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import type { Signer } from '@perga/ades'
import {
  CURRENT_LAYOUT,
  DIPLOMA_FIELDS,
  type DiplomaFieldKind,
  readDegreeRecord,
  SCOPES,
  type Scope,
} from '@perga/domain'
import { composeDiploma } from '@perga/server/diplomas/compose-diploma.ts'
import { fixedClock } from '@perga/server/platform/clock.ts'
import { type Database, useEmbedded } from '@perga/server/platform/database.ts'
import { keysFromMaster } from '@perga/server/platform/keys.ts'
import { migrate } from '@perga/server/platform/migrate.ts'
import { PglitePool } from '@perga/server/platform/pglite-pool.ts'
import { uuidV7 } from '@perga/server/platform/uuid-v7.ts'
import { openIdentifierKeys } from '@perga/server/releases/identifier-key.ts'
import { identifierKeyStore } from '@perga/server/releases/identifier-key-store.ts'
import { releaseDiplomas } from '@perga/server/releases/release-diplomas.ts'
import { releaseStore } from '@perga/server/releases/release-store.ts'
import {
  GOLDEN_MASTER_KEY,
  type GoldenRelease,
  goldenFile,
  writeGolden,
} from '@perga/server/releases/testing/golden-release.ts'
import { templateStore } from '@perga/server/templates/template-store.ts'

const HOLDER = { ssn: '15039290109', tin: '190020139' }
const CLIENT = { id: 'aegis', displayName: 'Αιγίς Δοκιμαστική Α.Ε.' }
const INSTITUTION = 'trials'

/** A value of each form, for fields that the degrees below do not name. */
const SAMPLES = {
  identifier: 'Δ-1',
  text: 'Κείμενο ΐ «δείγματος»',
  level: '6',
  date: '20150721',
  grade: '0.811',
  decimal: '240',
} satisfies Record<DiplomaFieldKind, string>

const templateSamples = Object.fromEntries(
  Object.values(DIPLOMA_FIELDS).flatMap(({ from, column, kind }) =>
    from === 'template' ? [[column, SAMPLES[kind]]] : [],
  ),
)

const TEMPLATES = {
  full: {
    ...templateSamples,
    level_code: '645',
    title_el: 'Πτυχίο Δοκιμαστικής Πληροφορικής',
    title_en: 'Bachelor’s Degree in Trial Informatics',
    notes_el: 'Κατεύθυνση: «Επινοημένα Συστήματα»\nΑντιστοιχεί σε 240 πιστωτικές μονάδες.',
    notes_en: 'Direction: “Invented Systems”\nWorth 240 ECTS credits.',
  },
  plain: {
    level_code: '746',
    title_el: 'Μεταπτυχιακό Δίπλωμα Ειδίκευσης',
    title_en: 'Master’s Degree',
    notes_el: null,
    notes_en: null,
  },
  // Letters with their accents apart, as some systems send them, and signs that JSON writes in a way of its own.
  hard: {
    level_code: '8',
    title_el: 'Διδακτορικό Δίπλωμα ΐ ΰ \u03b1\u0301',
    title_en: 'Doctorate \\ "quoted" \u2028 <b>',
    notes_el: '\ttab / κάθετος \u0001',
    notes_en: '',
  },
} as const

type Degree = { template: keyof typeof TEMPLATES; record: Record<string, unknown> }

const KEYS = { status: 'valid', ssn: HOLDER.ssn, tin: HOLDER.tin, firstNameEn: 'Maia', lastNameEn: 'Ypodeigmataki' }

const DEGREES: Record<string, Degree> = {
  full: {
    template: 'full',
    record: {
      ...KEYS,
      certificateID: 'A-1/2015',
      titleID: 'full',
      registrationID: '12',
      gender: 2,
      citizenship: 'GR',
      firstNameEl: 'Μαΐα',
      lastNameEl: 'Υποδειγματάκη-Προϊστορή',
      middleNameEl: 'Ρωξάνη',
      middleNameEn: 'Roxani',
      fatherNameEl: 'Άγγελος',
      fatherNameEn: 'Angelos',
      motherNameEl: 'Ευδοξία',
      motherNameEn: 'Evdoxia',
      birthDate: '19870930',
      birthYear: 1987,
      gradeDescription: 'Λίαν Καλώς',
      gradeValue: '0.811',
      dateIssued: '20150721',
      validFrom: '20150630',
    },
  },
  empty: { template: 'plain', record: { ...KEYS, certificateID: '77', titleID: 'plain' } },
  hard: {
    template: 'hard',
    record: {
      ...KEYS,
      certificateID: '0042',
      titleID: 'hard',
      lastNameEl: 'ΰΐ Ό’Κόννορ',
      firstNameEl: 'Ἀθηνᾶ',
      gradeDescription: 'Άριστα «10»',
      gradeValue: 1,
      dateIssued: 20240229,
      validFrom: null,
    },
  },
}

const SCOPES_OF_CASES: readonly (readonly Scope[])[] = [
  SCOPES,
  ...SCOPES.map((scope) => [scope]),
  ['title', 'level'],
  ['issuer', 'dates', 'identifiers'],
  ['title', 'issuer', 'level', 'grade', 'dates'],
]

const clock = fixedClock(new Date('2026-11-22T08:09:10.123Z'))
const keys = keysFromMaster(GOLDEN_MASTER_KEY)

async function prepare(db: Database) {
  const names = { name_el: 'Πανεπιστήμιο Δοκιμών', name_en: 'University of Trials' }
  await db
    .insertInto('institutions')
    .values({ code: INSTITUTION, ...names })
    .execute()
  const place = { institution_code: INSTITUTION, name_el: 'Τμήμα Ελέγχων', name_en: 'Department of Checks' }
  await db
    .insertInto('departments')
    .values({ ...place, id: 'keeper', kind: 'maintaining' })
    .execute()
  const former = { former_institution_el: 'Παλαιό Ίδρυμα', former_institution_en: 'Former Institution' }
  await db
    .insertInto('departments')
    .values({
      ...place,
      ...former,
      id: 'issuer',
      name_el: 'Τμήμα Δοκιμασιών',
      kind: 'issuing',
      maintainer_id: 'keeper',
    })
    .execute()
  const versions = new Map<string, string>()
  for (const [titleId, content] of Object.entries(TEMPLATES)) {
    const [id, templateId] = [uuidV7(clock.now()), uuidV7(clock.now())]
    await db
      .insertInto('templates')
      .values({ id: templateId, institution_code: INSTITUTION, title_id: titleId })
      .execute()
    const version = { id, template_id: templateId, version: 1, approved_at: clock.now() }
    await db
      .insertInto('template_versions')
      .values({ ...version, ...content, issuing_department_id: 'issuer' })
      .execute()
    versions.set(titleId, id)
  }
  await db
    .insertInto('clients')
    .values({
      id: CLIENT.id,
      name: CLIENT.id,
      kind: 'any-tax-user',
      display_name_el: CLIENT.displayName,
      display_name_en: 'Aegis',
      scopes: [...SCOPES],
    })
    .execute()
  const holderId = uuidV7(clock.now())
  const indices = { ssn_index: keys.index('ssn', HOLDER.ssn), tin_index: keys.index('tin', HOLDER.tin) }
  await db
    .insertInto('holders')
    .values({ id: holderId, created_at: clock.now(), ...indices })
    .execute()
  return { versions, holderId }
}

async function makeReleases(db: Database): Promise<GoldenRelease[]> {
  const { versions, holderId } = await prepare(db)
  const identifierKeys = await openIdentifierKeys({ store: identifierKeyStore(db), keys, clock })
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const signer: Signer = {
    algorithm: 'ES256',
    certificateChain: [Buffer.from('3003020101', 'hex')],
    sign: async (bytes) => sign('sha256', bytes, { key: privateKey, dsaEncoding: 'ieee-p1363' }),
  }
  const store = releaseStore(db, keys)
  const templates = templateStore(db)
  const degrees = await Promise.all(
    Object.values(DEGREES).map(async ({ template: titleId, record: raw }) => {
      const { record } = readDegreeRecord(raw)
      const template = await templates.find(versions.get(titleId) ?? '')
      if (record === null || template === undefined) throw new Error('the record and its template are usable')
      const key = { institution: INSTITUTION, certificateId: record.certificateID, titleId: record.titleID }
      const releasable = { key, facts: composeDiploma(record, template), templateVersionId: template.id }
      return { raw, template, releasable }
    }),
  )
  const made: GoldenRelease[] = []
  for (const scopes of SCOPES_OF_CASES) {
    const answer = await releaseDiplomas(
      {
        reading: { basis: 'link', authorizationId: null, reader: null, idempotencyHash: null },
        client: CLIENT,
        holderId,
        scopes,
        degrees: degrees.map(({ releasable }) => releasable),
        stillAllowed: async () => undefined,
      },
      { db, store, signer, identifierKeys, clock },
    )
    for (const [position, answered] of answer.entries()) {
      const stored = await store.find(answered.auditId, CLIENT.id)
      const degree = degrees[position]
      if (stored === undefined || degree === undefined) throw new Error('every answer has its release')
      made.push({ record: degree.raw, template: degree.template, stored, answered })
    }
  }
  return made
}

const file = goldenFile(CURRENT_LAYOUT)
if (existsSync(file))
  throw new Error(`the releases of layout ${CURRENT_LAYOUT} are kept already and are never made anew`)
const database = useEmbedded(await PglitePool.open())
await migrate(database)
writeFileSync(file, writeGolden(await makeReleases(database.db)))
await database.close()
process.stdout.write(`${file}\n`)
