/** What a page of a site loads in a language, as the build of the sites writes it down (`prerendered/parts.json`). */
export interface PageParts {
  site: string
  pattern: string
  locale: string
  scripts: string[]
  styles: string[]
}

/** The budgets of the sites in kB (1,000 bytes) after gzip. */
export const BUDGETS = { landingScripts: 115, landingStyles: 8, pageScripts: 130 } as const

/** A page with what its files weigh together, in bytes after gzip. */
export interface PageSize {
  page: string
  isLanding: boolean
  scripts: number
  styles: number
}

/** Adds up the files of each page; `weigh` gives the bytes of one file after gzip. */
export function pageSizes(pages: readonly PageParts[], weigh: (file: string) => number): PageSize[] {
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + weigh(file), 0)
  return pages.map(({ site, pattern, locale, scripts, styles }) => ({
    page: `${site} ${pattern} ${locale}`,
    isLanding: site === 'service' && pattern === '/',
    scripts: sum(scripts),
    styles: sum(styles),
  }))
}

/** The lines that say which page is too big, by how much; empty when every page keeps to its budget. */
export function overBudget(sizes: readonly PageSize[]): string[] {
  return sizes.flatMap(({ page, isLanding, scripts, styles }) => [
    ...line(page, { what: 'JS', bytes: scripts, budget: isLanding ? BUDGETS.landingScripts : BUDGETS.pageScripts }),
    ...(isLanding ? line(page, { what: 'CSS', bytes: styles, budget: BUDGETS.landingStyles }) : []),
  ])
}

function line(page: string, { what, bytes, budget }: { what: string; bytes: number; budget: number }): string[] {
  if (bytes <= budget * 1000) return []
  return [`${page.padEnd(50)} ${what.padEnd(4)} ${(bytes / 1000).toFixed(1).padStart(7)} kB of ${budget} kB`]
}
