import { existsSync, readdirSync, readFileSync } from 'node:fs'

const CORPUS = new URL('corpus/', import.meta.url)
const REGRESSIONS = new URL('regressions/', import.meta.url)

const filesIn = (folder: URL) => (existsSync(folder) ? readdirSync(folder).sort() : [])

/** The inputs that fuzzing of a kind starts from. */
export const readCorpus = (kind: string): Uint8Array[] => {
  const folder = new URL(`${kind}/`, CORPUS)
  return filesIn(folder).map((name) => new Uint8Array(readFileSync(new URL(name, folder))))
}

/** Inputs that a parser did not bear once: `<target>.<what was wrong>.bin`. */
export const readRegressions = (): { readonly name: string; readonly target: string; readonly input: Uint8Array }[] =>
  filesIn(REGRESSIONS).map((name) => ({
    name,
    target: name.split('.')[0] ?? '',
    input: new Uint8Array(readFileSync(new URL(name, REGRESSIONS))),
  }))
