import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

interface Picture {
  readonly name: string
  readonly file: string
  readonly caption: string
}

/** A folder of pictures and the page that shows them side by side. */
export interface Gallery {
  readonly add: (page: Page, name: string, variant: string) => Promise<void>
  readonly write: () => Promise<string>
}

/** Empties the folder and collects pictures there. */
export async function openGallery(folder: string): Promise<Gallery> {
  const pictures: Picture[] = []
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  return {
    add: async (page, name, variant) => {
      const file = `${name.replace(/[^\p{L}\d]+/gu, '-')}.${variant.replaceAll(' ', '-')}.png`
      await page.screenshot({ path: join(folder, file), fullPage: true })
      pictures.push({ name, file, caption: variant })
    },
    write: async () => {
      const index = join(folder, 'index.html')
      await writeFile(index, pageOf(pictures))
      return index
    },
  }
}

function pageOf(pictures: readonly Picture[]): string {
  const sections = [...Map.groupBy(pictures, ({ name }) => name)].map(([name, group]) => {
    const figures = group.map(
      ({ file, caption }) =>
        `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`,
    )
    return `<section><h2>${name}</h2><div>${figures.join('')}</div></section>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures of every screen</title><style>${STYLE}</style>
<h1>Pictures of every screen</h1>${sections.join('\n')}`
}

const STYLE = `body{font:16px sans-serif;margin:2rem;background:#eee}section>div{display:flex;gap:1rem;align-items:start;flex-wrap:wrap}
figure{margin:0}img{max-height:900px;max-width:640px;border:1px solid #999;background:#fff}figcaption{font-size:.8rem}`
