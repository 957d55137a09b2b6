import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { landingEl } from '../service/content/landing-el.ts'
import { landingEn } from '../service/content/landing-en.ts'
import { printPresentations } from './print-presentations.ts'
import { presentations } from './slides.ts'

const landing = { el: landingEl, en: landingEn }
const PUBLIC = join(import.meta.dirname, '..', 'public')
let printed: string
beforeAll(async () => {
  printed = await mkdtemp(join(tmpdir(), 'perga-presentations-'))
  await printPresentations(join(printed, 'presentations'))
})
afterAll(() => rm(printed, { recursive: true, force: true }))

test.each(['el', 'en'] as const)(
  'G0: the presentations of the landing page are the printed slides (%s)',
  async (locale) => {
    const listed = landing[locale].presentations.items
    expect(listed.map(({ title }) => title)).toEqual(presentations.map(({ title }) => title[locale]))
    for (const { href } of listed) {
      for (const folder of [PUBLIC, printed]) {
        const file = (await readFile(join(folder, href))).toString('latin1')
        expect(file.startsWith('%PDF-')).toBe(true)
        expect(file).toContain('/MarkInfo')
        expect(file.match(/\/Type \/Page\b/g)).toHaveLength(6)
      }
    }
  },
)
