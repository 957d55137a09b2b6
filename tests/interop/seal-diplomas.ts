import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { augmentJades, augmentPades, signJades } from '@perga/ades'
import type { WireDiploma } from '@perga/contracts'
import type { Locale } from '@perga/domain'
import { makeDocuments } from '@perga/server/documents/make-documents.ts'
import type { SealedFile, SealedFileStore } from '@perga/server/documents/sealed-file-store.ts'
import type { SignedDiploma } from '@perga/server/documents/signed-diploma.ts'
import { DEMO_DIPLOMA, DEMO_IDENTIFIER } from '@perga/server/documents/testing/demo-diploma.ts'
import { createTypesetter } from '@perga/server/documents/typesetting/typesetter.ts'
import { createLogger } from '@perga/server/platform/logging.ts'
import type { Expected } from '../../packages/ades/interop/files.ts'
import { createTestWorld, type TestWorld } from '../../packages/ades/src/test-pki/test-world.ts'

const SENTENCE = 'Η κάτοχος παρακολούθησε επιπλέον μαθήματα «Επινοημένων Συστημάτων» (12 μονάδες), με άριστα. '
const HIDDEN = { gradeDescription: null, gradeValue: null, birthDate: null, fatherNameEl: null, fatherNameEn: null }

/** The diplomas that are sealed: whole, in both languages; with notes over many pages; with fields that are not shared. */
const DIPLOMAS: readonly { name: string; locale: Locale; diploma: WireDiploma }[] = [
  { name: 'diploma-el.pdf', locale: 'el', diploma: DEMO_DIPLOMA },
  { name: 'diploma-en.pdf', locale: 'en', diploma: DEMO_DIPLOMA },
  { name: 'diploma-notes.pdf', locale: 'el', diploma: { ...DEMO_DIPLOMA, notes: SENTENCE.repeat(430) } },
  { name: 'diploma-withheld.pdf', locale: 'en', diploma: { ...DEMO_DIPLOMA, ...HIDDEN } },
]

/** The service's own documents, from the typeset page to the archive stamp, as a reader downloads them. */
export async function sealDiplomas(folder: string, world = createTestWorld({ now: new Date() })): Promise<Expected[]> {
  writeFileSync(join(folder, 'diploma-root.der'), world.root.der)
  const typesetter = createTypesetter({ threads: 1, queue: 10, timeoutMs: 60_000, documentsPerThread: 100 })
  try {
    const documents = makeDocuments({
      ...{ origin: 'https://perga.example', typesetter, files: memoryStore(), signer: world.signer },
      sealIsQualified: false,
      clientNameEn: async () => null,
      augment: (pdf) => augmentPades(pdf, 'B-LTA', world),
      clock: { now: () => world.now },
      log: createLogger('silent'),
    })
    const expected: Expected[] = []
    for (const { name, locale, diploma } of DIPLOMAS) {
      const { pdf, level } = await documents.sealed(await signedDiploma(name, diploma, world), locale)
      writeFileSync(join(folder, name), pdf)
      if (level !== 'B-LTA') throw new Error(`${name} reached only ${level}`)
      expected.push({ name, outcome: 'passed', level, accessible: true })
    }
    return expected
  } finally {
    await typesetter.close()
  }
}

async function signedDiploma(auditId: string, diploma: WireDiploma, world: TestWorld): Promise<SignedDiploma> {
  const payload = Buffer.from(JSON.stringify(diploma))
  const sealed = await signJades(payload, { signer: world.signer, signingTime: world.now })
  const { jades } = await augmentJades(sealed, 'B-LT', world)
  return { auditId, diploma, jades, verificationIdentifier: DEMO_IDENTIFIER, keepUntil: world.now }
}

/** Each file is made once and asked for once, so that nothing is kept. */
function memoryStore(): SealedFileStore {
  const none = async (): Promise<SealedFile | undefined> => undefined
  const nothing = async () => undefined
  const zero = async () => 0
  const empty = async () => []
  return {
    find: none,
    keep: nothing,
    prolong: nothing,
    raise: nothing,
    incomplete: empty,
    postpone: nothing,
    erase: zero,
  }
}
