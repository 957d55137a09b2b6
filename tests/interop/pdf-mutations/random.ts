/** Numbers from a seed: the same seed gives the same run. */
export interface Random {
  /** A whole number from 0 up to, not including, `below`. */
  below(below: number): number
  /** True in this share of calls, from 0 to 1. */
  chance(share: number): boolean
  /** One of several. */
  pick<Item>(items: readonly [Item, ...Item[]]): Item
}

/** Mulberry32: 32 bits of state, which is enough to choose among mutations. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    chance: (share) => next() < share,
    pick: (items) => items[below(items.length)] ?? items[0],
  }
}

/** A seed of its own for each numbered mutant of a run. */
export const seedOf = (run: number, index: number): number =>
  (Math.imul(run, 0x9e3779b1) ^ Math.imul(index, 0x85ebca6b)) >>> 0
