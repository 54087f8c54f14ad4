// Counts events by name since the process started.

export type Tally<Name extends string> = {
  add(name: Name): void
  /** Without zeros. */
  counts(): ReadonlyMap<Name, number>
}

export function createTally<Name extends string>(): Tally<Name> {
  const counts = new Map<Name, number>()
  return {
    add: (name) => void counts.set(name, (counts.get(name) ?? 0) + 1),
    counts: () => counts,
  }
}
