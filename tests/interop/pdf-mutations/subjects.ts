import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Augmenting, augmentPades, renewPadesArchive, signPades } from '@perga/ades'
import type { ValidationOptions } from '@perga/ades/validation'
import type { TestWorld } from '../../../packages/ades/src/test-pki/test-world.ts'
import { sealDiplomas } from '../seal-diplomas.ts'
import { bytesOf, layoutOf, numbersIn, objectAt, textOf } from './pdf-text.ts'
import { PREPARATIONS, type Preparation } from './preparations.ts'

/** A sealed file that passes and is mutated. */
export interface Subject {
  readonly name: string
  readonly text: string
  readonly options: ValidationOptions
  /** How the page was prepared before it was sealed. */
  readonly preparation?: Preparation
  /** Whether our augmenter may add to it: it was sealed in the world of this run. */
  readonly isOwn: boolean
}

/** The page that is sealed. */
export const PAGE = new URL('../../../packages/ades/src/pades/fixtures/typst-a3a.pdf', import.meta.url)
const DIPLOMAS = ['diploma-el.pdf', 'diploma-en.pdf', 'diploma-withheld.pdf']
const FOREIGN = ['dss-LT.pdf', 'dss-LTA.pdf', 'pyhanko-LT.pdf', 'pyhanko-LTA.pdf']

/** The bytes of the streams that a list of the security store names. */
function storedIn(text: string, key: string): Uint8Array[] {
  const layout = layoutOf(text)
  const store =
    layout && [...layout.objects.values()].find(({ body }) => /\/OCSPs|\/CRLs/.test(body) && body.includes('/Certs'))
  const list = new RegExp(`/${key}\\s*\\[([^\\]]*)\\]`).exec(store?.body ?? '')?.[1] ?? ''
  return numbersIn(list).flatMap((number) => {
    const data = layout && /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(objectAt(layout, number).body)?.[1]
    return data === undefined ? [] : [bytesOf(data)]
  })
}

/** Seals a page at B-B, B-LT and B-LTA and renews the last. */
async function sealedAtEachLevel(
  world: TestWorld,
  name: string,
  page: Uint8Array,
  options: ValidationOptions,
): Promise<Subject[]> {
  const signing = { signer: world.signer, signingTime: world.now }
  const authorities: Augmenting = world
  const sealed = await signPades(page, signing)
  const raised = async (level: 'B-LT' | 'B-LTA') => (await augmentPades(sealed, level, authorities)).pdf
  const [lt, lta] = [textOf(await raised('B-LT')), await raised('B-LTA')]
  const evidence = { certificates: storedIn(lt, 'Certs'), ocsp: storedIn(lt, 'OCSPs'), crls: storedIn(lt, 'CRLs') }
  const subject = (level: string, text: string): Subject => ({ name: `${name} ${level}`, text, options, isOwn: true })
  return [
    { ...subject('B-B', textOf(sealed)), options: { ...options, evidence } },
    subject('B-LT', lt),
    subject('B-LTA', textOf(lta)),
    subject('renewed', textOf((await renewPadesArchive(lta, authorities)).pdf)),
  ]
}

async function preparedSubjects(world: TestWorld, page: Uint8Array, options: ValidationOptions): Promise<Subject[]> {
  const layout = layoutOf(textOf(page))
  if (layout === undefined) throw new Error('the page cannot be prepared')
  const subjects: Subject[] = []
  for (const preparation of PREPARATIONS) {
    try {
      const sealed = await signPades(bytesOf(preparation.prepare(layout)), {
        signer: world.signer,
        signingTime: world.now,
      })
      for (const level of ['B-LT', 'B-LTA'] as const) {
        const { pdf } = await augmentPades(sealed, level, world)
        subjects.push({
          name: `prepared (${preparation.name}) ${level}`,
          text: textOf(pdf),
          options,
          preparation,
          isOwn: true,
        })
      }
    } catch {
      // Sealing may refuse such a page. Then there is nothing to mutate.
    }
  }
  return subjects
}

/** What a run mutates: our files at each level, diplomas of the service, prepared pages, and files of others in a folder. */
export async function makeSubjects(world: TestWorld, folder: string): Promise<Subject[]> {
  mkdirSync(folder, { recursive: true })
  const options = { trustAnchors: world.trustAnchors, validationTime: new Date(world.now.getTime() + 60_000) }
  const page = new Uint8Array(readFileSync(PAGE))
  const visible = { page: 1, rectangle: [50, 50, 200, 100], appearance: '0.2 0.4 0.7 RG 2 w 1 1 148 48 re S' } as const
  const seen = await signPades(page, { signer: world.signer, signingTime: world.now, visible })
  await sealDiplomas(folder, world)
  const read = (name: string, isOwn: boolean): Subject => ({
    name,
    text: textOf(readFileSync(join(folder, name))),
    options,
    isOwn,
  })
  return [
    ...(await sealedAtEachLevel(world, 'page', page, options)),
    { name: 'visible B-LTA', text: textOf((await augmentPades(seen, 'B-LTA', world)).pdf), options, isOwn: true },
    ...DIPLOMAS.map((name) => read(name, true)),
    ...(await preparedSubjects(world, page, options)),
  ]
}

/** The files that EU DSS and pyHanko have sealed in a folder in the same world. */
export function foreignSubjects(world: TestWorld, folder: string): Subject[] {
  const options = { trustAnchors: world.trustAnchors, validationTime: new Date(Date.now() + 60_000) }
  return FOREIGN.map((name) => ({ name, text: textOf(readFileSync(join(folder, name))), options, isOwn: true }))
}
