import type { PublicCount } from '@perga/contracts'

/** A count below this could tell of one person. */
const FEWEST = 5

const isFew = (count: number) => count > 0 && count < FEWEST

/** A count that stands alone, as it may be published. */
export const publishCount = (count: number): PublicCount => (isFew(count) ? 'few' : count)

/**
 * Counts whose sum is published too. Where one alone is too small to be told, the next smallest is withheld with it, so that
 * nobody can find it by subtraction.
 */
export function publishCounts(counts: readonly number[]): PublicCount[] {
  const published = counts.map(publishCount)
  if (published.filter((count) => count === 'few').length !== 1) return published
  const told = counts.filter((count) => count >= FEWEST)
  const withheld = told.length === 0 ? -1 : counts.indexOf(Math.min(...told))
  return published.map((count, index) => (index === withheld ? 'withheld' : count))
}
