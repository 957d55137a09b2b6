import { expect, test } from 'vitest'
import { type ClientChunk, partsOf } from './parts.ts'

interface Outline {
  file: string
  name?: string
  imports?: string[]
  modules?: string[]
  styles?: string[]
}

// Only what `partsOf` reads; a whole chunk of the bundler has thirty members more.
const chunk = ({ file, name = '', imports = [], modules = [], styles = [] }: Outline) =>
  ({
    fileName: file,
    ...{ name, isEntry: name !== '', imports, moduleIds: modules },
    viteMetadata: { importedCss: new Set(styles) },
  }) as unknown as ClientChunk

const parts = partsOf([
  chunk({ file: 'service.js', name: 'service', imports: ['shell.js'], styles: ['service.css'] }),
  chunk({ file: 'shell.js', imports: ['libraries.js'], styles: ['shell.css'] }),
  chunk({ file: 'libraries.js' }),
  chunk({ file: 'terms.js', imports: ['shell.js', 'card.js'], modules: ['/terms.tsx'], styles: ['terms.css'] }),
  chunk({ file: 'card.js', imports: ['shell.js'], styles: ['card.css'] }),
])

test('a page loads the entry of its site, what it asks for, and what those import, each once and imports first', () => {
  expect(parts('service', ['/terms.tsx'])).toEqual({
    scripts: ['libraries.js', 'shell.js', 'service.js', 'card.js', 'terms.js'],
    styles: ['shell.css', 'service.css', 'card.css', 'terms.css'],
  })
})

test('a module that the bundler has put nowhere adds nothing', () => {
  expect(parts('service', ['/gone.tsx']).scripts).toEqual(['libraries.js', 'shell.js', 'service.js'])
})

test('a site without an entry is a fault of the build', () => {
  expect(() => parts('desk', [])).toThrow('the build has no entry “desk”')
})
