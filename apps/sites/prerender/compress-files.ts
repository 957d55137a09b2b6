import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const COMPRESSIBLE = new Set(['.js', '.css', '.svg'])
const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]

/** Puts a `.br` and a `.gz` beside every text file of the build, so that the server compresses nothing while it serves. */
export async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = files.filter((file) => file.isFile() && COMPRESSIBLE.has(extname(file.name)))
  await Promise.all(texts.map(({ parentPath, name }) => compress(join(parentPath, name))))
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  await writeFile(`${file}.br`, await toBrotli(content))
  await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }))
}
