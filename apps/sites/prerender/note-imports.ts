import type { Plugin } from 'vite'

const DYNAMIC_IMPORT = /\bimport\((["'`])([^"'`]+)\1\)/g

declare global {
  var notedImports: Set<string> | undefined
}

/** Has every `import()` of the drawing note which module it loads, so that the page can name its parts in advance. */
export function noteImports(): Plugin {
  return {
    name: 'perga-note-imports',
    enforce: 'post',
    async transform(code, id) {
      let noted = code
      for (const [expression, , specifier = ''] of code.matchAll(DYNAMIC_IMPORT)) {
        const module = await this.resolve(specifier, id)
        if (module === null) continue
        const note = `(globalThis.notedImports?.add(${JSON.stringify(module.id)}), ${expression})`
        noted = noted.replace(expression, () => note)
      }
      return noted === code ? null : { code: noted, map: null }
    },
  }
}

/** The modules that were loaded on demand while `work` was done, in their order. */
export async function notingImports<Result>(work: () => Promise<Result>): Promise<[Result, readonly string[]]> {
  const noted = new Set<string>()
  globalThis.notedImports = noted
  const result = await work()
  globalThis.notedImports = undefined
  return [result, [...noted]]
}
