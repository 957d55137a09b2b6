/** At most `count` of `items`, each equally likely, by a partial Fisher–Yates shuffle; `random` gives numbers in [0, 1). */
export function pickAtRandom<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const left = [...items]
  const picked: Item[] = []
  while (picked.length < count && left.length > 0) {
    picked.push(...left.splice(Math.floor(random() * left.length), 1))
  }
  return picked
}
