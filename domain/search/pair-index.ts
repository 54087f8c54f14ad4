/** An index that finds names by common letter pairs. */

/** Returns a function that finds entries with common pairs, and their likeness: the share of common pairs, up to 1. */
export function pairIndex<Entry extends { pairs: ReadonlySet<string> }>(entries: readonly Entry[]) {
  const byPair = new Map<string, number[]>()
  for (const [at, { pairs }] of entries.entries()) {
    for (const pair of pairs) {
      const known = byPair.get(pair)
      if (known) known.push(at)
      else byPair.set(pair, [at])
    }
  }
  return (pairs: ReadonlySet<string>): { entry: Entry; likeness: number }[] => {
    const common = new Uint32Array(entries.length)
    const found: number[] = []
    for (const pair of pairs) {
      for (const at of byPair.get(pair) ?? []) {
        if (common[at] === 0) found.push(at)
        common[at]! += 1
      }
    }
    return found.map((at) => {
      const entry = entries[at]!
      return { entry, likeness: (2 * common[at]!) / (entry.pairs.size + pairs.size) }
    })
  }
}

export function letterPairs(text: string): Set<string> {
  const pairs = new Set<string>()
  for (let at = 0; at < text.length - 1; at += 1) pairs.add(text.slice(at, at + 2))
  return pairs
}
