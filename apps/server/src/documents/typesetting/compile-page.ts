import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler'
import { declareAccessibility } from './declare-accessibility.ts'
import { type Coverage, fontCoverage } from './font-coverage.ts'
import { typesettable } from './typesettable-text.ts'

/** One document to set: plain data, so that it can cross to a worker thread. */
export interface PageOrder {
  /** What the page shows; its texts are laid out as they are, never read as markup. */
  page: object
  /** The file to attach, or null for a page that stands alone. */
  attachment: string | null
  /** Unix seconds, written as the file's creation time. */
  createdAt: number
}

const TEMPLATE = fileURLToPath(new URL('../page/diploma-page.typ', import.meta.url))
const FONTS = [
  '@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf',
  '@expo-google-fonts/noto-serif/600SemiBold/NotoSerif_600SemiBold.ttf',
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
]

/** Loads compiler and fonts once; the function sets one order as a tagged PDF/A-3a. Throws `TypesettingFailed`. */
export function createPageCompiler(): (order: PageOrder) => Uint8Array {
  const { resolve } = createRequire(import.meta.url)
  const fonts = FONTS.map((font) => readFileSync(resolve(font)))
  const compiler = NodeCompiler.create({
    workspace: fileURLToPath(new URL('../page', import.meta.url)),
    fontArgs: [{ fontBlobs: fonts }],
  })
  const coverages = fonts.map(fontCoverage)
  const covers: Coverage = (codePoint) => coverages.every((font) => font(codePoint))
  return (order) => {
    try {
      return compile(compiler, order, covers)
    } finally {
      // What Typst remembers of one document never helps the next and would only grow.
      compiler.evictCache(0)
    }
  }
}

/** The page could not be set. Its message names the place in the template; it holds nothing of the page's texts. */
export class TypesettingFailed extends Error {}

function compile(compiler: NodeCompiler, order: PageOrder, covers: Coverage): Uint8Array {
  const { page, attachment, createdAt } = order
  const inputs = { page: JSON.stringify(typesettable(page, covers)), ...(attachment !== null && { attachment }) }
  const compiled = compiler.compile({ mainFilePath: TEMPLATE, inputs })
  if (compiled.result === null) throw new TypesettingFailed(placeOf(compiler, compiled.takeError()))
  try {
    return declareAccessibility(compiler.pdf(compiled.result, { pdfStandard: 'a-3a', creationTimestamp: createdAt }))
  } catch {
    // The cause is dropped on purpose: the exporter quotes the text that it could not set.
    throw new TypesettingFailed('the page does not meet PDF/A-3a')
  }
}

function placeOf(compiler: NodeCompiler, error: NodeError | null): string {
  const [first] = error === null ? [] : compiler.fetchDiagnostics(error)
  return `the template failed at ${String(first?.range?.start?.line ?? 'an unknown line')}`
}
