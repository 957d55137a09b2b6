import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Runs each `*.rules.ts` at build time and puts its values in its place, so that the contracts rule the forms and their schema
 * library (93 kB gzip) stays out of the browser (docs/decisions/0033-one-form.md).
 */
export function evaluateRules(): Plugin {
  return {
    name: 'perga-body-rules',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?')
      if (file.includes('/node_modules/zod/')) this.error('zod does not enter the browser: use a *.rules.ts')
      if (!file.endsWith('.rules.ts')) return null
      this.addWatchFile(file)
      const { mtimeMs } = await stat(file)
      const values: Record<string, unknown> = await import(`${pathToFileURL(file).href}?${mtimeMs}`)
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
