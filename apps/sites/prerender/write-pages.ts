import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Locale } from '@perga/domain'
import type * as Entry from './entry.tsx'
import type { SiteOutline } from './entry.tsx'
import { notingImports } from './note-imports.ts'
import { fillPage } from './page-html.ts'
import type { Parts, PartsOf } from './parts.ts'

const FOLDER = 'prerendered'
/** A path that no site has: what is drawn there is the page for unknown paths. */
const UNKNOWN = '/not-found'

/** The files of a page by language, as paths inside the build. */
type PageFiles = Record<Locale, string>

/** What the server is told about a site (`prerendered/pages.json`). */
interface SitePages {
  /** The path under which the site lives, e.g. `/` or `/authorization`. */
  base: string
  /** The page without content, for addresses that are not drawn. */
  entry: string
  patterns: readonly string[]
  pages: Record<string, PageFiles>
  notFound: PageFiles | null
}

/** What a page of a site loads in a language (`prerendered/parts.json`), for the budgets of `npm run check`. */
export interface PageParts extends Parts {
  readonly site: string
  readonly pattern: string
  readonly locale: Locale
}

interface Build {
  readonly folder: string
  readonly parts: PartsOf
  readonly fresh: () => Promise<typeof Entry>
}

/** A build at work: what the pages load is noted as they are drawn. */
interface Drawing extends Build {
  readonly drawn: PageParts[]
}

/** Draws every public page of every site in each language, and writes down for the server which file is which page. */
export async function writePages(build: Build): Promise<void> {
  const sites = (await build.fresh()).listSites()
  const pages: SitePages[] = []
  const drawn: PageParts[] = []
  for (const site of sites) pages.push(await writeSite({ ...build, drawn }, site))
  await writeJson(build, 'pages.json', { sites: pages })
  await writeJson(build, 'parts.json', [...drawn, ...(await findParts(build, sites))])
}

async function writeSite(build: Drawing, { name, patterns, drawn }: SiteOutline): Promise<SitePages> {
  const base = name === 'service' ? '/' : `/${name}`
  const entry = name === 'service' ? 'index.html' : `${name}/index.html`
  const template = await readFile(join(build.folder, entry), 'utf8')
  const write = async (path: string): Promise<PageFiles> => ({
    el: await writePage(build, { name, template, path, locale: 'el' }),
    en: await writePage(build, { name, template, path, locale: 'en' }),
  })
  const pages: Record<string, PageFiles> = {}
  for (const path of drawn) pages[path] = await write(path)
  return { base, entry, patterns, pages, notFound: drawn.length === 0 ? null : await write(UNKNOWN) }
}

interface PageAddress {
  /** The site's folder. */
  readonly name: string
  readonly template: string
  readonly path: string
  readonly locale: Locale
}

async function writePage(build: Drawing, address: PageAddress): Promise<string> {
  const { name, path, locale } = address
  const html = await drawFile(build, address).catch((cause: unknown) => {
    const advice = `Mend it, or name it in apps/sites/${name}/drawn-in-browser.ts.`
    throw new Error(`The page ${path} cannot be drawn without a browser. ${advice}`, { cause })
  })
  const file = `${FOLDER}/${locale}${path === '/' ? '/index' : path}.html`
  await mkdir(dirname(join(build.folder, file)), { recursive: true })
  await writeFile(join(build.folder, file), html)
  return file
}

async function drawFile({ parts, fresh, drawn }: Drawing, { name, template, path, locale }: PageAddress) {
  const drawing = await fresh()
  const [html, modules] = await notingImports(() => drawing.drawPage(name, path, locale))
  const page = { path: path === UNKNOWN ? null : path, locale, html, parts: parts(name, modules) }
  drawn.push({ site: name, pattern: path, locale, ...page.parts })
  return fillPage(template, page)
}

/** Pages that are not drawn: their parts are looked up in Greek, whose texts are the larger ones. */
async function findParts({ parts, fresh }: Build, sites: readonly SiteOutline[]): Promise<PageParts[]> {
  const found: PageParts[] = []
  for (const { name: site, patterns, drawn } of sites) {
    for (const pattern of patterns.filter((known) => !drawn.includes(known))) {
      const drawing = await fresh()
      const [, modules] = await notingImports(() => drawing.loadParts(site, pattern, 'el'))
      found.push({ site, pattern, locale: 'el', ...parts(site, modules) })
    }
  }
  return found
}

const writeJson = ({ folder }: Build, name: string, content: unknown) =>
  writeFile(join(folder, FOLDER, name), JSON.stringify(content))
