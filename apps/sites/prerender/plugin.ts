import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { compressFiles } from './compress-files.ts'
import type * as Entry from './entry.tsx'
import { noteImports } from './note-imports.ts'
import { type ClientChunk, partsOf } from './parts.ts'
import { writePages } from './write-pages.ts'

/** After the sites are built: draws their public pages in each language, and compresses what is served. */
export function prerender(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'perga-prerender',
    apply: (user, { command }) => command === 'build' && user.build?.ssr === undefined,
    configResolved: (resolved) => {
      config = resolved
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = config.build.outDir }, bundle) {
        const chunks = Object.values(bundle).filter((file): file is ClientChunk => file.type === 'chunk')
        await mkdir(config.cacheDir, { recursive: true })
        const work = await mkdtemp(join(config.cacheDir, 'prerender-'))
        try {
          await buildDrawing(config, work)
          await writePages({ folder: dir, parts: partsOf(chunks), fresh: freshDrawing(join(work, 'entry.js')) })
        } finally {
          await rm(work, { recursive: true })
        }
        await compressFiles(dir)
      },
    },
  }
}

/** The same sources once more, for Node, in one file. */
async function buildDrawing(config: ResolvedConfig, folder: string): Promise<void> {
  const { inlineConfig } = config
  await build({
    ...inlineConfig,
    root: config.root,
    configFile: config.configFile ?? false,
    logLevel: 'error',
    plugins: [...(inlineConfig.plugins ?? []), noteImports()],
    // The large libraries hold no state of a page: they are shared by all instances.
    ssr: { noExternal: true, external: ['react', 'react-dom', 'react-router'] },
    // The same moment of the build as in the browser's part.
    define: { ...config.define },
    build: {
      ...inlineConfig.build,
      ssr: 'prerender/entry.tsx',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'entry.js' } },
    },
  })
}

/** Each page is drawn by an instance of its own, so that nothing of an earlier page counts as loaded. */
function freshDrawing(file: string): () => Promise<typeof Entry> {
  let count = 0
  return () => {
    count += 1
    return import(`${pathToFileURL(file).href}?page=${count}`)
  }
}
