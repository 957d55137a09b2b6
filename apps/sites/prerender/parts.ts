import type { Rolldown } from 'vite'

/** A chunk of the browser's build, with the styles that Vite has found in it. */
export type ClientChunk = Rolldown.OutputChunk & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

/** What a page loads: its scripts and its styles, as paths inside the build. */
export interface Parts {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Tells what a page loads, from the entry of its site and the modules that were loaded on demand for it. */
export type PartsOf = (site: string, modules: readonly string[]) => Parts

export function partsOf(chunks: readonly ClientChunk[]): PartsOf {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const byModule = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)))
  return (site, modules) => {
    const entry = chunks.find(({ isEntry, name }) => isEntry && name === site)
    if (entry === undefined) throw new Error(`the build has no entry “${site}”`)
    const loaded = withImports([entry, ...modules.flatMap((id) => byModule.get(id) ?? [])], byFile)
    const styles = loaded.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
    return { scripts: loaded.map(({ fileName }) => fileName), styles: [...new Set(styles)] }
  }
}

/** The chunks and everything they import, each once, imports first: the order in which styles must follow each other. */
function withImports(asked: readonly ClientChunk[], byFile: ReadonlyMap<string, ClientChunk>): ClientChunk[] {
  const met = new Set<ClientChunk>()
  const ordered: ClientChunk[] = []
  const visit = (chunk: ClientChunk | undefined) => {
    if (chunk === undefined || met.has(chunk)) return
    met.add(chunk)
    for (const file of chunk.imports) visit(byFile.get(file))
    ordered.push(chunk)
  }
  for (const chunk of asked) visit(chunk)
  return ordered
}
