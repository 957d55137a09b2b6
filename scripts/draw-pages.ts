// Sealed pages as pictures, in both languages: part of `npm run pictures`, into var/pictures/pages/.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { augmentPades, signPades } from '@perga/ades'
import type { WireDiploma } from '@perga/contracts'
import { LOCALES, type Locale } from '@perga/domain'
import { describePage } from '@perga/server/documents/page/describe-page.ts'
import { PAGE_TEXTS } from '@perga/server/documents/page/page-texts.ts'
import { DEMO_DIPLOMA, DEMO_IDENTIFIER } from '@perga/server/documents/testing/demo-diploma.ts'
import { createPageCompiler } from '@perga/server/documents/typesetting/compile-page.ts'
import { createTestWorld } from '../packages/ades/src/test-pki/test-world.ts'

const FOLDER = join(import.meta.dirname, '../var/pictures/pages')
// Of poppler-utils, which comes with the system, not with npm.
const PDF_TO_PNG = 'pdftoppm'
const LONG_TITLE =
  'Ενιαίος και Αδιάσπαστος Τίτλος Σπουδών Μεταπτυχιακού Επιπέδου Ηλεκτρολόγων Μηχανικών και Μηχανικών Υπολογιστών, Κατεύθυνση Ηλεκτρονικής και Υπολογιστών'
const LONG_TITLE_EN =
  'Integrated Master’s Degree of Electrical and Computer Engineering, Direction of Electronics and Computer Systems of the School of Invented Applied Sciences'

const CASES: Record<string, Partial<WireDiploma>> = {
  ordinary: {},
  'long names': {
    title: LONG_TITLE,
    titleEn: LONG_TITLE_EN,
    issuerUnit:
      'Τμήμα Επιστήμης και Τεχνολογίας Περιβάλλοντος, Φυσικών Πόρων και Βιώσιμης Ανάπτυξης Νησιωτικών Περιοχών',
    issuerUnitEn:
      'Department of Environmental Science, Natural Resources and Sustainable Development of Island Regions',
    lastNameEl: 'Παπαχατζηκωνσταντινογιαννακοπούλου-Οικονομοπαπαδημητροπούλου',
    firstNameEl: 'Μαρία-Αλεξάνδρα Ευαγγελία Παρασκευή',
    lastNameEn: 'Papachatzikonstantinogiannakopoulou-Oikonomopapadimitropoulou',
    firstNameEn: 'Maria-Alexandra Evangelia Paraskevi',
  },
  'long notes': {
    notes: 'Παράγραφος που εξηγεί λεπτομερώς τι διδάχθηκε, με τόνους και διαλυτικά (ΐ, ΰ).\n'.repeat(500),
    notesEn: 'A paragraph that tells at length what was taught, and what was not.\n'.repeat(600),
  },
  'no grade': { gradeValue: null, gradeDescription: null, dateIssued: null },
  'Latin letters only': { lastNameEl: null, firstNameEl: null, fatherNameEl: null, motherNameEl: null },
  'Greek letters only': {
    ...{ titleEn: null, notesEn: null, issuerInstitutionEn: null, issuerUnitEn: null },
    ...{ lastNameEn: null, firstNameEn: null, fatherNameEn: null, motherNameEn: null },
  },
  'another keeper': {
    maintainerInstitution: 'Πανεπιστήμιο Συγχωνεύσεων',
    maintainerInstitutionEn: 'University of Mergers',
    maintainerUnit: 'Τμήμα Αρχείων και Ιστορίας',
    maintainerUnitEn: 'Department of Records and History',
  },
  'marks and markup': { lastNameEl: '\u202eεδώ\u202c #panic("x") *β* 漢', notes: '<b>όχι</b> $a$ \u200fאב' },
}

const world = createTestWorld({ now: new Date() })
const compile = createPageCompiler()

/** The diploma typeset and sealed at B-LTA, as one who reads it gets it, but under an invented authority. */
async function sealedPage(changes: Partial<WireDiploma>, locale: Locale): Promise<Uint8Array> {
  const description = { locale, origin: 'https://perga.example', identifier: DEMO_IDENTIFIER, seal: 'test' } as const
  const page = describePage({ ...DEMO_DIPLOMA, ...changes }, { ...description, clientNameEn: 'Aegis of Trials' })
  const pdf = compile({ page, attachment: '{}', createdAt: Math.floor(world.now.getTime() / 1000) })
  const sealing = { signer: world.signer, signingTime: world.now, description: PAGE_TEXTS[locale].sealField }
  return (await augmentPades(await signPades(pdf, sealing), 'B-LTA', world)).pdf
}

async function draw(name: string, locale: Locale): Promise<void> {
  const path = join(FOLDER, `${name} ${locale}`)
  writeFileSync(`${path}.pdf`, await sealedPage(CASES[name] ?? {}, locale))
  // Of a long one the first two pages show how it goes on.
  execFileSync(PDF_TO_PNG, ['-r', '72', '-png', '-l', '2', `${path}.pdf`, path])
  rmSync(`${path}.pdf`)
}

if (spawnSync(PDF_TO_PNG, ['-v']).error) {
  process.stdout.write('No pictures of sealed pages: they need pdftoppm (poppler-utils).\n')
} else {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const name of Object.keys(CASES)) for (const locale of LOCALES) await draw(name, locale)
  process.stdout.write(`Pictures of sealed pages are in ${FOLDER}\n`)
}
