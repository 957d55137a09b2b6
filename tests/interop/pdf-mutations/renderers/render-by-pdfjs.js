// Renders PDF files by pdf.js: `node render-by-pdfjs.js <folder where pdfjs-dist is installed>`. Reads one path a line; answers
// each with one line: a hash for each page, or "error …".
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

const require = createRequire(join(process.argv[2], 'package.json'))
// What pdf.js writes for developers must not stand between the answers.
console.log = console.warn = console.info = () => undefined
const { getDocument, AnnotationMode, VerbosityLevel } = await import(
  pathToFileURL(require.resolve('pdfjs-dist/legacy/build/pdf.mjs')).href
)
const { createCanvas } = require('@napi-rs/canvas')
const base = join(require.resolve('pdfjs-dist/package.json'), '..')

async function hashOf(page) {
  const viewport = page.getViewport({ scale: 1 })
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)]
  if (width * height > 20_000_000) throw new Error('page too large')
  const canvas = createCanvas(width, height)
  const canvasContext = canvas.getContext('2d')
  await page.render({ canvas, canvasContext, viewport, annotationMode: AnnotationMode.ENABLE }).promise
  const pixels = canvasContext.getImageData(0, 0, width, height).data
  return createHash('sha256').update(`${width}x${height}`).update(pixels).digest('hex').slice(0, 32)
}

async function hashes(path) {
  const task = getDocument({
    data: new Uint8Array(readFileSync(path)),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    enableXfa: true,
    standardFontDataUrl: `${join(base, 'standard_fonts')}/`,
    cMapUrl: `${join(base, 'cmaps')}/`,
    wasmUrl: `${join(base, 'wasm')}/`,
    iccUrl: `${join(base, 'iccs')}/`,
  })
  try {
    const document = await task.promise
    const found = []
    for (let number = 1; number <= document.numPages; number++) found.push(await hashOf(await document.getPage(number)))
    return found.join(' ')
  } finally {
    await task.destroy()
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const answer = await hashes(line.trim()).catch((error) => `error ${error.name}`)
  process.stdout.write(`${answer || 'error no page'}\n`)
}
